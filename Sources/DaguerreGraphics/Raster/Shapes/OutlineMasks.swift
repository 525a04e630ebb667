/// Gives the spans of shapes that are described by an outline.
struct OutlineMasks {
  /// What makes a mask: the kind of shape and its numbers, relative to a whole pixel.
  struct Key: MaskKey {
    enum Kind: Equatable { case path(FillRule), arc, dashes, dots }

    let kind: Kind
    let numbers: [Int]
    /// Of the numbers; hashing all of them the standard library's way takes longer than painting an icon.
    let digest: MaskDigest

    init(kind: Kind, numbers: [Int]) {
      self.kind = kind
      self.numbers = numbers
      digest = MaskDigest(numbers)
    }

    var cost: Int { 96 + numbers.count * 8 }
  }

  private var cache = MaskCache<Key, Mask>(limit: 16 << 20)

  /// Sides beyond which a mask is made for what can be seen only, and not kept.
  static let largestSide = 1024
  /// How many rows of pixels the edges of an outline may cross, added up: about a second.
  private static let maximumRows = 1 << 26
  /// How many edges of slabs the resolver may look at: two to three seconds.
  private static let maximumWork = 1 << 28
  /// Edges that cross more rows than this may lie side by side, in few slabs a row, but not in a crowd.
  private static let maximumCrowdedRows = 1 << 22

  mutating func removeAll() { cache.removeAll() }

  /// Gives the spans within `bounds` to a blitter.
  ///
  /// - Parameters:
  ///   - key: with numbers relative to the pixel `origin`.
  ///   - extent: a rectangle that holds the shape, relative to `origin` too.
  ///   - make: makes the mask of a window that is relative to `origin` and holds all or a part of the shape.
  /// - Throws: what `make` does.
  mutating func emit(
    _ key: Key, origin: (x: Int, y: Int), extent: GridRect, in bounds: PixelRect, to blitter: inout some Blitter,
    make: (PixelRect) throws(InvalidField) -> Mask
  ) throws(InvalidField) {
    let whole = extent.pixels
    let visible = whole.intersection(bounds.moved(-origin.x, -origin.y))
    guard !visible.isEmpty else { return }
    let isKept = whole.width <= Self.largestSide && whole.height <= Self.largestSide
    let mask =
      isKept
      ? try cache.mask(for: key) { () throws(InvalidField) in try make(whole) } : try make(visible)
    MaskWalker(mask: mask, origin: origin).walk(in: bounds, &blitter)
  }

  /// The mask of any outline within a window.
  ///
  /// - Parameter height: of the whole shape, in rows; nil if the window holds all of it.
  /// - Throws: when it is so long that it would take forever.
  static func mask(
    in window: PixelRect, height: Int? = nil, rule: FillRule, draw: (inout Outline) -> Void
  ) throws(InvalidField) -> Mask {
    var outline = Outline(window: window)
    draw(&outline)
    outline.close()
    return try mask(outline, resolvedBy: rule, height: height ?? window.height, window: window)
  }

  /// The mask of any outline that is cut to a window.
  ///
  /// - Parameter height: of the whole shape, in rows.
  /// - Throws: when it is so long that it would take forever.
  static func mask(
    _ outline: borrowing Outline, resolvedBy rule: FillRule, height: Int, window: PixelRect
  ) throws(InvalidField) -> Mask {
    guard !outline.isTooLong else {
      throw InvalidField(
        reason: "the outline has more than \(Outline.maximumEdges) straight edges once its curves are cut into chords; "
          + "draw fewer or smaller parts at once")
    }
    let rows = outline.edges.elements.lazy.map(\.rowCount).reduce(0, +)
    guard rows <= maximumRows else {
      throw InvalidField(
        reason: "the edges of the outline cross more than \(maximumRows) rows of pixels together; "
          + "draw fewer or smaller parts at once")
    }
    var accumulator = CoverageAccumulator(width: window.width, height: window.height)
    let work = rows <= maximumCrowdedRows ? maximumWork : 2 * rows + maximumWork / 16
    guard EdgeResolver.fill(outline.edges, rule: rule, height: height, mostWork: work, into: &accumulator) else {
      throw InvalidField(
        reason:
          "the edges of the outline crowd in rows of pixels, or overlap, so much that it would take many seconds; "
          + "draw fewer or smaller parts at once")
    }
    return accumulator.mask(x: window.x0, y: window.y0)
  }

  /// The mask of edges that enclose no point more than once.
  static func mask(_ edges: borrowing ScratchList<Edge>, window: PixelRect) -> Mask {
    var accumulator = CoverageAccumulator(width: window.width, height: window.height)
    accumulator.add(edges)
    return accumulator.mask(x: window.x0, y: window.y0)
  }
}
