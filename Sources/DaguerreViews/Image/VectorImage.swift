public import DaguerreGraphics

/// A drawing made of layers, such as an icon: filled paths, pictures made of pixels, and groups of both.
public struct VectorImage: Hashable, Sendable {
  /// One filled path, a picture, or a group.
  public struct Layer: Hashable, Sendable {
    /// In the coordinates of the image; empty where the layer is a whole picture, or a group.
    public var path: Path
    /// Which points the path encloses.
    public var rule: FillRule
    /// What the path is filled with; nil for the foreground colour.
    public var color: Color?
    /// What the alpha of all is multiplied by, 0 to 1.
    public var opacity: Double
    /// What is seen in place of a colour; nil for the colour.
    public var fill: Fill?
    /// What is drawn in place of a path.
    public var group: Group?

    /// A filled path.
    public init(path: Path, rule: FillRule = .nonzero, color: Color? = nil, opacity: Double = 1, fill: Fill? = nil) {
      self.path = path
      self.rule = rule
      self.color = color
      self.opacity = opacity
      self.fill = fill
    }

    /// A group.
    public init(group: Group, opacity: Double = 1) {
      self.init(path: Path(), opacity: opacity)
      self.group = group
    }
  }

  /// What a path is filled with besides a colour, in the coordinates of the image.
  public enum Fill: Hashable, Sendable {
    /// A gradient, whose stops are in order.
    case gradient(GradientGeometry, stops: [GradientFill.Stop])
    /// A picture in its own colours.
    case picture(Picture)
    /// The colour of the layer, as strong as a picture is opaque.
    case template(Picture)
  }

  /// A picture made of pixels, and where it lies.
  public struct Picture: Hashable, Sendable {
    /// The pixels.
    public var image: PixelImage
    /// From the pixels, from the left top corner, to the image.
    public var transform: AffineTransform
    /// What lies between pixels.
    public var sampling: ImageFill.Sampling

    /// A picture by its pixels and its place.
    public init(_ image: PixelImage, transform: AffineTransform, sampling: ImageFill.Sampling = .smooth) {
      self.image = image
      self.transform = transform
      self.sampling = sampling
    }
  }

  /// Layers that composite as one.
  public struct Group: Hashable, Sendable {
    /// From the back to the front.
    public var layers: [Layer]
    /// Where these are drawn the group is seen, as strong as they are opaque; nil for everywhere.
    public var mask: [Layer]?
    /// How the group is composited, lengths in the coordinates of the image; nil for over what lies below.
    public var effect: GroupEffect?

    /// Layers, what they are seen through, and how all is composited.
    public init(layers: [Layer], mask: [Layer]? = nil, effect: GroupEffect? = nil) {
      self.layers = layers
      self.mask = mask
      self.effect = effect
    }
  }

  /// The image's own width and height, in points when it is not resized.
  public var size: Size
  /// From the back to the front.
  public var layers: [Layer]

  /// An image by its size and layers.
  public init(size: Size, layers: [Layer]) {
    self.size = size
    self.layers = layers
  }

  /// A picture made of pixels.
  ///
  /// - Parameter scale: how many of its pixels make a point.
  public init(_ image: PixelImage, scale: Double = 1) {
    let size = Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
    let place = AffineTransform(scaleX: 1 / scale, scaleY: 1 / scale)
    self.init(
      size: size,
      layers: [Layer(path: Path(), fill: .picture(Picture(image, transform: place)))])
  }
}
