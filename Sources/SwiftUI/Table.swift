public import DaguerreViews
public import protocol Foundation.SortComparator

/// Rows of values in columns; in a compact width the first column alone and no titles, as iOS has it.
///
/// Rows stand in the order in which they are given: who sorts them, by the order that a title would set, is the model.
public struct Table<Row: Identifiable>: View {
  private let rows: AnyView
  private let columns: [TableColumn<Row>]
  /// The list around all rows.
  private let list: (AnyView) -> AnyView

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  private init(_ rows: some View, _ columns: [TableColumn<Row>], list: @escaping (AnyView) -> AnyView) {
    self.rows = AnyView(rows)
    self.columns = columns.filter { !$0.isHidden }
    self.list = list
  }

  private init(_ data: some Sequence<Row>, _ columns: [TableColumn<Row>], list: @escaping (AnyView) -> AnyView) {
    self.init(ForEach(Array(data)) { TableRow($0) }, columns, list: list)
  }

  /// A row for each element.
  public init(_ data: some Sequence<Row>, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]) {
    self.init(data, columns()) { rows in AnyView(List { rows }) }
  }

  /// A row for each element, one of which may be chosen.
  public init(
    _ data: some Sequence<Row>, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.init(data, columns()) { rows in AnyView(List(selection: selection) { rows }) }
  }

  /// A row for each element, several of which may be chosen.
  public init(
    _ data: some Sequence<Row>, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.init(data, columns()) { rows in AnyView(List(selection: selection) { rows }) }
  }

  /// A row for each element, in an order that titles would set.
  public init<Order>(
    _ data: some Sequence<Row>, sortOrder: Binding<[Order]>, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.init(data, columns: columns)
  }

  /// A row for each element, one of which may be chosen, in an order that titles would set.
  public init<Order>(
    _ data: some Sequence<Row>, selection: Binding<Row.ID?>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.init(data, selection: selection, columns: columns)
  }

  /// A row for each element, several of which may be chosen, in an order that titles would set.
  public init<Order>(
    _ data: some Sequence<Row>, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.init(data, selection: selection, columns: columns)
  }

  /// The rows, below the titles where there is room.
  public var body: some View {
    let shown = sizeClass == .regular ? columns : Array(columns.prefix(1))
    let hasTitles = sizeClass == .regular && headers != .hidden
    list(
      AnyView(
        Group {
          if hasTitles {
            cells(of: shown) { AnyView($0.title.font(.subheadline).foregroundColor(.secondary)) }
          }
          rows
        })
    )
    .environment(\.tableCells) { row in
      guard let row = row as? Row else { return AnyView(EmptyView()) }
      return AnyView(cells(of: shown) { $0.content(row) })
    }
    .listStyle(.plain)
  }

  private func cells(of columns: [TableColumn<Row>], _ cell: @escaping (TableColumn<Row>) -> AnyView) -> some View {
    HStack(spacing: 16) {
      ForEach(Array(columns.indices), id: \.self) { index in
        columns[index].sized(cell(columns[index]))
      }
    }
    .lineLimit(1)
  }
}

extension Table {
  /// The rows that a closure lists: ``TableRow``s, collections and sections of them.
  public init(
    of type: Row.Type, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) {
    self.init(rows(), columns()) { rows in AnyView(List { rows }) }
  }

  /// The rows that a closure lists, one of which may be chosen.
  public init(
    of type: Row.Type, selection: Binding<Row.ID?>, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @ViewBuilder rows: () -> some View
  ) {
    self.init(rows(), columns()) { rows in AnyView(List(selection: selection) { rows }) }
  }

  /// The rows that a closure lists, several of which may be chosen.
  public init(
    of type: Row.Type, selection: Binding<Set<Row.ID>>, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @ViewBuilder rows: () -> some View
  ) {
    self.init(rows(), columns()) { rows in AnyView(List(selection: selection) { rows }) }
  }

  /// The rows that a closure lists, in an order that titles would set.
  public init<Order: SortComparator>(
    of type: Row.Type = Row.self, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) where Order.Compared == Row {
    self.init(of: type, columns: columns, rows: rows)
  }

  /// The rows that a closure lists, one of which may be chosen, in an order that titles would set.
  public init<Order: SortComparator>(
    of type: Row.Type = Row.self, selection: Binding<Row.ID?>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) where Order.Compared == Row {
    self.init(of: type, selection: selection, columns: columns, rows: rows)
  }

  /// The rows that a closure lists, several of which may be chosen, in an order that titles would set.
  public init<Order: SortComparator>(
    of type: Row.Type = Row.self, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) where Order.Compared == Row {
    self.init(of: type, selection: selection, columns: columns, rows: rows)
  }
}

private enum TableCellsKey: EnvironmentKey {
  static var defaultValue: (Any) -> AnyView { { _ in AnyView(EmptyView()) } }
}

extension EnvironmentValues {
  /// What the table around shows of a value.
  fileprivate var tableCells: (Any) -> AnyView {
    get { self[TableCellsKey.self] }
    set { self[TableCellsKey.self] = newValue }
  }
}

/// A value in a row of a ``Table``, by the columns of that.
public struct TableRow<Value: Identifiable>: View {
  private let value: Value

  @Environment(\.tableCells) private var cells

  /// A row with a value.
  public init(_ value: Value) { self.value = value }

  /// What the columns show of it.
  public var body: some View { cells(value) }
}
