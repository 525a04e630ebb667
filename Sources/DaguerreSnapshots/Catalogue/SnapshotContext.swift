/// What a case may depend on besides itself.
public struct SnapshotContext: Sendable {
  /// Pixels per point, which layout needs only to place boxes on whole pixels.
  public var scale: Double
  /// Whether the sheet shall tell where its commands come from.
  public var tracesOrigins: Bool

  public init(scale: Double, tracesOrigins: Bool = false) {
    self.scale = scale
    self.tracesOrigins = tracesOrigins
  }
}
