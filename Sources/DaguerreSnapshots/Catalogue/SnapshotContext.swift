/// What a case may depend on besides itself.
public struct SnapshotContext: Sendable {
  /// Pixels per point, which layout needs only to place boxes on whole pixels.
  public var scale: Double

  public init(scale: Double) { self.scale = scale }
}
