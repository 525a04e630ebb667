internal import CFreeType
internal import DaguerreGraphics

/// A font face opened by FreeType from bytes that it keeps alive.
///
/// Owns a library and a face of it, each released once. A face is not thread-safe: guard it.
struct FontFace: ~Copyable, @unchecked Sendable {  // the handles are used by nobody else
  private let library: FT_Library
  let face: FT_Face
  /// Whether outlines come in 64ths of a font unit, else in whole ones.
  private let isSized: Bool
  /// FreeType reads lazily, so the bytes live exactly as long as the face.
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// - Throws: the reason in words.
  init(data: [UInt8]) throws(FreeTypeFailure) {
    var library: FT_Library?
    let libraryStatus = FT_Init_FreeType(&library)
    guard libraryStatus == 0, let library else { throw FreeTypeFailure(status: libraryStatus) }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
    _ = bytes.initialize(from: data)
    var face: FT_Face?
    let status = FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(data.count), 0, &face)
    guard status == 0, let face else {
      bytes.deallocate()
      FT_Done_FreeType(library)
      throw FreeTypeFailure(status: status)
    }
    self.library = library
    self.face = face
    self.bytes = bytes
    // One pixel a font unit, and so 64ths of it; FreeType rounds to whole units what it does not scale: parts of glyphs
    // that are smaller than by themselves, and the outlines of variable fonts.
    let em = FT_F26Dot6(face.pointee.units_per_EM) * 64
    isSized = em > 0 && FT_Set_Char_Size(face, em, em, 72, 72) == 0
    pictureSize = Self.pictureSize(of: face)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    bytes.deallocate()
  }

  /// Which of the sizes of coloured pictures is the largest; nil for a font without any.
  let pictureSize: FT_Int?

  /// False for bitmap-only fonts, which cannot be scaled.
  var isScalable: Bool {
    face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 && face.pointee.units_per_EM > 0
  }

  /// The weights that a variable font can take; nil for a font of one weight.
  var weightRange: ClosedRange<Double>? {
    guard let axes = axes() else { return nil }
    defer { FT_Done_MM_Var(library, axes) }
    let axis = (0..<Int(axes.pointee.num_axis)).map { axes.pointee.axis[$0] }.first { $0.tag == Self.weightTag }
    guard let axis, axis.minimum <= axis.maximum else { return nil }
    return Double(axis.minimum) / 65536...Double(axis.maximum) / 65536
  }

  /// Sets the weight of a variable font, all else as the font has it by default.
  func setWeight(_ weight: Double) {
    guard let axes = axes() else { return }
    defer { FT_Done_MM_Var(library, axes) }
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { index in
      let axis = axes.pointee.axis[index]
      return axis.tag == Self.weightTag ? FT_Fixed(weight * 65536) : axis.def
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  private static let weightTag: FT_ULong = 0x7767_6874  // 'wght'

  private func axes() -> UnsafeMutablePointer<FT_MM_Var>? {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else { return nil }
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    return FT_Get_MM_Var(face, &axes) == 0 ? axes : nil
  }

  /// How many there are, as FreeType counts them.
  var glyphCount: Int { Int(max(0, face.pointee.num_glyphs)) }

  /// Why the font cannot be relied on: the first glyph that cannot be loaded, or that no character leads to a glyph.
  ///
  /// Loads every glyph once, since FreeType looks at a glyph only when it is asked for.
  func brokenGlyph() -> String? {
    var first: FT_UInt = 0
    _ = FT_Get_First_Char(face, &first)
    if first == 0 { return "its table 'cmap' has no glyph for any character" }
    guard isScalable else { return nil }
    for glyph in 0..<FT_UInt(max(0, face.pointee.num_glyphs)) {
      let status = FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE))
      if status != 0 { return "glyph \(glyph) cannot be loaded: \(FreeTypeFailure(status: status))" }
    }
    return nil
  }

  /// - Parameter unitsPerEm: where FreeType knows of none, as of fonts without outlines.
  func metrics(unitsPerEm: Double) -> FontMetrics {
    let record = face.pointee
    let header = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
    let ascender = Double(isScalable ? record.ascender : header?.Ascender ?? 0)
    let descender = Double(isScalable ? record.descender : header?.Descender ?? 0)
    let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let thickness = Double(os2?.yStrikeoutSize ?? record.underline_thickness)
    // The table gives the line's top; fonts without it get a line at a third of the ascender.
    let strikeout = os2.map { Double($0.yStrikeoutPosition) - thickness / 2 } ?? ascender / 3
    return FontMetrics(
      unitsPerEm: isScalable ? Double(record.units_per_EM) : unitsPerEm, ascender: ascender, descender: descender,
      lineGap: isScalable ? max(0, Double(record.height) - (ascender - descender)) : 0,
      underlinePosition: Double(record.underline_position), underlineThickness: Double(record.underline_thickness),
      strikeoutPosition: strikeout, strikeoutThickness: thickness)
  }

  /// The outline in font units, y up; empty when the font has none for the glyph.
  func outline(of glyph: UInt32) -> Path {
    let flags = isSized ? FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP : FT_LOAD_NO_SCALE
    guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(flags)) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    var funcs = FT_Outline_Funcs(
      move_to: { to, path in append(.move(point(to)), path) },
      line_to: { to, path in append(.line(point(to)), path) },
      conic_to: { control, to, path in append(.quadratic(control: point(control), to: point(to)), path) },
      cubic_to: { first, second, to, path in
        append(.cubic(control1: point(first), control2: point(second), to: point(to)), path)
      },
      shift: 1, delta: 0)
    var path = Path()
    let status = withUnsafeMutablePointer(to: &path) {
      FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &funcs, $0)
    }
    guard status == 0 else { return Path() }
    let unit = isSized ? 1.0 / 128 : 0.5
    return path.transformed(by: AffineTransform(scaleX: unit, scaleY: unit))
  }
}

/// A status that FreeType answered.
struct FreeTypeFailure: Error, CustomStringConvertible {
  let status: FT_Error

  var description: String {
    switch Int(status) {
    case 0x02: "unknown file format"
    case 0x03: "invalid file format"
    case 0x08: "broken table"
    case 0x14: "broken outline"
    case 0x15: "composite glyphs that contain each other"
    case 0x40: "out of memory"
    default: "FreeType error 0x" + String(status, radix: 16)
    }
  }
}

/// In half of FreeType's units (a shift of 1): TrueType's implied points lie midway between two control points, and in
/// whole units it would truncate them.
private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
  guard let vector else { return .zero }
  return Point(x: Double(vector.pointee.x), y: Double(vector.pointee.y))
}

private func append(_ element: Path.Element, _ path: UnsafeMutableRawPointer?) -> CInt {
  guard let path else { return 1 }
  path.assumingMemoryBound(to: Path.self).pointee.elements.append(element)
  return 0
}
