import DaguerreGraphics
import DaguerreViews
import Testing

/// Rows made of guides that count how far the ones before have come, as people wrote them before there was `Layout`.
@Suite("Guides that count")
struct CountingGuideTests {
  private static let widths = [40.0, 30, 50, 20, 60]

  private static func box(_ index: Int) -> some View {
    Color.black.frame(width: widths[index], height: 10).markFrame("\(index)")
  }

  /// Begins anew with a first view that is not seen.
  private struct Rows: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        var (room, x, y) = (0.0, 0.0, 0.0)
        Color.clear.frame(height: 0)
          .alignmentGuide(.top) { clear in
            (room, x, y) = (clear.width, 0, 0)
            return 0
          }
        ForEach(0..<CountingGuideTests.widths.count) { CountingGuideTests.box($0) }
          .alignmentGuide(.leading) { box in
            if x + box.width > room {
              x = 0
              y += box.height + 2
            }
            defer { x += box.width + 2 }
            return -x
          }
          .alignmentGuide(.top) { _ in -y }
      }
    }
  }

  /// Begins anew after its last view.
  private struct Tags: View {
    let room: Double

    var body: some View {
      var (x, y) = (0.0, 0.0)
      return ZStack(alignment: .topLeading) {
        ForEach(0..<CountingGuideTests.widths.count) { index in
          CountingGuideTests.box(index)
            .alignmentGuide(.leading) { box in
              if box.width - x > room {
                x = 0
                y -= box.height
              }
              defer { x = index == CountingGuideTests.widths.count - 1 ? 0 : x - box.width }
              return x
            }
            .alignmentGuide(.top) { _ in
              defer { if index == CountingGuideTests.widths.count - 1 { y = 0 } }
              return y
            }
        }
      }
    }
  }

  private func frames(@ViewBuilder _ rows: () -> some View) throws -> (rows: [Rect?], below: Rect?) {
    let frames = try Fixture().frames(width: 100) {
      VStack(alignment: .leading, spacing: 0) {
        rows()
        Color.red.frame(height: 5).markFrame("below")
      }
    }
    return (Self.widths.indices.map { frames["\($0)"] }, frames["below"])
  }

  @Test("layers are asked across and down, one after the other, so that rows are wrapped and have their height")
  func wrapped() throws {
    let rows = try frames { Rows() }
    #expect(
      rows.rows == [
        rect(0, 0, 40, 10), rect(42, 0, 30, 10), rect(0, 12, 50, 10), rect(52, 12, 20, 10), rect(0, 24, 60, 10),
      ])
    #expect(rows.below == rect(0, 34, 100, 5))
    let places = [
      rect(0, 0, 40, 10), rect(40, 0, 30, 10), rect(0, 10, 50, 10), rect(50, 10, 20, 10), rect(0, 20, 60, 10),
    ]
    let tags = try frames { Tags(room: 100) }
    #expect(tags.rows == places && tags.below == rect(0, 30, 100, 5))
    let read = try frames { GeometryReader { Tags(room: $0.size.width) }.frame(height: 50) }
    #expect(read.rows == places && read.below == rect(0, 50, 100, 5))
  }
}
