import DaguerreViews
import Testing

@Suite("Grounds of containers")
struct ContainerBackgroundTests {
  private static let (red, green, blue) = (
    Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF), Color(rgba: 0x0000_FFFF)
  )

  /// What is filled in a room of 50 by 40 points, from back to front.
  private func fills(@ViewBuilder _ content: @escaping () -> some View) throws -> [(Rect, Color)] {
    try Fixture().commands(width: 50, height: 40, content).compactMap {
      if case .fillRect(let rect, let color) = $0 { (rect, color) } else { nil }
    }
  }

  private func box(_ color: Color) -> some View { color.frame(width: 10, height: 20) }

  @Test("are behind all of the container that a view is in, and under what covers its sides")
  func navigation() throws {
    let fills = try fills {
      NavigationStack { box(Self.red).containerBackground(Self.green, for: .navigation) }
        .safeAreaInset(edge: VerticalEdge.bottom, spacing: 0) { Self.blue.frame(height: 8) }
    }
    #expect(fills.map(\.0) == [rect(0, 0, 50, 40), rect(20, 6, 10, 20), rect(0, 32, 50, 8)])
    #expect(fills.map(\.1) == [Self.green, Self.red, Self.blue])
  }

  @Test("are those of the nearest container of their kind, by what is said around the others")
  func nearest() throws {
    let nested = try fills {
      NavigationSplitView {
        NavigationStack {
          box(Self.red).containerBackground(Self.green, for: .navigation)
            .containerBackground(Self.blue, for: .navigationSplitView)
        }
        .frame(width: 30)
      } detail: {
        EmptyView()
      }
    }
    #expect(nested.map(\.0) == [rect(0, 0, 50, 40), rect(10, 0, 30, 40), rect(20, 10, 10, 20)])
    #expect(nested.map(\.1) == [Self.blue, Self.green, Self.red])
    let said = try fills {
      NavigationStack {
        box(Self.red).containerBackground(Self.green, for: .navigation).containerBackground(Self.blue, for: .navigation)
      }
    }
    #expect(said.map(\.1) == [Self.blue, Self.red])
  }

  @Test("are not drawn where there is no such container")
  func nowhere() throws {
    #expect(try fills { box(Self.red).containerBackground(Self.green, for: .navigation) }.count == 1)
    #expect(try fills { NavigationStack { box(Self.red).containerBackground(Self.green, for: .widget) } }.count == 1)
  }

  @Test("may be views, at a side")
  func views() throws {
    let fills = try fills {
      NavigationStack {
        box(Self.red).containerBackground(for: .navigation, alignment: .topLeading) { box(Self.green) }
      }
    }
    #expect(fills.map(\.0) == [rect(0, 0, 10, 20), rect(20, 10, 10, 20)])
  }
}
