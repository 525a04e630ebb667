import DaguerreViews
import Testing

@Suite("Grids of equal columns")
struct LazyGridTests {
  /// Frames of cells of 10 by 10 points that fill their column, numbered as they are listed.
  private func cells(
    _ count: Int, in width: Double?, direction: LayoutDirection = .leftToRight,
    alignment: HorizontalAlignment = .center,
    _ columns: [GridItem]
  ) throws -> [Rect?] {
    let frames = try Fixture().frames(width: width, direction: direction) {
      LazyVGrid(columns: columns, alignment: alignment, spacing: 4) {
        ForEach(0..<count) { Color.black.frame(height: 10).markFrame("\($0)") }
      }
    }
    return (0..<count).map { frames["\($0)"] }
  }

  @Test("views fill row after row of columns that share the room, mirrored where lines run from right to left")
  func flexible() throws {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    #expect(
      try cells(3, in: 108, columns) == [rect(0, 0, 50, 10), rect(58, 0, 50, 10), rect(0, 14, 50, 10)])
    #expect(
      try cells(3, in: 108, direction: .rightToLeft, columns)
        == [rect(58, 0, 50, 10), rect(0, 0, 50, 10), rect(58, 14, 50, 10)])
  }

  @Test("what is not fixed is shared from leading to trailing, within limits")
  func limits() throws {
    let columns = [GridItem(.fixed(20), spacing: 0), GridItem(.flexible(maximum: 10), spacing: 0), GridItem()]
    #expect(try cells(3, in: 100, columns) == [rect(0, 0, 20, 10), rect(20, 0, 10, 10), rect(30, 0, 70, 10)])
    let wide = [GridItem(.fixed(20), spacing: 0), GridItem(.flexible(minimum: 200), spacing: 0)]
    #expect(try cells(2, in: 100, alignment: .leading, wide) == [rect(0, 0, 20, 10), rect(20, 0, 200, 10)])
  }

  @Test("as many adaptive columns as fit, at least one")
  func adaptive() throws {
    let columns = [GridItem(.adaptive(minimum: 30), spacing: 5)]
    #expect(try cells(3, in: 100, columns) == [rect(0, 0, 30, 10), rect(35, 0, 30, 10), rect(70, 0, 30, 10)])
    #expect(try cells(2, in: 20, alignment: .leading, columns) == [rect(0, 0, 30, 10), rect(0, 14, 30, 10)])
  }

  @Test("narrow columns stand where the grid's alignment says, and views where their column's does")
  func alignment() throws {
    for (alignment, x) in [(HorizontalAlignment.leading, 0.0), (.center, 40), (.trailing, 80)] {
      let frames = try Fixture().frames(width: 100) {
        LazyVGrid(columns: [GridItem(.fixed(20), alignment: .bottomTrailing)], alignment: alignment) {
          Color.black.frame(width: 5, height: 5).markFrame("cell")
        }
      }
      #expect(frames["cell"] == rect(x + 15, 0, 5, 5))
    }
    let guided = try Fixture().frames(width: 100) {
      LazyVGrid(columns: [GridItem(.fixed(20), alignment: .topLeading)], alignment: .leading) {
        Color.black.frame(width: 5, height: 5).alignmentGuide(.leading) { _ in -3 }.markFrame("cell")
      }
    }
    #expect(guided["cell"] == rect(3, 0, 5, 5))
    let rows = try Fixture().frames(width: 48) {
      LazyVGrid(columns: [GridItem(alignment: .top), GridItem(alignment: .bottom)]) {
        Color.black.frame(width: 20, height: 5).markFrame("low")
        Color.black.frame(width: 20, height: 30)
        Color.black.frame(width: 20, height: 30)
        Color.black.frame(width: 20, height: 5).markFrame("last")
      }
    }
    #expect(rows == ["low": rect(0, 0, 20, 5), "last": rect(28, 38 + 25, 20, 5)])
  }

  @Test("odd grids are laid out without harm: no columns, no room, any number of columns")
  func hostile() throws {
    #expect(try cells(2, in: 100, []) == [nil, nil])
    #expect(try cells(1, in: nil, [GridItem()]) == [rect(0, 0, 10, 10)])
    #expect(try cells(1, in: 100, [GridItem(.adaptive(minimum: 0), spacing: -1)]).first != nil)
    #expect(try cells(1, in: 1e12, [GridItem(.adaptive(minimum: 0), spacing: 0)])[0]?.width == 1e8)
    #expect(try cells(1, in: 100, alignment: .leading, [GridItem(.adaptive(minimum: 10), spacing: .nan)]).count == 1)
    #expect(try cells(1, in: 100, [GridItem(.fixed(-20))])[0]?.width == 0)
  }
}
