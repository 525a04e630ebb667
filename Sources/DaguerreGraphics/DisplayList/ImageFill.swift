/// A picture laid over a part of the sheet.
///
/// Where it is drawn smaller, each pixel has the average of those around its centre, weighted by a tent as wide as two of
/// its own; where larger, colours between the centres of two pixels are interpolated. In its own size on whole pixels
/// it stays as it is.
public struct ImageFill: Hashable, Sendable {
  /// What lies between the centres of a picture's pixels.
  public enum Sampling: String, Hashable, Sendable, CaseIterable {
    /// Colours go over into each other.
    case smooth
    /// That of the nearest pixel.
    case nearest
  }

  /// The picture.
  public var image: PixelImage
  /// From the picture, in its pixels from its left top corner, to the sheet, in points.
  public var transform: ProjectiveTransform
  /// What lies between pixels.
  public var sampling: Sampling
  /// What is seen in place of the picture's colours, as strong as they are opaque; nil for its own.
  public var tint: Color?

  /// A picture and its place; smooth and in its own colours by default.
  public init(_ image: PixelImage, transform: AffineTransform, sampling: Sampling = .smooth, tint: Color? = nil) {
    self.init(image, transform: ProjectiveTransform(transform), sampling: sampling, tint: tint)
  }

  /// A picture and its place in perspective.
  ///
  /// All of it is to be before the eye.
  public init(_ image: PixelImage, transform: ProjectiveTransform, sampling: Sampling = .smooth, tint: Color? = nil) {
    self.image = image
    self.transform = transform
    self.sampling = sampling
    self.tint = tint
  }

  /// The edge of the picture on the sheet, in points.
  var outline: Path {
    Path(roundedRect: box).projected(by: Projection(transform, about: .zero))
  }

  /// Whether all of the picture is before the eye.
  var isBeforeEye: Bool { transform.isAffine || box.corners.allSatisfy { transform.distance(of: $0) > 0 } }

  /// The picture, in its pixels.
  private var box: Rect { Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height)) }
}
