/// Gives the spans of glyphs.
///
/// Masks are kept by font, size, glyph and the position of the origin within its pixel. That position is that of the
/// grid, in both directions, so a kept mask is as exact as one made anew.
struct GlyphMasks {
  /// A font at a size.
  ///
  /// Holds on to the font, so that no other can take its identity.
  private struct SizedFont: Hashable {
    let font: any GlyphOutlines
    /// Grid steps per font unit.
    let scale: Double

    static func == (a: SizedFont, b: SizedFont) -> Bool { a.font === b.font && a.scale == b.scale }
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(font))
      hasher.combine(scale)
    }
  }

  private struct GlyphKey: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
  }

  private struct PlacedGlyph: MaskKey {
    /// The number of the font and size in ``sizes``.
    let size: UInt32
    let glyph: UInt32
    /// The position within the pixel: x and, from bit 12, y.
    let position: UInt32

    var digest: MaskDigest {
      MaskDigest().adding(Int(truncatingIfNeeded: UInt64(position) ^ UInt64(glyph) << 24 ^ UInt64(size) << 48))
    }
  }

  /// An outline and whether it encloses no point more than once, which no size changes.
  private struct Glyph {
    let path: Path
    let isSimple: Bool
  }

  private var sizes: [SizedFont: UInt32] = [:]
  private var glyphs: [GlyphKey: Glyph] = [:]
  private var cache = MaskCache<PlacedGlyph, Mask>(limit: 16 << 20)

  private static let maximumSizes = 1024
  private static let maximumGlyphs = 4096
  /// Sides of glyphs beyond which a mask is made for what can be seen only, and not kept.
  static let largestSide = 512
  /// Pixels per em at which overlaps are looked for.
  private static let inspectionSize = 16.0
  /// In grid steps at that size: contours that overlap by less only touch, as those of two dots, and no pixel tells.
  private static let inspectionTolerance = Double(Fixed.one) / 256

  mutating func removeAll() {
    sizes = [:]
    glyphs = [:]
    cache.removeAll()
  }

  /// Gives the spans of each glyph within `bounds` to a blitter, one glyph after the other.
  mutating func emit(_ run: GlyphRun, in space: GridTransform, bounds: PixelRect, to blitter: inout some Blitter)
    throws(InvalidField)
  {
    let em = try space.snap(run.size, "size")
    guard em > 0, run.font.unitsPerEm > 0 else { return }
    let font = SizedFont(font: run.font, scale: run.size * space.scale * Double(Fixed.one) / run.font.unitsPerEm)
    if sizes.count > Self.maximumSizes || glyphs.count > Self.maximumGlyphs { removeAll() }
    let size = number(of: font)
    for placed in run.glyphs {
      let origin = try space.snap(placed.origin, "glyphs")
      let pixel = (x: Fixed.floor(origin.x), y: Fixed.floor(origin.y))
      let offset = GridPoint(x: origin.x & Fixed.fractionMask, y: origin.y & Fixed.fractionMask)
      let key = PlacedGlyph(size: size, glyph: placed.id, position: UInt32(offset.x | offset.y << Fixed.fractionBits))
      var mask = cache.mask(for: key)
      if mask == nil {
        let made = try makeMask(font, placed.id, at: offset, visible: bounds.moved(-pixel.x, -pixel.y))
        if made.isWhole { cache.insert(made.mask, for: key) }
        mask = made.mask
      }
      guard let mask else { continue }
      MaskWalker(mask: mask, origin: pixel).walk(in: bounds, &blitter)
    }
  }

  private mutating func number(of font: SizedFont) -> UInt32 {
    if let known = sizes[font] { return known }
    let number = UInt32(sizes.count)
    sizes[font] = number
    return number
  }

  private mutating func glyph(_ id: UInt32, of font: any GlyphOutlines) throws(InvalidField) -> Glyph {
    let key = GlyphKey(font: ObjectIdentifier(font), glyph: id)
    if let known = glyphs[key] { return known }
    let path = font.outline(of: id)
    let glyph = Glyph(path: path, isSimple: try Self.isSimple(path, id, font))
    glyphs[key] = glyph
    return glyph
  }

  /// Whether a glyph's outline encloses no point more than once.
  static func isSimple(
    _ path: Path, _ id: UInt32, _ font: any GlyphOutlines, tolerance: Double = inspectionTolerance
  ) throws(InvalidField) -> Bool {
    let scale = inspectionSize * Double(Fixed.one) / font.unitsPerEm
    let shape = try shape(path, id, font, scale: scale, at: GridPoint(x: 0, y: 0))
    let window = shape.extent.pixels
    guard !shape.extent.isEmpty, window.width <= 1024, window.height <= 1024 else { return false }
    var outline = Outline(window: window, tolerance: tolerance)
    shape.draw(into: &outline)
    outline.close()
    return !outline.isTooLong && EdgeResolver.isSimple(outline.edges)
  }

  /// The glyph's path on the grid; font units point up.
  private static func shape(
    _ path: Path, _ id: UInt32, _ font: any GlyphOutlines, scale: Double, at origin: GridPoint
  ) throws(InvalidField) -> PathShape {
    let steps = AffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: Double(origin.x), ty: Double(origin.y))
    do {
      return try PathShape(path.transformed(by: steps), in: GridTransform(scale: 1 / Double(Fixed.one)))
    } catch {
      throw InvalidField(reason: "glyph \(id) of \(font.fileName) has a point that cannot be drawn")
    }
  }

  /// The mask of a glyph whose origin is at `offset` in pixel (0, 0), and whether it holds the whole glyph.
  private mutating func makeMask(
    _ font: SizedFont, _ id: UInt32, at offset: GridPoint, visible: PixelRect
  ) throws(InvalidField) -> (mask: Mask, isWhole: Bool) {
    let glyph = try glyph(id, of: font.font)
    let shape = try Self.shape(glyph.path, id, font.font, scale: font.scale, at: offset)
    guard !shape.extent.isEmpty else { return (.empty, true) }
    let extent = shape.extent.movedByPixels(shape.origin.x, shape.origin.y).pixels
    let isWhole = extent.width <= Self.largestSide && extent.height <= Self.largestSide
    let window = isWhole ? extent : extent.intersection(visible)
    guard !window.isEmpty else { return (.empty, isWhole) }
    var outline = Outline(window: window.moved(-shape.origin.x, -shape.origin.y))
    shape.draw(into: &outline)
    outline.close()
    let mask =
      glyph.isSimple
      ? OutlineMasks.mask(outline.edges, window: window)
      : try OutlineMasks.mask(outline, resolvedBy: .nonzero, height: extent.height, window: window)
    return (mask, isWhole)
  }
}
