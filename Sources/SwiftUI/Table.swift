public import DaguerreViews

/// Rows of values in columns; in a compact width the first column alone and no titles, as iOS has it.
///
/// Rows stand in the order in which they are given: who sorts them, by the order that a title would set, is the model.
public struct Table<Row: Identifiable>: View {
  private let rows: [Row]
  private let columns: [TableColumn<Row>]
  /// The list around all rows.
  private let list: (AnyView) -> AnyView

  @Environment(\.horizontalSizeClass) private var sizeClass

  private init(_ data: some Sequence<Row>, _ columns: [TableColumn<Row>], list: @escaping (AnyView) -> AnyView) {
    rows = Array(data)
    self.columns = columns
    self.list = list
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
    let hasTitles = sizeClass == .regular
    list(
      AnyView(
        Group {
          if hasTitles {
            cells(of: shown) { AnyView($0.title.font(.subheadline).foregroundColor(.secondary)) }
          }
          ForEach(rows) { row in cells(of: shown) { $0.content(row) } }
        })
    )
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

/// What a ``Table`` shows of each row below a title.
public struct TableColumn<Row> {
  let title: Text
  let content: (Row) -> AnyView
  private var limits: (least: Double?, ideal: Double?, most: Double?) = (nil, nil, .infinity)

  private init(_ title: Text, _ content: @escaping (Row) -> AnyView) {
    self.title = title
    self.content = content
  }

  /// A column of any views.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (Row) -> some View) {
    self.init(Text(title)) { AnyView(content($0)) }
  }

  /// A column of texts.
  public init(_ title: some StringProtocol, value: KeyPath<Row, String>) {
    self.init(Text(title)) { AnyView(Text($0[keyPath: value])) }
  }

  /// A column of any views, by whose value rows could be sorted.
  public init<Value: Comparable>(
    _ title: some StringProtocol, value: KeyPath<Row, Value>, @ViewBuilder content: @escaping (Row) -> some View
  ) {
    self.init(title, content: content)
  }

  /// A column of any views, its title looked up.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> some View) {
    self.init(Text(key)) { AnyView(content($0)) }
  }

  /// A column of texts, its title looked up.
  public init(_ key: LocalizedStringKey, value: KeyPath<Row, String>) {
    self.init(Text(key)) { AnyView(Text($0[keyPath: value])) }
  }

  /// A column of any views, by whose value rows could be sorted, its title looked up.
  public init<Value: Comparable>(
    _ key: LocalizedStringKey, value: KeyPath<Row, Value>, @ViewBuilder content: @escaping (Row) -> some View
  ) {
    self.init(key, content: content)
  }

  /// Gives the column a width in points; nil for an equal share of the room.
  public func width(_ width: Double? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Limits the width of the column, in points.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    var column = self
    column.limits = (min, ideal, max ?? .infinity)
    return column
  }

  func sized(_ cell: AnyView) -> some View {
    cell.frame(minWidth: limits.least, idealWidth: limits.ideal, maxWidth: limits.most, alignment: .leading)
  }
}

/// Makes columns of a ``Table`` of what stands one below the other.
@resultBuilder
public struct TableColumnBuilder<Row> {
  /// One column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  /// All of them.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] { columns.flatMap { $0 } }
  /// Those of a condition, if it holds.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] { columns ?? [] }
  /// Those of one branch.
  public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] { columns }
  /// Those of the other branch.
  public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] { columns }
}

/// How the system would draw a ``Table``; each is drawn as a plain list.
public enum TableStyle: Hashable, Sendable { case automatic, inset }

extension View {
  /// The same view: tables are drawn as plain lists.
  public func tableStyle(_ style: TableStyle) -> Self { self }
}
