internal import CHarfBuzz
public import DaguerreGraphics
internal import DaguerreSupport
internal import Foundation
internal import Synchronization

/// A font, read from one file: its outlines, its metrics, and what shaping needs.
///
/// Everything taken from FreeType and HarfBuzz is in font units, so that no version of their scalers can
/// move a pixel. May be used by many threads at once.
public final class FontFile: GlyphOutlines, Sendable {
  /// Without its folder.
  public let fileName: String
  /// Of the whole font, in font units.
  public let metrics: FontMetrics
  /// The weights that a variable font can take; nil for a font of one weight.
  public let weightRange: ClosedRange<Double>?
  /// SHA-256 of the file's bytes.
  public let digest: String
  /// Whether glyphs are coloured pictures, as those of emoji: see ``picture(of:)``.
  public let hasPictures: Bool
  /// Made immutable, so HarfBuzz lets any number of threads shape with it.
  nonisolated(unsafe) let shapingFont: OpaquePointer
  private let face: Mutex<FontFace>
  /// Those of glyphs that were asked for, in font units.
  private let boxes = Mutex<[UInt32: Rect?]>([:])
  private let pictures = Mutex<[UInt32: GlyphPicture?]>([:])

  /// Font units to the em.
  public var unitsPerEm: Double { metrics.unitsPerEm }

  /// Of a variable font the weight that it was opened with; of others what the font says of itself.
  public var weight: Double? { Double(hb_style_get_value(shapingFont, HB_STYLE_TAG_WEIGHT)) }

  /// That which the font was opened with, or has by default; nil for a font of one weight.
  public var instanceWeight: Int? { weightRange == nil ? nil : weight.map { Int($0.rounded()) } }

  /// Reads a font file.
  ///
  /// - Parameter weight: of a variable font, 1 to 1000, brought into what the font can do; other fonts ignore it.
  /// - Throws: ``FontError`` when the file cannot be read or is not a scalable font, or one of its glyphs is broken.
  public convenience init(path: String, weight: Int? = nil) throws(FontError) {
    try self.init(path: path, weight: weight, checksContents: true)
  }

  /// - Parameter checksContents: false for files that are known by their digest.
  convenience init(path: String, weight: Int?, checksContents: Bool) throws(FontError) {
    let data: [UInt8]
    do {
      data = try Files.read(path)
    } catch {
      throw FontError.unreadable(path: path, reason: error.reason)
    }
    try self.init(data: data, path: path, weight: weight, checksContents: checksContents)
  }

  /// Opens a font from its bytes, in time and memory in proportion to them; `path` is for error messages and ``fileName``.
  ///
  /// - Throws: ``FontError`` when the bytes are not a scalable font, or one of its glyphs is broken.
  public convenience init(data: [UInt8], path: String, weight: Int? = nil) throws(FontError) {
    try self.init(data: data, path: path, weight: weight, checksContents: true)
  }

  private init(data: [UInt8], path: String, weight: Int?, checksContents: Bool) throws(FontError) {
    if checksContents, let reason = TableDirectory.problem(in: data) {
      throw FontError.invalidFont(path: path, reason: reason)
    }
    let face: FontFace
    do {
      face = try FontFace(data: data)
    } catch {
      throw FontError.invalidFont(path: path, reason: error.description)
    }
    let hasPictures = face.pictureSize != nil
    guard face.isScalable || hasPictures else {
      throw FontError.invalidFont(path: path, reason: "it has neither scalable outlines nor coloured pictures")
    }
    let range = face.weightRange
    let instance = range.flatMap { range in
      weight.map { min(max(Double($0), range.lowerBound), range.upperBound) }
    }
    if let instance { face.setWeight(instance) }
    if checksContents, let reason = face.brokenGlyph() { throw FontError.invalidFont(path: path, reason: reason) }
    guard let font = Self.makeShapingFont(face.bytes, weight: instance) else {
      throw FontError.invalidFont(path: path, reason: "it has no glyphs")
    }
    let metrics = face.metrics(unitsPerEm: Double(hb_face_get_upem(hb_font_get_face(font))))
    // FreeType counts the outlines, HarfBuzz believes 'maxp'.
    let (outlines, count) = (face.glyphCount, Int(hb_face_get_glyph_count(hb_font_get_face(font))))
    guard !checksContents || outlines == count else {
      hb_font_destroy(font)
      throw FontError.invalidFont(
        path: path, reason: "its table 'maxp' counts \(count) glyphs, but there are \(outlines) outlines")
    }
    self.fileName = URL(fileURLWithPath: path).lastPathComponent
    self.metrics = metrics
    self.weightRange = range
    self.digest = Digest(of: data).description
    self.shapingFont = font
    self.hasPictures = hasPictures
    self.face = Mutex(face)
  }

  deinit { hb_font_destroy(shapingFont) }

  /// The unhinted outline in font units, y up; empty for a blank glyph and for one the font does not have.
  public func outline(of glyph: UInt32) -> Path {
    face.withLock { $0.outline(of: glyph) }
  }

  /// The coloured picture of a glyph; nil for one that has none.
  ///
  /// Kept once it is known.
  public func picture(of glyph: UInt32) -> GlyphPicture? {
    guard hasPictures else { return nil }
    if let known = pictures.withLock({ $0[glyph] }) { return known }
    let picture = face.withLock { $0.picture(of: glyph, unitsPerEm: unitsPerEm) }
    pictures.withLock { $0[glyph] = .some(picture) }
    return picture
  }

  /// A box around the outline, in font units, y up; nil for none.
  ///
  /// Kept once it is known.
  public func box(of glyph: UInt32) -> Rect? {
    if let known = boxes.withLock({ $0[glyph] }) { return known }
    let box = outline(of: glyph).box
    boxes.withLock { $0[glyph] = .some(box) }
    return box
  }

  /// The glyph of a character, or nil where the font has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shapingFont, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Whether it has every character of a text, and those that layout may add to it.
  func canSet(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x20 || glyph(for: $0) != nil }
      && glyph(for: ".") != nil && glyph(for: "-") != nil
  }

  /// The advance of a glyph in font units, letter spacing and kerning left out.
  func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(shapingFont, glyph)) }

  /// A HarfBuzz font scaled to font units, which reads the tables by HarfBuzz's own code.
  ///
  /// The bytes must outlive it: both are owned by this object.
  private static func makeShapingFont(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, weight: Double?
  ) -> OpaquePointer? {
    let blob = UnsafeRawBufferPointer(bytes).withMemoryRebound(to: CChar.self) {
      hb_blob_create($0.baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    if let weight {
      var variation = hb_variation_t(tag: 0x7767_6874, value: Float(weight))  // 'wght'
      hb_font_set_variations(font, &variation, 1)
    }
    hb_font_make_immutable(font)
    return font
  }
}
