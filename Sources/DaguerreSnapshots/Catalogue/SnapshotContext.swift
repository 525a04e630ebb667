public import DaguerreSkins

/// What a case may depend on besides itself.
public struct SnapshotContext: Sendable {
  /// Pixels per point, which layout needs only to place boxes on whole pixels.
  public var scale: Double
  /// What is laid over the tokens; nil when every token has the theme's value.
  ///
  /// What is in force around the call does not count: a case is drawn under this skin and no other.
  public var skin: (any Skin)?
  /// Whether the sheet shall tell where its commands come from.
  public var tracesOrigins: Bool

  /// - Parameter scale: pixels per point; above 0.
  public init(scale: Double, skin: (any Skin)? = nil, tracesOrigins: Bool = false) {
    self.scale = scale
    self.skin = skin
    self.tracesOrigins = tracesOrigins
  }
}
