/// Rows one below the other, as in the system's plain list, with a line between two rows.
///
/// All rows are drawn, whatever room there is. A row is each view that a ``VStack`` would place; what it says by
/// ``View/listRowInsets(_:)``, ``View/listRowSeparator(_:)`` and ``View/listRowBackground(_:)`` holds for it.
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  /// A list of the views that a closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list of which rows could be chosen; none looks chosen.
  public init<Selection>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list with a row for each element, told apart by a property of theirs.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A node that places the rows.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let rows = content._resolve(in: context.inStack(.vertical))
    let traits = rows.map(\.traits.listRow)
    return ScrollView {
      ForEach(rows.indices, id: \.self) { index in
        ListRow(row: Resolved(nodes: [rows[index]]), traits: traits[index])
        if index + 1 < rows.count, traits[index].separators.contains(.bottom),
          traits[index + 1].separators.contains(.top)
        {
          Divider().padding(.leading, traits[index].insets.leading)
        }
      }
    }
    ._resolve(in: context)
  }
}

/// A row of a list, around what it shows.
private struct ListRow: View {
  let row: Resolved
  let traits: ListRowTraits

  var body: some View {
    let row = row.padding(traits.insets)
      .frame(maxWidth: .infinity, minHeight: ListRowTraits.leastHeight, alignment: .leading)
    if let color = traits.background {
      row.background(color)
    } else {
      row
    }
  }
}
