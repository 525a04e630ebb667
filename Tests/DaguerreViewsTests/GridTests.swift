import DaguerreViews
import Testing

@Suite("Grids")
struct GridTests {
  private func box(_ name: String, _ width: Double, _ height: Double) -> some View {
    Color.black.frame(width: width, height: height).markFrame(name)
  }

  @Test("columns are as wide as their widest cell, rows as high as their highest, mirrored from right to left")
  func sizes() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, [0.0, 34]), (.rightToLeft, [54, 0])] {
      let frames = try Fixture().frames(direction: direction) {
        Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
          GridRow {
            box("a", 30, 10)
            box("b", 20, 20)
          }
          GridRow {
            box("c", 10, 10)
            box("d", 50, 10)
          }
        }
        .markFrame("grid")
      }
      #expect(frames["grid"] == rect(0, 0, 84, 32))
      let right = direction == .rightToLeft
      #expect(frames["a"] == rect(x[0], 0, 30, 10))
      #expect(frames["b"] == rect(x[1] + (right ? 30 : 0), 0, 20, 20))
      #expect(frames["c"] == rect(x[0] + (right ? 20 : 0), 22, 10, 10))
      #expect(frames["d"] == rect(x[1], 22, 50, 10))
    }
  }

  @Test("what grows shares what fixed columns and rows leave")
  func flexible() throws {
    let frames = try Fixture().frames(width: 100, height: 60) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("fixed", 20, 10)
          Color.black.markFrame("first")
          Color.black.markFrame("second")
        }
        GridRow { box("low", 10, 10) }
        Color.black.markFrame("whole")
      }
    }
    #expect(frames["first"] == rect(20, 0, 40, 25) && frames["second"] == rect(60, 0, 40, 25))
    #expect(frames["low"] == rect(5, 25, 10, 10))
    #expect(frames["whole"] == rect(0, 35, 100, 25))
  }

  @Test("a view that is no row, and one of several columns, take the columns' width; all of those grow for more")
  func spans() throws {
    func frames(_ width: Double) throws -> [String: Rect] {
      try Fixture().frames {
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
          GridRow {
            box("a", 10, 10)
            box("b", 10, 10)
            box("c", 10, 10)
          }
          GridRow {
            box("wide", width, 10).gridCellColumns(2)
            box("d", 10, 10)
          }
          Divider().markFrame("line")
        }
      }
    }
    #expect(try frames(20)["d"] == rect(28, 10, 10, 10))
    #expect(try frames(20)["line"] == rect(0, 20, 38, 1))
    #expect(try frames(44)["b"] == rect(24, 0, 10, 10))
    #expect(try frames(44)["d"] == rect(48, 10, 10, 10))
    #expect(try frames(44)["line"] == rect(0, 20, 58, 1))
  }

  @Test("a row aligns its cells as it says, and stands as a group outside a grid")
  func rows() throws {
    let row = GridRow(alignment: .bottom) {
      box("a", 10, 10)
      box("b", 10, 30)
    }
    #expect(try Fixture().frames { Grid(alignment: .top) { row } }["a"] == rect(0, 20, 10, 10))
    #expect(try Fixture().frames { VStack(spacing: 0) { row } }["b"] == rect(0, 10, 10, 30))
    #expect(try Fixture().frames { Grid { VStack(spacing: 0) { row } } }["b"] == rect(0, 10, 10, 30))
  }

  @Test("a row of texts of two sizes on one baseline is as high as they reach above and below it")
  func baselines() throws {
    let frames = try Fixture().frames {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("x").markFrame("text")
          Text("x").padding(20).markFrame("padded")
          box("box", 10, 10)
        }
      }
      .markFrame("grid")
    }
    #expect(frames["padded"]?.minY == 0 && frames["text"]?.minY == 20)
    #expect(frames["box"]?.minY == 18)
    #expect(frames["grid"]?.height == frames["padded"]?.height)
  }

  @Test("a cell that stands elsewhere in its row does not move the row's baseline")
  func anchoredBesideBaseline() throws {
    let frames = try Fixture().frames {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("x").markFrame("text")
          box("box", 10, 30).gridCellAnchor(.top)
        }
      }
    }
    #expect(frames["text"]?.minY == 0 && frames["box"]?.minY == 0)
  }

  @Test("a cell of more columns than a screen has takes some of them")
  func hostileSpan() throws {
    let frames = try Fixture().frames {
      Grid(horizontalSpacing: 0) { GridRow { box("a", 10, 10).gridCellColumns(.max) } }
    }
    #expect(frames["a"]?.width == 10)
  }

  @Test("a cell that is offered only its row's height does not move the others, whatever height is offered")
  func unsizedCell() throws {
    let frames = try Fixture().frames(width: 60, height: 200) {
      VStack(spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.black.frame(width: 10, height: 10).markFrame("sized")
            Color.black.gridCellUnsizedAxes([.horizontal, .vertical]).markFrame("unsized")
          }
        }
        .markFrame("grid")
        Spacer()
      }
    }
    #expect(frames["grid"]?.height == 10 && frames["sized"]?.minY == 0)
    #expect(frames["unsized"]?.height == 10)
  }

  @Test("rows and columns beyond what a screen shows are laid out, whatever their cells ask for")
  func hostileRows() throws {
    let frames = try Fixture().frames {
      Grid(horizontalSpacing: 1, verticalSpacing: 0) {
        GridRow { ForEach(0..<1100, id: \.self) { _ in box("few", 1, 1).gridCellColumns(900) } }
        GridRow { box("none", 1, 1).gridCellColumns(.min) }
      }
      .markFrame("grid")
    }
    #expect(frames["grid"]?.size == Size(width: 2199, height: 2))
  }
}
