/// What a recording changed.
///
/// Cases are named as in `button/default (orange/max-it/dark/compact/ltr)`.
public struct RecordSummary: Sendable {
  /// How many cases were drawn.
  public var caseCount = 0
  /// Cases without a reference until now.
  public var added: [String] = []
  /// Cases that look different now, or read other tokens or values.
  public var changed: [String] = []
  /// Cases that the catalogue no longer has.
  public var removed: [String] = []
  /// Files, relative to the store; manifests and token records included.
  public var writtenFiles: [String] = []
  /// Files that nothing uses any more, relative to the store.
  public var removedFiles: [String] = []

  /// Whether no file was touched.
  public var isUnchanged: Bool { writtenFiles.isEmpty && removedFiles.isEmpty }
}
