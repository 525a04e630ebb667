// Lists by what they are a choice of, by what they may change, and by what is within their elements.

extension List where SelectionValue == Never {
  /// A list of the views that a closure lists.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// A list with a row for each element, told apart by a property of theirs.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }

  /// A list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list with a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> { self.init(rows: ForEach(data, content: rowContent)) }

  /// A list with a row for each element of a bound collection, which the row may change.
  public init<Elements: RandomAccessCollection & MutableCollection, Row: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row>, Elements.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a bound collection, told apart by a property of theirs.
  public init<Elements: RandomAccessCollection & MutableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[Binding<Elements.Element>], ID, Row> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each element of a bound collection, which people could change.
  public init<Elements: RandomAccessCollection & MutableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row> {
    self.init(data, rowContent: rowContent)
  }

  /// A list with a row for each element of a bound collection, told apart by a property of theirs, which people could
  /// change.
  public init<Elements: RandomAccessCollection & MutableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[Binding<Elements.Element>], ID, Row> {
    self.init(data, id: id, rowContent: rowContent)
  }

  /// A list with a row for each element, and an arrow in those that others are within, see ``OutlineGroup``.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A list with a row for each element, told apart by a property of theirs, and an arrow in those that others are within.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

/// What is chosen of a list: one value or none, or several.
public protocol RowSelection<RowValue> {
  /// What a row is chosen by.
  associatedtype RowValue: Hashable
}

extension Optional: RowSelection where Wrapped: Hashable {
  /// What is chosen, if something is.
  public typealias RowValue = Wrapped
}

extension Set: RowSelection {
  /// What is chosen.
  public typealias RowValue = Element
}

// Lists of which rows could be chosen; none looks chosen. Nil for those of which none could be.
extension List {
  /// A list of the views that a closure lists, of which rows could be chosen.
  public init<Selection: RowSelection<SelectionValue>>(
    selection: Binding<Selection>?, @ViewBuilder content: () -> Content
  ) { self.init(rows: content()) }

  /// A list with a row for each number of a range, of which rows could be chosen.
  public init<Row: View, Selection: RowSelection<SelectionValue>>(
    _ data: Range<Int>, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> { self.init(rows: ForEach(data, content: rowContent)) }

  /// A list of which rows could be chosen, told apart by a property of their elements.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, Selection: RowSelection<SelectionValue>>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }

  /// A list with a row for each element, of which rows could be chosen.
  public init<Data: RandomAccessCollection, Row: View, Selection: RowSelection<SelectionValue>>(
    _ data: Data, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a bound collection, of which rows could be chosen.
  public init<Elements: RandomAccessCollection & MutableCollection, Row: View, Selection: RowSelection<SelectionValue>>(
    _ data: Binding<Elements>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row>, Elements.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, and an arrow in those that others are within, of which rows could be chosen.
  public init<Data: RandomAccessCollection, Row: View, Selection: RowSelection<SelectionValue>>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A list with a row for each element of a bound collection, which people could change and choose.
  public init<Elements: RandomAccessCollection & MutableCollection, Selection: RowSelection<SelectionValue>, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row> {
    self.init(data, selection: selection, rowContent: rowContent)
  }
}

extension View {
  /// Shows or hides the lines above the first row of the view, which is a section of a ``List``, and below the last one.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> SectionSeparatorView<Self> {
    SectionSeparatorView(section: self, hidden: visibility == .hidden ? edges : [])
  }

  /// The same view: a section has no lines of its own.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }

  /// Has rows of a ``List`` stand apart by some points; nil for one line.
  @_disfavoredOverload
  public func listRowSpacing(_ spacing: Double?) -> EnvironmentModifier<Self> {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets a word about what waits in the view, for the bar of tabs by the characters of a text, or at the end of its row
  /// of a list.
  public func badge(_ label: Text?) -> NodeModifier<Self> { badged(label) }
}

/// A section of a list without some of the lines around its rows.
public struct SectionSeparatorView<Section: View>: PrimitiveView {
  fileprivate let section: Section
  fileprivate let hidden: VerticalEdge.Set

  /// The nodes of the section.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var nodes = section._resolve(in: context)
    let rows = nodes.indices.filter { nodes[$0].traits.sectionPart?.isEdge != true }
    for (row, edge) in [(rows.first, VerticalEdge.Set.top), (rows.last, .bottom)] where hidden.contains(edge) {
      guard let row else { continue }
      nodes[row] = TraitNode(nodes[row], context.environment) { $0.listRow.separators.subtract(edge) }
    }
    return nodes
  }
}
