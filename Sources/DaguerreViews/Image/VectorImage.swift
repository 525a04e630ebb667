/// A drawing made of filled paths, such as an icon.
public struct VectorImage: Hashable, Sendable {
  /// One filled path.
  public struct Layer: Hashable, Sendable {
    /// In the coordinates of the image.
    public var path: Path
    public var rule: FillRule
    /// Nil for the foreground colour.
    public var color: Color?

    public init(path: Path, rule: FillRule = .nonzero, color: Color? = nil) {
      self.path = path
      self.rule = rule
      self.color = color
    }
  }

  /// The image's own width and height, in points when it is not resized.
  public var size: Size
  public var layers: [Layer]

  public init(size: Size, layers: [Layer]) {
    self.size = size
    self.layers = layers
  }
}
