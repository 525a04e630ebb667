internal import DaguerreSkins
internal import DaguerreSupport

/// What became of one row of one token between two lists: of its value in one mode and size class.
public struct TokenRowChange: Equatable, Sendable {
  /// Dotted path of the token.
  public let path: String
  /// `light` or `dark`; nil for a token that does not depend on it.
  public let mode: String?
  /// `compact` or `regular`; nil for a token that does not depend on it.
  public let sizeClass: String?
  /// The first value; nil where the token is not there, or has none.
  public let old: TokenValue?
  /// The second value; nil where the token is not there, or has none.
  public let new: TokenValue?

  /// How large the step is: the difference of two numbers, in their unit; nil for anything else.
  public var step: Double? {
    guard case .number(let old) = old, case .number(let new) = new else { return nil }
    return new - old
  }

  /// How different two colours look: see ``DaguerreSkins/SkinColor/difference(from:)``; nil for anything else.
  ///
  /// Of colours that differ in alpha alone it is 0.
  public var colorDifference: Double? {
    guard case .text(let old) = old, case .text(let new) = new, let first = HexadecimalColor.rgba(old),
      let second = HexadecimalColor.rgba(new)
    else { return nil }
    return SkinColor(rgba: first).largestDifference(from: SkinColor(rgba: second))
  }

  /// What differs between two lists of tokens, whatever themes they are of, in the order of the first list, then of
  /// the second.
  public static func changes(from old: [TokenRow], to new: [TokenRow]) -> [TokenRowChange] {
    struct Place: Hashable {
      let path: String
      let mode: String?
      let sizeClass: String?

      init(_ row: TokenRow) {
        path = row.path
        mode = row.mode
        sizeClass = row.sizeClass
      }
    }
    func index(_ rows: [TokenRow]) -> [Place: TokenRow] {
      Dictionary(rows.map { (Place($0), $0) }) { first, _ in first }
    }
    let (before, after) = (index(old), index(new))
    let added = new.filter { before[Place($0)] == nil }
    return (old + added).compactMap { row in
      let (oldValue, newValue) = (before[Place(row)]?.value, after[Place(row)]?.value)
      guard oldValue != newValue else { return nil }
      return TokenRowChange(path: row.path, mode: row.mode, sizeClass: row.sizeClass, old: oldValue, new: newValue)
    }
  }
}
