/// Gives the spans of shapes that are described by an outline.
struct OutlineMasks {
  /// What makes a mask: the kind of shape and its numbers, relative to a whole pixel.
  struct Key: MaskKey {
    enum Kind: Hashable { case path(FillRule), arc, dashes, dots }

    let kind: Kind
    let numbers: [Int]
    /// Of the numbers; hashing all of them the standard library's way takes longer than painting an icon.
    private let digest: UInt64

    init(kind: Kind, numbers: [Int]) {
      self.kind = kind
      self.numbers = numbers
      digest = numbers.reduce(0) { ($0 ^ UInt64(bitPattern: Int64($1))) &* 0x9E37_79B9_7F4A_7C15 &+ $0 >> 29 }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(digest)
    }

    var cost: Int { 96 + numbers.count * 8 }
  }

  private var cache = MaskCache<Key>(limit: 16 << 20)

  /// Sides beyond which a mask is made for what can be seen only, and not kept.
  private static let largestSide = 1024

  mutating func removeAll() { cache.removeAll() }

  /// Gives the spans within `bounds` to a blitter.
  ///
  /// - Parameters:
  ///   - key: with numbers relative to the pixel `origin`.
  ///   - extent: a rectangle that holds the shape, relative to `origin` too.
  ///   - make: makes the mask of a window that is relative to `origin` and holds all or a part of the shape.
  mutating func emit(
    _ key: Key, origin: (x: Int, y: Int), extent: GridRect, in bounds: PixelRect, to blitter: inout some Blitter,
    make: (PixelRect) -> Mask
  ) {
    let whole = extent.pixels
    let visible = whole.intersection(bounds.moved(-origin.x, -origin.y))
    guard !visible.isEmpty else { return }
    let isKept = whole.width <= Self.largestSide && whole.height <= Self.largestSide
    let mask = isKept ? cache.mask(for: key) { make(whole) } : make(visible)
    MaskWalker(mask: mask, origin: origin).walk(in: bounds, &blitter)
  }

  /// The mask of any outline within a window.
  static func mask(in window: PixelRect, rule: FillRule, draw: (inout Outline) -> Void) -> Mask {
    var outline = Outline(window: window)
    draw(&outline)
    outline.close()
    return mask(EdgeResolver.resolve(outline.edges, rule: rule), window: window)
  }

  /// The mask of edges that enclose no point more than once.
  static func mask(_ edges: [Edge], window: PixelRect) -> Mask {
    var accumulator = CoverageAccumulator(width: window.width, height: window.height)
    accumulator.add(edges)
    return accumulator.mask(x: window.x0, y: window.y0)
  }
}
