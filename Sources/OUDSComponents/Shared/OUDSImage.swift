public import DaguerreViews

/// An image as components take it: a drawing, and how it is shown and spoken of.
public struct OUDSImage: Sendable {
  /// The drawing.
  public var asset: Image
  /// Whether it is mirrored, as an arrow must be where lines run the other way.
  public var flipped: Bool
  /// What a screen reader says.
  public var accessibilityLabel: String?

  /// - Parameters:
  ///   - asset: the drawing.
  ///   - flipped: whether it is mirrored horizontally.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - renderingMode: `template` for the component's content colour, `original` for the drawing's own colours.
  public init(
    asset: Image, flipped: Bool = false, accessibilityLabel: String? = nil,
    renderingMode: Image.TemplateRenderingMode = .template
  ) {
    self.asset = asset.renderingMode(renderingMode)
    self.flipped = flipped
    self.accessibilityLabel = accessibilityLabel
  }

  /// The drawing in a square of some side, in points.
  func icon(size: Double) -> some View {
    asset.mirrored(flipped).resizable().frame(width: size, height: size)
  }
}
