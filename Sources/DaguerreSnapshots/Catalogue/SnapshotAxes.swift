/// A point of the matrix that a case is drawn at, in the words of the command line (`orange`, `max-it`, `dark`).
///
/// Points are ordered by their words, theme first.
public struct SnapshotAxes: Hashable, Sendable {
  public var theme: String
  public var tuning: String
  public var mode: String
  public var sizeClass: String
  public var direction: String

  public init(theme: String, tuning: String, mode: String, sizeClass: String, direction: String) {
    self.theme = theme
    self.tuning = tuning
    self.mode = mode
    self.sizeClass = sizeClass
    self.direction = direction
  }

  private var words: [String] { [theme, tuning, mode, sizeClass, direction] }
}

extension SnapshotAxes: Comparable {
  public static func < (left: SnapshotAxes, right: SnapshotAxes) -> Bool {
    left.words.lexicographicallyPrecedes(right.words)
  }
}

extension SnapshotAxes: CustomStringConvertible {
  /// As in `orange/max-it/dark/compact/ltr`.
  public var description: String { words.joined(separator: "/") }
}
