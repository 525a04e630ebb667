import DaguerreSupport

/// How a manifest names the points of a look: products of values with spaces between, as in
/// `dark/default,max-it/*/ltr light/max-it/regular/ltr/contrast=high`.
///
/// Values stand in the order of the axes with slashes between. `*` is all values that the heading of the file gives. From
/// the first further axis on, an axis is named, and left out where the value is its first one alone, unless nothing would
/// be left. A theme that has one point only names it as `*`.
struct PointSetText {
  /// An axis of the file.
  struct Column {
    /// The index among the catalogue's axes.
    let axis: Int
    let name: String
    /// The first is what is left out.
    let values: [String]
  }

  /// For each axis the places of some of its values, sorted.
  private typealias Product = [[Int]]

  let columns: [Column]
  /// The axes without a name in the text.
  private let unnamed: Int

  init(columns: [Column], axes: SnapshotAxes) {
    self.columns = columns
    unnamed = columns.prefix { axes.all[$0.axis].prominence != .further }.count
  }

  // MARK: Writing

  /// - Parameter points: which have only values of the columns, and are all different.
  func text(of points: [SnapshotPoint]) -> String {
    let places = points.map { point in
      columns.map { [$0.values.firstIndex(of: point.values[$0.axis]) ?? 0] }
    }
    if let product = wholeProduct(places) { return text(of: product) }
    // Which order of merging gives the fewest products depends on the points.
    let orders = columns.indices.map { last in [last] + columns.indices.reversed().filter { $0 != last } }
    let texts = orders.map { order -> (count: Int, text: String) in
      let products = merged(places, order)
      return (products.count, products.map(text(of:)).sorted().joined(separator: " "))
    }
    let best = texts.min { ($0.count, $0.text.utf8.count, $0.text) < ($1.count, $1.text.utf8.count, $1.text) }
    return best?.text ?? ""
  }

  /// Most looks are all combinations of their values.
  private func wholeProduct(_ places: [Product]) -> Product? {
    let product = columns.indices.map { column in Set(places.flatMap { $0[column] }).sorted() }
    return product.reduce(1) { $0 * $1.count } == places.count ? product : nil
  }

  /// Products that differ on one axis are one product, axis by axis.
  private func merged(_ products: [Product], _ order: [Int]) -> [Product] {
    order.reduce(products) { products, column in
      var found: [Product: [Int]] = [:]
      for product in products {
        var rest = product
        rest[column] = []
        found[rest, default: []] += product[column]
      }
      return found.map { rest, values in
        var product = rest
        product[column] = values.sorted()
        return product
      }
    }
  }

  private func text(of product: Product) -> String {
    guard let first = columns.first else { return Self.all }
    let words = columns.indices.compactMap { index -> String? in
      let column = columns[index]
      if index >= unnamed, product[index] == [0] { return nil }
      let values =
        product[index].count == column.values.count && column.values.count > 1
        ? Self.all : product[index].map { column.values[$0] }.joined(separator: ",")
      return index < unnamed ? values : "\(column.name)=\(values)"
    }
    return words.isEmpty ? "\(first.name)=\(first.values.prefix(1).joined())" : words.joined(separator: "/")
  }

  // MARK: Reading

  private static let all = "*"

  /// The points that a text names; nil when it is not of the form, names a value that the heading does not give, or more
  /// points than there are or than anybody has.
  ///
  /// A few bytes can name very many, so these are counted before they are made.
  /// - Parameter base: has the values on all other axes.
  func points(in text: some Collection<UInt8>, base: SnapshotPoint) -> [SnapshotPoint]? {
    if columns.isEmpty { return text.elementsEqual(Self.all.utf8) ? [base] : nil }
    var points: [SnapshotPoint] = []
    let all = min(Self.count(columns.map(\.values.count)), Self.most)
    for product in text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      var chosen: [[String]?] = columns.map { _ in nil }
      var next = 0
      for part in product.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
        let index: Int
        let values: ArraySlice<UInt8>
        if let mark = part.firstIndex(of: UInt8(ascii: "=")) {
          let name = String(decoding: part[..<mark], as: UTF8.self)
          guard let found = columns.firstIndex(where: { $0.name == name }) else { return nil }
          (index, values) = (found, Array(part[part.index(after: mark)...])[...])
        } else {
          (index, values) = (next, Array(part)[...])
          next += 1
        }
        guard columns.indices.contains(index), chosen[index] == nil, let known = self.values(values, of: columns[index])
        else { return nil }
        chosen[index] = known
      }
      guard points.count + Self.count(chosen.map { $0?.count ?? 1 }) <= all else { return nil }
      points += self.all(chosen, base)
    }
    return points
  }

  /// The most points that are read, far more than people look at.
  static let most = 1 << 21

  /// A product, or one more than ``most`` where it is larger.
  private static func count(_ factors: [Int]) -> Int {
    factors.reduce(1) { product, factor in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: factor)
      return isTooLarge ? most + 1 : min(result, most + 1)
    }
  }

  private func values(_ text: ArraySlice<UInt8>, of column: Column) -> [String]? {
    if text.elementsEqual(Self.all.utf8) { return column.values }
    var values: [String] = []
    for word in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let value = column.values.first(where: { $0.utf8.elementsEqual(word) }), !values.contains(value) else {
        return nil
      }
      values.append(value)
    }
    return values
  }

  private func all(_ chosen: [[String]?], _ base: SnapshotPoint) -> [SnapshotPoint] {
    zip(columns, chosen).reduce([base]) { points, choice in
      let (column, values) = choice
      return (values ?? Array(column.values.prefix(1))).flatMap { value in points.map { $0.with(column.axis, value) } }
    }
  }
}

/// The points that the texts of a file name.
///
/// Few texts name most of them, so they are kept: cases at the same points have the same values in memory.
final class PointSets {
  private let text: PointSetText
  private let base: SnapshotPoint
  private var known: [ArraySlice<UInt8>: [SnapshotPoint]] = [:]

  /// - Parameter base: has the values on all axes that the text does not name.
  init(text: PointSetText, base: SnapshotPoint) {
    (self.text, self.base) = (text, base)
  }

  /// As ``PointSetText/points(in:base:)`` gives them.
  func points(in words: ArraySlice<UInt8>) -> [SnapshotPoint]? {
    if let found = known[words] { return found }
    guard let points = text.points(in: words, base: base) else { return nil }
    known[words] = points
    return points
  }
}
