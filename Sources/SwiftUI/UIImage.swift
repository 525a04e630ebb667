internal import DaguerrePictures
public import DaguerreViews
public import Foundation

/// A picture by UIKit's name; what is not here does not compile.
public final class UIImage: Hashable, Sendable {
  /// Whether a picture keeps its own colours.
  public enum RenderingMode: Hashable, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// What a symbol would be drawn like; it is drawn as any.
  public class Configuration {}

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

  /// The picture in a PNG or JPEG file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let pixels = try? PixelImage(file: path) else { return nil }
    self.init(pixels, scale: 1)
  }

  /// The picture that bytes of a PNG or JPEG file are; nil for others.
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
