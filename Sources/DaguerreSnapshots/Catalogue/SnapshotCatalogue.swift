/// Which sheets exist, and the words for the points of the matrix.
public protocol SnapshotCatalogue: Sendable {
  /// The first words of the ids.
  var components: [String] { get }
  var themes: [SnapshotTheme] { get }
  var modes: [String] { get }
  /// The first is the one whose references others fall back on.
  var sizeClasses: [String] { get }
  var directions: [String] { get }
  /// `SnapshotAxes.standardContrast`, then the others.
  var contrasts: [String] { get }
  /// `SnapshotAxes.standardTextScale`, then the others: decimal numbers such as `1.5`.
  var textScales: [String] { get }

  /// All cases, in the same order every time; no id twice at one point.
  func cases() throws -> [SnapshotCase]

  /// Every token of the theme, tuning, mode and size class, sorted by path, each path once.
  ///
  /// Kept beside the references, so that a later difference can be explained by the tokens that changed.
  func tokens(at axes: SnapshotAxes) throws -> [TokenRead]
}

extension SnapshotCatalogue {
  public var contrasts: [String] { [SnapshotAxes.standardContrast] }

  public var textScales: [String] { [SnapshotAxes.standardTextScale] }

  public func tokens(at axes: SnapshotAxes) throws -> [TokenRead] { [] }
}

/// A theme and its tunings.
public struct SnapshotTheme: Hashable, Sendable {
  public var name: String
  /// The first is the one whose references others fall back on; only that one where nothing can be tuned.
  public var tunings: [String]

  public init(name: String, tunings: [String]) {
    self.name = name
    self.tunings = tunings
  }
}
