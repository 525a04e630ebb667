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
    let adaptive = [GridItem(.adaptive(minimum: 20), spacing: 0), GridItem(spacing: 0)]
    #expect(try cells(3, in: 100, adaptive) == [rect(0, 0, 25, 10), rect(25, 0, 25, 10), rect(50, 0, 50, 10)])
  }

  @Test("the deepest cell of a line is as it was measured, others may grow to be as deep")
  func depth() throws {
    func block(_ name: String, _ least: Double, _ most: Double) -> some View {
      Color.black.frame(minHeight: least, idealHeight: most, maxHeight: most).markFrame(name)
    }
    let frames = try Fixture().frames(width: 108) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        // Offered 80 points, the first one would be given half of them and take its least.
        VStack(spacing: 0) {
          block("a", 50, 60)
          block("b", 5, 20)
        }
        block("c", 10, 70)
        Color.black.frame(minHeight: 10, idealHeight: 10, maxHeight: .infinity).markFrame("d")
        block("e", 10, 30)
      }
    }
    #expect(frames["a"] == rect(0, 0, 50, 60) && frames["b"] == rect(0, 60, 50, 20))
    #expect(frames["c"] == rect(58, 5, 50, 70))
    #expect(frames["d"]?.height == 30 && frames["e"]?.height == 30)
  }

  @Test("as many adaptive columns as fit, at least one")
  func adaptive() throws {
    let columns = [GridItem(.adaptive(minimum: 30), spacing: 5)]
    #expect(try cells(3, in: 100, columns) == [rect(0, 0, 30, 10), rect(35, 0, 30, 10), rect(70, 0, 30, 10)])
    #expect(try cells(2, in: 20, alignment: .leading, columns) == [rect(0, 0, 30, 10), rect(0, 14, 30, 10)])
  }

  @Test("beside a view of a width of its own, a grid takes what is left, wherever it stands")
  func sharedRoom() throws {
    let grid = LazyVGrid(columns: [GridItem()]) { Color.black.frame(height: 10).markFrame("cell") }
    let fixed = Color.black.frame(width: 60, height: 10).markFrame("fixed")
    let first = try Fixture().frames(width: 100) {
      HStack(spacing: 0) {
        grid; fixed
      }
    }
    #expect(first["cell"] == rect(0, 0, 40, 10) && first["fixed"] == rect(40, 0, 60, 10))
    let last = try Fixture().frames(width: 100) {
      HStack(spacing: 0) {
        fixed; grid
      }
    }
    #expect(last["fixed"] == rect(0, 0, 60, 10) && last["cell"] == rect(60, 0, 40, 10))
  }

  /// At three pixels a point, what the padding leaves of the frame is less than 10 by the last bit of a sum.
  @Test("columns fit that are as wide as the room together, however that is added up")
  func exactRoom() throws {
    let frames = try Fixture(scale: 3).frames {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 4), spacing: 2)]) {
        ForEach(0..<2) { Color.black.frame(height: 10).markFrame("\($0)") }
      }
      .padding(14.0 / 3).frame(width: 58.0 / 3)
    }
    #expect(frames["0"]?.minY == frames["1"]?.minY)
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

  @Test("a section begins a line, and what is above or below its content has one of its own")
  func sections() throws {
    func box(_ name: String, _ width: Double? = nil) -> some View {
      Color.black.frame(width: width, height: 10).markFrame(name)
    }
    let frames = try Fixture().frames(width: 108) {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]) {
        box("loose")
        Section {
          ForEach(0..<3) { box("\($0)") }
        } header: {
          box("header")
        } footer: {
          box("footer", 20)
        }
        Section { box("next") }
      }
    }
    #expect(frames["loose"] == rect(0, 0, 50, 10))
    #expect(frames["header"] == rect(0, 10, 108, 10))
    #expect(frames["0"] == rect(0, 20, 50, 10) && frames["1"] == rect(58, 20, 50, 10))
    #expect(frames["2"] == rect(0, 30, 50, 10))
    #expect(frames["footer"] == rect(44, 40, 20, 10))
    #expect(frames["next"] == rect(0, 50, 50, 10))
    let leading = try Fixture().frames(width: 108) {
      LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading, spacing: 0) {
        Section {
          box("cell")
        } header: {
          box("header", 20)
        }
      }
    }
    #expect(leading["header"] == rect(0, 0, 20, 10))
    let rows = try Fixture().frames(height: 40) {
      LazyHGrid(rows: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10))], spacing: 0) {
        Section {
          ForEach(0..<2) { Color.black.frame(width: 5).markFrame("\($0)") }
        } header: {
          Color.black.frame(width: 7).markFrame("header")
        }
      }
    }
    #expect(rows["header"] == rect(0, 10, 7, 20))
    #expect(rows["0"] == rect(7, 10, 5, 10) && rows["1"] == rect(7, 20, 5, 10))
  }

  @Test("lazy stacks take all the room across them, others only what their views need")
  func lazyStacks() throws {
    func box() -> some View { Color.black.frame(width: 10, height: 10).markFrame("box") }
    let column = try Fixture().frames(width: 50, height: 30) {
      LazyVStack(alignment: .trailing, pinnedViews: []) { box() }.markFrame("stack")
    }
    #expect(column["stack"]?.width == 50 && column["stack"]?.height == 10 && column["box"]?.minX == 40)
    let row = try Fixture().frames(width: 50, height: 30) {
      LazyHStack(alignment: .bottom) { box() }.markFrame("stack")
    }
    #expect(row["stack"]?.height == 30 && row["stack"]?.width == 10 && row["box"]?.minY == 20)
    let ideal = try Fixture().frames { LazyVStack { box() }.markFrame("stack") }
    #expect(ideal["stack"] == rect(0, 0, 10, 10))
  }

  @Test("views of lazy stacks are as long as they want to be, whatever room there is")
  func idealLengths() throws {
    let column = try Fixture().frames(width: 50, height: 90) {
      LazyVStack(spacing: 0) {
        Color.black.markFrame("growing")
        Spacer(minLength: 5)
        Text("a").markFrame("text")
      }
      .markFrame("stack")
    }
    #expect(column["growing"] == rect(0, 0, 50, 10) && column["text"]?.minY == 15)
    #expect(column["stack"] == rect(0, 0, 50, 25))
    let row = try Fixture().frames(width: 90, height: 50) {
      LazyHStack(spacing: 0) { Color.black.markFrame("growing") }.markFrame("stack")
    }
    #expect(row["growing"] == rect(0, 0, 10, 50) && row["stack"] == rect(0, 0, 10, 50))
  }
}
