internal import DaguerrePictures
public import DaguerreViews
public import Foundation

/// A picture by UIKit's name; what is not here does not compile.
public final class UIImage: Hashable, Sendable {
  /// Whether a picture keeps its own colours.
  public enum RenderingMode: Hashable, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// What a picture is asked for with.
  public class Configuration {
    fileprivate init() {}
  }

  /// What a symbol would be drawn like; it is drawn as any.
  public final class SymbolConfiguration: Configuration {
    /// How large a symbol is.
    public enum Scale: Hashable, Sendable { case unspecified, small, medium, large, `default` }

    /// With texts of some points.
    public init(pointSize: CGFloat) {}
    /// With texts of some points and a weight.
    public init(pointSize: CGFloat, weight: UIFont.Weight) {}
    /// With texts of some points and a weight, larger or smaller.
    public init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale) {}
    /// With texts for a purpose.
    public init(textStyle: UIFont.TextStyle) {}
    /// With texts for a purpose, larger or smaller.
    public init(textStyle: UIFont.TextStyle, scale: Scale) {}
    /// With texts in a font.
    public init(font: UIFont) {}
    /// Larger or smaller.
    public init(scale: Scale) {}
    /// Of some weight.
    public init(weight: UIFont.Weight) {}
  }

  /// How a picture fills more room than it has.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How a picture was held.
  public enum Orientation: Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  fileprivate let image: Image
  /// In points; zero of what is found by its name, since only a picture of it finds it.
  public let size: CGSize
  /// How many pixels make a point.
  public let scale: CGFloat

  private init(_ image: Image, size: CGSize = .zero, scale: CGFloat = 1) {
    self.image = image
    self.size = size
    self.scale = scale
  }

  convenience init(drawn image: Image, size: CGSize) { self.init(image, size: size) }

  /// No picture: nothing is drawn.
  public convenience init() { self.init(Image(VectorImage(size: .zero, layers: []))) }

  /// The picture that the app's bundle has under a name; drawing one that it does not have is an error.
  public convenience init?(named name: String) { self.init(Image(name)) }

  /// The picture that a bundle has under a name; drawing one that it does not have is an error.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration? = nil) {
    self.init(Image(name, bundle: bundle))
  }

  /// The picture that a bundle has under a name, for whatever surroundings; drawing one that it does not have is an error.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(Image(name, bundle: bundle))
  }

  /// One of the system's symbols.
  public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

  /// One of the system's symbols, drawn as any.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// The picture of an asset catalogue's symbol.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// The picture in a PNG, JPEG or WebP file, of which `@2x` or `@3x` at the end of its name says how many of its pixels make a
  /// point; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let pixels = try? PixelImage(file: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(pixels, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The picture that bytes of a PNG, JPEG or WebP file are; nil for others.
  ///
  /// - Parameter scale: how many of its pixels make a point.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = try? PixelImage(Array(data), file: "data") else { return nil }
    self.init(pixels, scale: scale)
  }

  private convenience init(_ pixels: PixelImage, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    self.init(
      Image(pixels, scale: scale),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale)
  }

  /// The same picture in its own colours or in that around it.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let modes: [RenderingMode: Image.TemplateRenderingMode] = [.alwaysOriginal: .original, .alwaysTemplate: .template]
    return UIImage(image.renderingMode(modes[mode]), size: size, scale: scale)
  }

  /// The same picture in one colour, however it was.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(image.tinted(color.color), size: size, scale: scale)
  }

  /// The same picture in one colour, or in that around it where it is to be so.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    renderingMode == .alwaysTemplate ? withRenderingMode(.alwaysTemplate) : withTintColor(color)
  }

  /// The same picture, whose middle fills the room that it is given.
  public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    let caps = EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    let image = image.resizable(capInsets: caps, resizingMode: resizingMode == .tile ? .tile : .stretch)
    return UIImage(image, size: size, scale: scale)
  }

  /// The same picture: `flipsForRightToLeftLayoutDirection` mirrors a view.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Nil: a picture writes no other.
  public func pngData() -> Data? { nil }

  /// Nil: a picture writes no other.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Whether it is the same object.
  public static func == (first: UIImage, second: UIImage) -> Bool { first === second }

  /// By which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// A picture by UIKit's name.
  public init(uiImage: UIImage) { self = uiImage.image }
}
