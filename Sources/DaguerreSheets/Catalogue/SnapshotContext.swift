public import DaguerreSkins

/// Everything outside a case that its drawing may depend on.
public struct SnapshotContext: Sendable {
  /// Pixels per point of all references.
  public static let referenceScale = 2.0

  /// Pixels per point.
  ///
  /// Layout uses it only to align boxes to whole pixels.
  public var scale: Double
  /// Overrides of the tokens; nil when every token has the theme's value.
  ///
  /// A skin in force around the call is ignored: the case is drawn under this one alone.
  public var skin: (any Skin)?
  /// Whether ``Sheet/origins`` is wanted.
  public var tracesOrigins: Bool

  /// - Parameter scale: pixels per point; above 0.
  public init(scale: Double, skin: (any Skin)? = nil, tracesOrigins: Bool = false) {
    self.scale = scale
    self.skin = skin
    self.tracesOrigins = tracesOrigins
  }
}
