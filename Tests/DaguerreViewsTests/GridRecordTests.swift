import DaguerreViews
import Testing

@Suite("Grids answer as SwiftUI's do")
struct GridRecordTests {
  @Test(
    "columns and rows are as long as their cells need, and cells stand where they do",
    arguments: [
      GridRecords.sizes, GridRecords.flexibility, GridRecords.spacing, GridRecords.spans, GridRecords.priorities,
      GridRecords.alignment, GridRecords.unsized,
    ])
  func records(text: String) throws {
    // The pixels are so small that halves, thirds and quarters of points are where they are.
    let fixture = try Fixture(scale: 12)
    for record in GridRecord.all(in: text) {
      let answer = Answer()
      let frames = try fixture.frames { Asked(proposal: record.proposal, answer: answer) { record.view } }
      #expect(isNear(answer.size, record.size), "\(answer.size) for\n\(record.text)")
      for (cell, expected) in zip(record.rows.flatMap(\.cells), record.frames) {
        let frame = try #require(frames[cell.name], "no cell \(cell.name) in\n\(record.text)")
        let isThere = isNear(frame.minX, expected.minX) && isNear(frame.minY, expected.minY)
        #expect(isThere && isNear(frame.size, expected.size), "\(cell.name): \(frame) for\n\(record.text)")
      }
    }
  }

  private func isNear(_ one: Size, _ other: Size) -> Bool {
    isNear(one.width, other.width) && isNear(one.height, other.height)
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { one == other || abs(one - other) < 0.1 }

  @Test("a cell that takes its whole place is offered what it was measured with")
  func proposals() throws {
    func width(_ proposal: Double?) throws -> Double? {
      try Fixture().frames(width: proposal) {
        Grid {
          GridRow {
            Fickle { Color.black }.markFrame("fickle")
            Color.black.frame(width: 20, height: 20)
          }
        }
      }["fickle"]?.width
    }
    #expect(
      try Fixture().frames { Fickle { Color.black }.markFrame("fickle").frame(width: 20, height: 20) }["fickle"]?.width
        == 15)
    #expect(try width(nil) == 20)
    #expect(try width(200) == 20)
  }
}

extension GridRecord {
  fileprivate var view: some View {
    Grid(alignment: alignment, horizontalSpacing: spacing.horizontal, verticalSpacing: spacing.vertical) {
      ForEach(rows.indices, id: \.self) { index in
        if rows[index].isWhole {
          rows[index].views
        } else {
          GridRow(alignment: rows[index].alignment) { rows[index].views }
        }
      }
    }
  }
}

extension GridRecord.Row {
  fileprivate var views: some View { ForEach(cells.indices, id: \.self) { cells[$0].view } }
}

extension GridRecord.Cell {
  fileprivate var view: AnyView {
    var view = AnyView(Spacer())
    if let size { view = AnyView(Box(width: size.width, height: size.height) { Color.black }) }
    view = AnyView(view.markFrame(name))
    if let priority { view = AnyView(view.layoutPriority(priority)) }
    for count in spans { view = AnyView(view.gridCellColumns(count)) }
    for anchor in anchors { view = AnyView(view.gridCellAnchor(anchor)) }
    for alignment in columns { view = AnyView(view.gridColumnAlignment(alignment)) }
    for axes in unsizedAxes { view = AnyView(view.gridCellUnsizedAxes(axes)) }
    return view
  }
}

/// As large as a record says.
private struct Box: Layout {
  let width: GridRecord.Length
  let height: GridRecord.Length

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: width.taken(of: proposal.width), height: height.taken(of: proposal.height))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Takes 20 points, but 15 where it is offered 20.
private struct Fickle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let side = proposal == ProposedViewSize(width: 20, height: 20) ? 15.0 : 20
    return Size(width: side, height: side)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Offers a view something else than it is offered itself, and notes the answer.
private struct Asked: Layout {
  let proposal: ProposedViewSize
  let answer: Answer

  func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let size = subviews[0].sizeThatFits(proposal)
    answer.size = size
    return size.width.isFinite && size.height.isFinite ? size : .zero
  }

  func placeSubviews(in bounds: Rect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard answer.size.width.isFinite, answer.size.height.isFinite else {
      return subviews[0].place(at: bounds.origin, proposal: .zero)
    }
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

private final class Answer {
  var size = Size.zero
}
