/// An image again and again in its own size, one of them in the left top corner of the room of what is painted.
///
/// Where that would be more than 65,536 times, it is drawn larger. Edges of pieces lie between pixels.
public struct ImagePaint: ShapeStyle {
  /// What is repeated.
  public var image: Image
  /// The part of the image that is repeated, in shares of its width and height.
  public var sourceRect: Rect
  /// How many times larger than it is the image is drawn.
  public var scale: Double

  /// An image that is repeated, all of it in its own size if nothing else is said; nothing where the part is empty, or the
  /// scale not above 0.
  public init(image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The image as it is drawn in the surroundings, templates in their foreground.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    guard let session = RenderSession.current?.session, scale > 0, scale.isFinite,
      let image = image.drawn(in: ResolutionContext(environment: environment, session: session))?.scaled(by: scale)
    else { return ShapePaint(color: .clear) }
    let (width, height) = (image.size.width, image.size.height)
    let source = Rect(
      x: sourceRect.minX * width, y: sourceRect.minY * height, width: sourceRect.width * width,
      height: sourceRect.height * height)
    let grid = environment.pixelGrid
    return ShapePaint { room, rect, _, _ in
      // Whoever draws them chooses among the colours of the light and the dark.
      let canvas = Canvas(size: .zero, background: .clear, colorScheme: .light)
      // With room around, as what it is seen through may have edges within pixels.
      image.drawTiles(of: source, from: room.origin, covering: rect.inset(by: -1), grid, on: canvas)
      return canvas.list.commands
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image that is repeated from the left top corner of what is painted.
  public static func image(
    _ image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
