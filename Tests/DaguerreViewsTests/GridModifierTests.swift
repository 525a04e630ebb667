import DaguerreViews
import Testing

@Suite("Modifiers of grids' rows and cells")
struct GridModifierTests {
  private func box(_ name: String, _ width: Double, _ height: Double) -> some View {
    Color.black.frame(width: width, height: height).markFrame(name)
  }

  /// Two rows, of which the first is changed.
  private func frames(_ first: some View) throws -> [String: Rect] {
    try Fixture().frames {
      Grid {
        first
        GridRow {
          box("c", 10, 30)
          box("d", 40, 10)
        }
      }
      .markFrame("grid")
    }
  }

  private var row: some View {
    GridRow {
      box("a", 30, 10)
      box("b", 20, 20)
    }
  }

  @Test("a modifier of a row is one of each of its cells")
  func rows() throws {
    let padded = try frames(row.padding(5))
    #expect(padded["grid"]?.size == Size(width: 88, height: 68))
    #expect(padded["a"] == rect(5, 10, 30, 10) && padded["b"] == rect(58, 5, 20, 20))
    #expect(padded["c"] == rect(15, 38, 10, 30) && padded["d"] == rect(48, 48, 40, 10))
    let anchored = try frames(row.gridCellAnchor(.topLeading))
    #expect(anchored["a"] == rect(0, 0, 30, 10) && anchored["b"] == rect(38, 0, 20, 20))
    let wide = try frames(row.gridCellColumns(2))
    #expect(wide["a"]?.minX == 14 && wide["b"]?.minX == 66)
  }

  @Test("what a cell says of itself goes before what its row says; columns are added and axes joined")
  func rowsAndCells() throws {
    let anchored = try frames(
      GridRow {
        box("a", 10, 10).gridCellAnchor(.bottomTrailing).padding(0)
        box("b", 20, 20)
      }
      .gridCellAnchor(.topLeading))
    #expect(anchored["a"] == rect(0, 10, 10, 10))
    let spanning = try frames(GridRow { box("a", 10, 10).gridCellColumns(2) }.gridCellColumns(2))
    #expect(spanning["a"]?.minX == 24 && spanning["grid"]?.width == 58)
  }

  @Test("rows are found through modifiers that change nothing, conditions and loops, and not in a stack")
  func paths() throws {
    let plain = rect(0, 5, 30, 10)
    #expect(try frames(row.onTapGesture {})["a"] == plain)
    #expect(try frames(AnyView(row))["a"] == plain)
    #expect(try frames(ForEach(0..<1) { _ in row })["a"] == plain)
    #expect(try frames(GridRow { row })["a"] == plain)
    let stacked = try frames(HStack { row })
    #expect(stacked["grid"]?.size == Size(width: 58, height: 58) && stacked["b"] == rect(38, 0, 20, 20))
    #expect(try frames(GridRow {})["grid"] == rect(0, 0, 58, 30))
    #expect(try Fixture().frames { VStack { row } }["b"] == rect(5, 18, 20, 20))
    #expect(try Fixture().frames { Grid { GridRow {} }.markFrame("grid") }["grid"]?.size == .zero)
  }

  @Test("a row within a row has the alignment of the outer one")
  func nestedRows() throws {
    func y(_ outer: VerticalAlignment?) throws -> Double? {
      try Fixture().frames {
        Grid {
          GridRow(alignment: outer) {
            GridRow(alignment: .bottom) { box("a", 10, 10) }
            box("b", 10, 30)
          }
        }
      }["a"]?.minY
    }
    #expect(try y(.top) == 0)
    #expect(try y(.bottom) == 20)
    #expect(try y(nil) == 10)
  }

  @Test("what a cell says of itself passes through modifiers, but not out of a stack")
  func wrappers() throws {
    let cell = AnyView(box("cell", 10, 10).gridCellColumns(2).gridCellAnchor(.topLeading))
    let passing: [AnyView] = [
      cell, AnyView(cell.padding(1)), AnyView(cell.frame(width: 12, height: 12)),
      AnyView(cell.frame(maxWidth: .infinity)), AnyView(cell.fixedSize()), AnyView(cell.background(Color.red)),
      AnyView(cell.overlay(Color.red)), AnyView(cell.clipped()), AnyView(cell.border(Color.red)),
      AnyView(cell.opacity(0.5)), AnyView(cell.allowsHitTesting(false)),
      AnyView(cell.aspectRatio(1, contentMode: .fit)),
      AnyView(cell.layoutPriority(1)), AnyView(cell.onTapGesture {}), AnyView(cell.disabled(true)),
    ]
    let others: [AnyView] = [
      AnyView(HStack { cell }), AnyView(ZStack { cell }), AnyView(Color.red.frame(width: 10, height: 10).overlay(cell)),
      AnyView(Color.red.frame(width: 10, height: 10).background(cell)),
    ]
    func isSpanning(_ cell: AnyView) throws -> Bool {
      let frames = try Fixture().frames {
        Grid(alignment: .leading) {
          row
          GridRow {
            cell
            box("next", 5, 5)
          }
        }
      }
      return frames["next"]?.minX == 66
    }
    for (index, cell) in passing.enumerated() { #expect(try isSpanning(cell), "modifier \(index)") }
    for (index, cell) in others.enumerated() { #expect(try !isSpanning(cell), "container \(index)") }
  }

  @Test("spacers fill cells both ways, and there is no gap beside them in a frame either")
  func spacers() throws {
    let frames = try Fixture().frames {
      Grid {
        GridRow { box("a", 30, 10) }
        GridRow { Spacer().markFrame("spacer").frame(height: 8) }
        GridRow { box("c", 10, 10) }
      }
      .markFrame("grid")
    }
    #expect(frames["grid"]?.size == Size(width: 30, height: 28))
    #expect(frames["spacer"] == rect(0, 10, 30, 8) && frames["c"] == rect(10, 18, 10, 10))
  }
}
