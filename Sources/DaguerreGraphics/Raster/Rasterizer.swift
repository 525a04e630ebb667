/// Draws display lists into bitmaps.
///
/// - Coverage is the area of the shape in the pixel, kept in 16 bits; blending is source-over on premultiplied sRGB
///   of 8 bits, rounded once a command.
/// - All lengths are multiplied by the scale and snapped, once, to 1/4096 px.
/// - The bytes depend on the list and the scale only: not on the machine, the build or what was drawn before.
///
/// Holds caches of masks, about 64 MB at most, so keep one per thread and reuse it.
public final class Rasterizer {
  /// The longest side of a sheet, in pixels after scaling.
  public static let maximumSide = 32767
  /// The largest sheet, in pixels after scaling.
  public static let maximumArea = 1 << 26

  var boxes = BoxMasks()
  var outlines = OutlineMasks()
  var glyphs = GlyphMasks()
  var shadows = ShadowMasks()

  /// A rasterizer with empty caches.
  public init() {}

  /// Forgets all masks, as if nothing had been drawn.
  public func emptyCaches() {
    boxes.removeAll()
    outlines.removeAll()
    glyphs.removeAll()
    shadows.removeAll()
  }

  /// The size in pixels of a list's sheet at a scale: a fraction of a pixel makes one more.
  ///
  /// - Throws: ``DrawingError/scale(_:)`` or ``DrawingError/sheetSize(width:height:)``.
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
    guard let width = pixels(list.size.width), let height = pixels(list.size.height), width * height <= maximumArea
    else { throw .sheetSize(width: list.size.width * scale, height: list.size.height * scale) }
    return (width, height)
  }

  /// Draws `list` with every length multiplied by `scale`.
  ///
  /// Shapes of zero or negative size draw nothing. A clip that is open when a group is pushed clips the group.
  /// - Throws: ``DrawingError``, which names the command that cannot be drawn: a coordinate that is not a number or is
  ///   beyond 2³⁰ px, a pop without its push, a push that is never popped.
  public func draw(_ list: DisplayList, scale: Double = 1) throws(DrawingError) -> Bitmap {
    let size = try Self.pixelSize(of: list, scale: scale)
    var bitmap = Bitmap(width: size.width, height: size.height)
    try draw(list, scale: scale, into: &bitmap)
    return bitmap
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
    let bounds = PixelRect(x0: 0, y0: 0, x1: size.width, y1: size.height)
    let failure = bitmap.pixels.withUnsafeMutableBufferPointer { pixels -> DrawingError? in
      guard let base = pixels.baseAddress else { return nil }
      let space = GridTransform(scale: scale)
      let culling = OcclusionCulling(list.commands, in: space)
      if !culling.occludes(bounds) { Self.clear(pixels, to: premultiplied(list.background)) }
      var drawing = Drawing(rasterizer: self, layer: Layer(bounds: bounds, pixels: base), space: space)
      do throws(DrawingError) {
        try drawing.draw(list.commands, culling: culling)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// White and no colour at all are the same byte four times, which the C library sets twice as fast in large sheets.
  private static func clear(_ pixels: UnsafeMutableBufferPointer<UInt32>, to pixel: UInt32) {
    let byte = UInt8(truncatingIfNeeded: pixel)
    if pixel == UInt32(byte) * 0x0101_0101 {
      UnsafeMutableRawBufferPointer(pixels).initializeMemory(as: UInt8.self, repeating: byte)
    } else {
      pixels.update(repeating: pixel)
    }
  }
}
