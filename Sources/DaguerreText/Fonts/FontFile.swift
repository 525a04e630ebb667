internal import CHarfBuzz
public import DaguerreGraphics
internal import DaguerreDigests
internal import Foundation
internal import Synchronization

/// A font, read from one file: its outlines, its metrics, and what shaping needs.
///
/// Everything taken from FreeType and HarfBuzz is in font units, so that no version of their scalers can
/// move a pixel. May be used by many threads at once.
public final class FontFile: GlyphOutlines, Sendable {
  public let fileName: String
  public let metrics: FontMetrics
  /// SHA-256 of the file's bytes.
  public let digest: String
  /// Made immutable, so HarfBuzz lets any number of threads shape with it.
  nonisolated(unsafe) let shapingFont: OpaquePointer
  private let face: Mutex<FontFace>

  public var unitsPerEm: Double { metrics.unitsPerEm }

  /// Reads a font file.
  ///
  /// - Throws: ``FontError`` when the file cannot be read or is not a scalable font.
  public convenience init(path: String) throws(FontError) {
    let data: [UInt8]
    do {
      data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FontError.unreadable(path: path, reason: (error as NSError).localizedFailureReason ?? "no such file")
    }
    try self.init(data: data, path: path)
  }

  /// Opens a font from its bytes; `path` is for error messages and ``fileName``.
  ///
  /// - Throws: ``FontError`` when the bytes are not a scalable font.
  public init(data: [UInt8], path: String) throws(FontError) {
    let face: FontFace
    do {
      face = try FontFace(data: data)
    } catch {
      throw FontError.invalidFont(path: path, reason: error.description)
    }
    guard face.isScalable else { throw FontError.invalidFont(path: path, reason: "it has no scalable outlines") }
    let metrics = face.metrics
    guard let font = Self.makeShapingFont(data, unitsPerEm: metrics.unitsPerEm) else {
      throw FontError.invalidFont(path: path, reason: "it has no glyphs")
    }
    self.fileName = URL(fileURLWithPath: path).lastPathComponent
    self.metrics = metrics
    self.digest = Digest(of: data).description
    self.shapingFont = font
    self.face = Mutex(face)
  }

  deinit { hb_font_destroy(shapingFont) }

  public func outline(of glyph: UInt32) -> Path {
    face.withLock { $0.outline(of: glyph) }
  }

  /// The glyph of a character, or nil where the font has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shapingFont, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a glyph in font units, letter spacing and kerning left out.
  func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(shapingFont, glyph)) }

  /// A HarfBuzz font scaled to font units, which reads the tables by HarfBuzz's own code.
  private static func makeShapingFont(_ data: [UInt8], unitsPerEm: Double) -> OpaquePointer? {
    let blob = data.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(data.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    return font
  }
}
