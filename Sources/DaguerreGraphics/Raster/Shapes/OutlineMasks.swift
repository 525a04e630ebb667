/// Gives the spans of shapes that are described by an outline.
struct OutlineMasks {
  /// What makes a mask: the kind of shape and its numbers, relative to a whole pixel.
  struct Key: Hashable {
    enum Kind: Hashable { case path(FillRule), arc, dashes, dots }

    let kind: Kind
    let numbers: [Int]
  }

  private var cache = MaskCache<Key>(limit: 16 << 20)

  /// Sides beyond which a mask is made for what can be seen only, and not kept.
  private static let largestSide = 1024

  mutating func removeAll() { cache.removeAll() }

  /// Gives the spans within `bounds` to a sink.
  ///
  /// - Parameters:
  ///   - key: with numbers relative to the pixel `origin`.
  ///   - extent: a rectangle that holds the shape, relative to `origin` too.
  ///   - draw: adds the shape, relative to `origin`, to an outline.
  mutating func emit(
    _ key: Key, origin: (x: Int, y: Int), extent: GridRect, rule: FillRule, in bounds: PixelRect,
    to sink: some SpanSink,
    draw: (inout Outline) -> Void
  ) {
    let whole = extent.pixels
    let visible = whole.intersection(bounds.moved(-origin.x, -origin.y))
    guard !visible.isEmpty else { return }
    func make(_ window: PixelRect) -> Mask {
      var outline = Outline(window: window)
      draw(&outline)
      outline.close()
      return Self.mask(outline, isSimple: false, rule: rule, x: window.x0, y: window.y0)
    }
    let isKept = whole.width <= Self.largestSide && whole.height <= Self.largestSide
    let window = isKept ? whole : visible
    let mask = isKept ? cache.mask(for: key) { make(window) } : make(window)
    MaskWalker(mask: mask, origin: origin).walk(in: bounds, sink)
  }

  /// - Parameter isSimple: whether it is known that the outline encloses no point more than once.
  /// - Parameter x, y: the window's top left pixel, seen from the shape's origin.
  static func mask(_ outline: Outline, isSimple: Bool, rule: FillRule, x: Int = 0, y: Int = 0) -> Mask {
    var accumulator = Accumulator(width: outline.window.width, height: outline.window.height)
    accumulator.add(isSimple ? outline.edges : EdgeResolver.resolve(outline.edges, rule: rule))
    return accumulator.mask(x: x, y: y)
  }
}
