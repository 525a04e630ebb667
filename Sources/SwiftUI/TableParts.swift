public import DaguerreViews

// What people would change about the columns of a ``Table``, and rows in the way of a builder.

/// Which columns people have hidden, and in what order they have put them: none, and no other.
public struct TableColumnCustomization<Row: Identifiable>: Hashable, Sendable {
  /// All columns as the source has them.
  public init() {}

  /// Whether a column is shown, by its name.
  public subscript(visibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }

  /// Puts all columns back.
  public mutating func resetOrder() {}
}

/// What people may not do with a column.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Move it.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Make it wider.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hide it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// Anything.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumn {
  /// The same column: nobody moves it.
  public func customizationID(_ id: String) -> TableColumn { self }
  /// The same column: nobody moves it.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }

  /// The column, unless it is to be hidden.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.isHidden = visibility == .hidden
    return column
  }
}

/// A column for each element of a collection.
public struct TableColumnForEach<Row> {
  let columns: [TableColumn<Row>]

  /// Columns by what tells elements apart.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<Row> content: @escaping (Data.Element) -> [TableColumn<Row>]
  ) { columns = data.flatMap(content) }

  /// Columns of elements that tell themselves apart.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Row> content: @escaping (Data.Element) -> [TableColumn<Row>]
  ) where Data.Element: Identifiable { columns = data.flatMap(content) }
}

extension TableColumnBuilder {
  /// Columns of a collection.
  public static func buildExpression(_ columns: TableColumnForEach<Row>) -> [TableColumn<Row>] { columns.columns }
}

/// A row with others below it, of which a list shows the first.
public struct DisclosureTableRow<Value: Identifiable, Content: View>: View {
  private let value: Value
  private let content: Content
  private let isExpanded: Bool

  /// A row whose others are shown where a value says so; they are not, if nothing is said.
  public init(_ value: Value, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content) {
    self.value = value
    self.content = content()
    self.isExpanded = isExpanded?.wrappedValue ?? false
  }

  /// The row, and those below it where they are shown.
  @ViewBuilder
  public var body: some View {
    TableRow(value)
    if isExpanded { content }
  }
}

/// Rows of a table, by the name that sources have for what lists them.
public typealias TableRowContent = View

extension Table {
  /// A row for each element, whose columns people could move.
  public init(
    _ data: some Sequence<Row>, columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, columns: columns) }

  /// A row for each element, some of which may be chosen, whose columns people could move.
  public init(
    _ data: some Sequence<Row>, selection: Binding<Set<Row.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, selection: selection, columns: columns) }

  /// A row for each element, in an order that titles would set, whose columns people could move.
  public init<Order>(
    _ data: some Sequence<Row>, sortOrder: Binding<[Order]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, columns: columns) }

  /// The rows that a closure lists, several of which may be chosen, in an order that titles would set, whose columns people
  /// could move.
  public init<Order>(
    of type: Row.Type, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Order]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) { self.init(of: type, selection: selection, columns: columns, rows: rows) }

  /// A row for each element, without those that open below it.
  public init(
    _ data: some Sequence<Row>, children: KeyPath<Row, [Row]?>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, columns: columns) }
}

extension View {
  /// Shows or hides the titles of the columns of tables within the view.
  public func tableColumnHeaders(_ visibility: Visibility) -> EnvironmentModifier<Self> {
    environment(\.tableColumnHeaders, visibility)
  }
}

private enum TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// Whether tables have titles.
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}
