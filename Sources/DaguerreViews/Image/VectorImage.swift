internal import DaguerreSupport
public import Foundation

/// A drawing made of filled paths, such as an icon.
public struct VectorImage: Hashable, Sendable {
  /// One filled path.
  public struct Layer: Hashable, Sendable {
    /// In the coordinates of the image.
    public var path: Path
    /// Which points the path encloses.
    public var rule: FillRule
    /// Nil for the foreground colour.
    public var color: Color?
    /// What the alpha of the colour is multiplied by, 0 to 1.
    public var opacity: Double

    /// A filled path.
    public init(path: Path, rule: FillRule = .nonzero, color: Color? = nil, opacity: Double = 1) {
      self.path = path
      self.rule = rule
      self.color = color
      self.opacity = opacity
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
}

extension VectorImage {
  /// Reads an SVG document: paths, basic shapes, groups and transforms, filled with plain colours or `currentColor`.
  ///
  /// What lies outside the view box is not cut off.
  ///
  /// - Parameter file: the name that errors give.
  /// - Throws: ``SVGError``, which names the element or attribute that cannot be drawn.
  public init(svg data: Data, file: String) throws(SVGError) { self = try SVGReader.image(data, file: file) }

  /// Reads an SVG file.
  public init(svgFile url: URL) throws(SVGError) {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(url.path)
    } catch {
      throw SVGError(file: url.lastPathComponent, line: 0, reason: "cannot be read: \(error.reason)")
    }
    try self.init(svg: Data(bytes), file: url.lastPathComponent)
  }
}
