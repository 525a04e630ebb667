/// Draws display lists into bitmaps.
///
/// - Coverage is the area of the shape in the pixel, kept in 16 bits; blending is source-over on premultiplied sRGB
///   of 8 bits, rounded once a command.
/// - All lengths are multiplied by the scale and snapped, once, to 1/4096 px.
/// - The bytes depend on the list and the scale only: not on the machine, the build or what was drawn before.
///
/// Holds caches of masks, about 140 MB at most, so keep one per thread and reuse it.
///
/// ## The phases of a command
///
/// 1. **Culling** (``OcclusionCulling``). The sheet is not cleared when the first command covers it, and a shadow is
///    not painted where an opaque box that follows it will be. Large sheets may be drawn in bands (``Bands``).
/// 2. **Snapping** (``GridTransform``). Lengths become ``Fixed`` point, 20.12. The position splits into a whole pixel
///    and the rest; only the rest makes the mask, so a shape that moves by whole pixels keeps its mask.
/// 3. **Coverage** (`Coverage/`, `Curves/`, `Shapes/`). A shape becomes a ``Mask`` of 16 bits a pixel, which is kept in
///    a ``MaskCache``. Boxes and borders have circular corners in closed form and are nine-patches: all with the same
///    corners share a mask; clips to boxes are kept too (``ClipMasks``). Arcs and dashes that cannot overlap themselves
///    are in closed form as well (``SimpleContours``). Blurred boxes are products of one-dimensional integrals of the
///    gaussian. All else is an ``Outline`` of straight edges, which the ``EdgeResolver`` makes simple and the
///    ``CoverageAccumulator`` adds up. What would take forever (``OutlineMasks``) is refused.
/// 4. **Blitting** (`Paint/`). A ``MaskWalker`` gives the mask's spans to a ``Blitter``, which multiplies them by the
///    ``Clip`` and blends a colour, a gradient or a group into the ``Layer``.
///    Pictures of pixels (`Images/`) come in the size in which they are seen (``PlacedImage``), by weights that
///    ``ResamplingTaps`` tells, and are blended as groups are.
/// 5. **Groups**. What is drawn between a push and its pop has a layer of its own, as large as what is in it
///    (``GroupBounds``). It multiplies, as a mask, or is composited: by an opacity, over its shadow or blurred
///    (``BlurredLayer``, ``WideBlur``), or in a mode (``BlendMode``); or it says where what lies below is blurred.
///
/// ## The rules of the arithmetic
///
/// - After snapping, coverage is a sum of integers: neither the order of edges nor the number of threads matters.
/// - Where floating point is needed there is only + - * / and the square root, which IEEE 754 rounds alike on all
///   processors. `sin`, `exp` and `erf` of the C library differ in the last bit, so ``UnitCircle`` and
///   ``GaussianTable`` take their place. There is no fused multiply-add, and no sum whose order depends on the width of
///   a vector.
/// - Coverage has 16 bits up to the blend. With 8 bits each layer could be off by another half level.
/// - A dictionary's order decides nothing; a cache can only lose what would be made again with the same bytes.
///
/// ## What was tried and rejected
///
/// Times are those of `daguerre-bench`; a cold pass begins with empty caches.
///
/// - Chords that end on the curve, as most renderers have them: to be as exact they must be two to three times as many,
///   and cold passes over icons take 2.4 ms instead of 1.6. The worst error of such a renderer is close to 255 levels
///   times its tolerance: at 0.1 px that is 26.
/// - Finding out which rows have nothing but edges side by side, to leave out their slabs: a tenth less over icons, cold.
/// - Painting nine-patches row by row instead of in blocks of 8 rows: borders take more than twice as long.
/// - Masks of glyphs and icons as spans instead of tiles: text takes about twice as long.
/// - Blending single pixels in 64-bit words instead of four pixels in 16-bit lanes: 3 times as long.
/// - The strips of a blurred box one after the other, in Swift, instead of sixteen at a time in vectors (`CRaster`), and its
///   coverage pixel by pixel: shadows take 11.6 ms instead of 6.5, cold.
/// - No caches: text takes 4.8 ms instead of 0.38 ms, dashes 2.9 ms instead of 0.28 ms, icons 2.5 ms instead of 0.21 ms.
/// - Bands on small sheets, or where few pixels are painted twice: up to a fifth more time, as each command is placed
///   anew in each band.
/// - Bands on small sheets in which things are placed once, and painted from a list in each: boxes that overlap take a
///   tenth less, clips a third more.
/// - A call of the C kernels (`CRaster`) for each span instead of one for each mask: boxes take a sixth longer, borders a
///   quarter. Filling with 32 bytes at a time is no faster by itself; it is where rows end with stores that overlap.
/// - Fetching the pixels of later rows ahead: nothing. Boxes are bound by instructions, not by memory.
/// - Clearing the rows of a large sheet just before they are painted: nothing; what clearing costs is the memory.
/// - Columns of eight pixels gathered in registers instead of in memory, and `rep stos` for rows of 1 KB and more: nothing.
/// - AVX-512 instead of AVX2, with masks where rows end: translucent boxes and small sheets take 3 or 4 % less, opaque
///   boxes and clips as long as before.
/// - Huge pages for large bitmaps, by `madvise`: nothing, warm or cold.
/// - Stores that bypass the cache, measured apart from this code: 4 MiB fill at 28 GB/s instead of 98 GB/s.
public final class Rasterizer {
  /// The longest side of a sheet, in pixels after scaling.
  public static let maximumSide = 32767
  /// The largest sheet, in pixels after scaling.
  public static let maximumArea = 1 << 26

  /// Rows to draw at once, whatever the commands are; nil for as many as ``Bands`` says.
  var rowsAtOnce: Int?
  var boxes = BoxMasks()
  var outlines = OutlineMasks()
  var glyphs = GlyphMasks()
  var shadows = ShadowMasks()
  var clips = ClipMasks()
  var images = ScaledImages()

  /// A rasterizer with empty caches.
  public init() {}

  /// Forgets all masks, as if nothing had been drawn.
  public func emptyCaches() {
    boxes.removeAll()
    outlines.removeAll()
    glyphs.removeAll()
    shadows.removeAll()
    clips.removeAll()
    images.removeAll()
  }

  /// The size in pixels of a list's sheet at a scale: a fraction of a pixel makes one more.
  ///
  /// - Throws: ``DrawingError/scale(_:)``, ``DrawingError/sheetSize(width:height:)`` or
  ///   ``DrawingError/sheetArea(width:height:)``.
  public static func pixelSize(of list: DisplayList, scale: Double = 1) throws(DrawingError) -> (
    width: Int, height: Int
  ) {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
    func pixels(_ length: Double) -> Int? {
      // On the grid first, so that the last bit of a product adds no pixel.
      let steps = (length * scale * Double(Fixed.one)).rounded(.toNearestOrEven)
      guard steps > 0, steps <= Double(maximumSide * Fixed.one) else { return nil }
      return Fixed.ceil(Int(steps))
    }
    guard let width = pixels(list.size.width), let height = pixels(list.size.height) else {
      throw .sheetSize(width: list.size.width * scale, height: list.size.height * scale)
    }
    guard width * height <= maximumArea else { throw .sheetArea(width: width, height: height) }
    return (width, height)
  }

  /// Draws `list` with every length multiplied by `scale`.
  ///
  /// Shapes of zero or negative size draw nothing, but for what a border or a shadow grows from one of no size. A clip that is
  /// open when a group is pushed clips the group.
  /// - Throws: ``DrawingError``, which names the command that cannot be drawn: a coordinate that is not a number or is
  ///   beyond 2³⁰ px, a pop without its push, a push that is never popped.
  public func draw(_ list: DisplayList, scale: Double = 1) throws(DrawingError) -> Bitmap {
    let size = try Self.pixelSize(of: list, scale: scale)
    var failure: DrawingError?
    // Every pixel is written: by the background, or by the first box where that covers the sheet.
    let pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { pixels, count in
      failure = draw(list, scale: scale, size: size, into: pixels)
      count = failure == nil ? pixels.count : 0
    }
    if let failure { throw failure }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  /// Draws over all of a bitmap that has the size of the sheet already, which saves making one.
  ///
  /// - Throws: as ``draw(_:scale:)``, and ``DrawingError/bitmapSize(expectedWidth:expectedHeight:width:height:)``.
  ///   The bitmap's contents are unspecified then.
  public func draw(_ list: DisplayList, scale: Double = 1, into bitmap: inout Bitmap) throws(DrawingError) {
    let size = try Self.pixelSize(of: list, scale: scale)
    guard bitmap.width == size.width, bitmap.height == size.height else {
      throw .bitmapSize(
        expectedWidth: size.width, expectedHeight: size.height, width: bitmap.width, height: bitmap.height)
    }
    let failure = bitmap.pixels.withUnsafeMutableBufferPointer { draw(list, scale: scale, size: size, into: $0) }
    if let failure { throw failure }
  }

  /// Draws over all of `width * height` pixels, whatever they are.
  private func draw(
    _ list: DisplayList, scale: Double, size: (width: Int, height: Int), into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> DrawingError? {
    guard let base = pixels.baseAddress else { return nil }
    let bounds = PixelRect(x0: 0, y0: 0, x1: size.width, y1: size.height)
    let space = GridTransform(scale: scale)
    let culling = OcclusionCulling(list.commands, in: space)
    let groups = GroupBounds(list.commands, scale: scale)
    let isCleared = !culling.occludes(bounds)
    let layer = Layer(bounds: bounds, pixels: base)
    let rows = rowsAtOnce ?? Bands.rows(of: list, scale: scale, size: size)
    do throws(DrawingError) {
      for y in stride(from: 0, to: size.height, by: rows) {
        let band = PixelRect(x0: 0, y0: y, x1: size.width, y1: min(y + rows, size.height))
        if isCleared { Self.clear(layer.rows(band.y0..<band.y1), to: premultiplied(list.background)) }
        var drawing = Drawing(rasterizer: self, layer: layer, visible: band, space: space)
        try drawing.draw(list.commands, culling: culling, groups: groups)
      }
      return nil
    } catch {
      return error
    }
  }

  /// White and no colour at all are the same byte four times, which the C library sets twice as fast in large sheets.
  private static func clear(_ pixels: UnsafeMutableBufferPointer<UInt32>, to pixel: UInt32) {
    let byte = UInt8(truncatingIfNeeded: pixel)
    if pixel == UInt32(byte) * 0x0101_0101 {
      UnsafeMutableRawBufferPointer(pixels).initializeMemory(as: UInt8.self, repeating: byte)
    } else if let base = pixels.baseAddress {
      Run(pixels: base, count: pixels.count, layerEnd: base + pixels.count).fill(pixel)
    }
  }
}
