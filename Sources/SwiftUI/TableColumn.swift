public import DaguerreViews

/// What a ``Table`` shows of each row below a title.
public struct TableColumn<Row> {
  let title: Text
  let content: (Row) -> AnyView
  private var alignment = Alignment.leading
  /// Whether it is left out.
  var isHidden = false
  private var limits: (least: Double, ideal: Double?, most: Double) = (0, nil, .infinity)

  private init(_ title: Text, _ content: @escaping (Row) -> AnyView) {
    self.title = title
    self.content = content
  }

  /// A column of any views.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (Row) -> some View) {
    self.init(Text(title)) { AnyView(content($0)) }
  }

  /// A column of texts.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: KeyPath<Row, String>) {
    self.init(Text(title)) { AnyView(Text($0[keyPath: value])) }
  }

  /// A column of any views, by whose value rows could be sorted.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: some StringProtocol, value: KeyPath<Row, Value>, @ViewBuilder content: @escaping (Row) -> some View
  ) {
    self.init(title, content: content)
  }

  /// A column of any views under a text.
  public init(_ title: Text, @ViewBuilder content: @escaping (Row) -> some View) {
    self.init(title) { AnyView(content($0)) }
  }

  /// A column of texts under a text.
  public init(_ title: Text, value: KeyPath<Row, String>) {
    self.init(title) { AnyView(Text($0[keyPath: value])) }
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
    column.limits = (min ?? 0, ideal, max ?? .infinity)
    return column
  }

  /// Says where the title and the cells of the column stand in its width.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment.place
    return column
  }

  func sized(_ cell: AnyView) -> some View {
    cell.frame(minWidth: limits.least, idealWidth: limits.ideal, maxWidth: limits.most, alignment: alignment)
  }
}

/// Where the cells of a ``TableColumn`` stand in its width.
public enum TableColumnAlignment: Hashable, Sendable {
  case automatic, leading, center, trailing
  /// Numbers, whose last digits stand one below the other.
  case numeric

  fileprivate var place: Alignment {
    switch self {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
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
