public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
public import OUDSTokensSemantic

/// An image as components take it: a drawing, and how it is shown and spoken of.
///
/// By itself it is a view as large as the drawing; in a component it has the size of the component's tokens.
public struct OUDSImage: View, Sendable {
  /// The drawing; nil for an image of the theme.
  public var asset: Image?
  /// Of an image that the theme brings; nil for any other.
  public var name: String?
  /// Whether it is mirrored, as an arrow must be where lines run the other way.
  public var flipped: Bool
  /// What a screen reader says.
  public var accessibilityLabel: String?
  /// In place of the component's content colour; nil for that one.
  public var color: MultipleColorSemanticToken?
  /// `template` for the component's content colour, `original` for the drawing's own colours.
  public var renderingMode: Image.TemplateRenderingMode

  /// - Parameters:
  ///   - asset: the drawing.
  ///   - flipped: whether it is mirrored horizontally.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - renderingMode: `template` for the component's content colour, `original` for the drawing's own colours.
  public init(
    asset: Image, flipped: Bool = false, accessibilityLabel: String? = nil,
    renderingMode: Image.TemplateRenderingMode = .template
  ) {
    self.asset = asset
    self.flipped = flipped
    self.accessibilityLabel = accessibilityLabel
    self.renderingMode = renderingMode
  }

  /// An image with a key for what a screen reader says.
  public init(
    asset: Image, flipped: Bool = false, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil,
    bundle: Bundle = .main, renderingMode: Image.TemplateRenderingMode = .template
  ) {
    self.init(
      asset: asset, flipped: flipped, accessibilityLabel: key.localized(tableName, bundle), renderingMode: renderingMode
    )
  }

  /// An image that the theme brings in its ``OUDSThemesContract/OUDSTheme/resourcesBundle``.
  ///
  /// - Parameters:
  ///   - name: in the bundle; where the bundle has none of this name, in the environment's library.
  ///   - color: in place of the component's content colour; nil for that one.
  public init(
    name: String, flipped: Bool = false, accessibilityLabel: String? = nil, color: MultipleColorSemanticToken? = nil,
    renderingMode: Image.TemplateRenderingMode = .template
  ) {
    self.name = name
    self.flipped = flipped
    self.accessibilityLabel = accessibilityLabel
    self.color = color
    self.renderingMode = renderingMode
  }

  /// The drawing in its own size.
  public var body: some View {
    let label = accessibilityLabel ?? ""
    drawing(size: nil).accessibilityLabel(label).accessibilityHidden(label.isEmpty)
  }

  /// The drawing in a square of some side, in points.
  func icon(size: Double) -> some View { drawing(size: size) }

  @ViewBuilder
  private func drawing(size: Double?) -> some View {
    if let name {
      ThemeImage(name: name, renderingMode: renderingMode, flipped: flipped, color: color, size: size)
    } else if let image = asset?.renderingMode(renderingMode).mirrored(flipped) {
      if let size { image.resizable().frame(width: size, height: size) } else { image }
    }
  }
}

/// An image of the theme's bundle.
private struct ThemeImage: View {
  let name: String
  let renderingMode: Image.TemplateRenderingMode
  let flipped: Bool
  let color: MultipleColorSemanticToken?
  /// The side of its box, in points; nil for the drawing's own size.
  let size: Double?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  @ViewBuilder
  var body: some View {
    if let color { image.foregroundColor(color.color(for: colorScheme)) } else { image }
  }

  @ViewBuilder
  private var image: some View {
    let image = Image(name, bundle: theme.resourcesBundle).renderingMode(renderingMode).mirrored(flipped)
    if let size { image.resizable().frame(width: size, height: size) } else { image }
  }
}
