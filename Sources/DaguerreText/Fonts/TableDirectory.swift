/// The tables of an OpenType file, by the list that it begins with (OpenType 1.9, "Table directory").
struct TableDirectory {
  private let data: [UInt8]
  private var tables: [String: Range<Int>] = [:]

  /// What is wrong with the tables without which nothing can be drawn; nil when all fit together, or the file has no
  /// such directory and no packed one.
  ///
  /// FreeType and HarfBuzz do without a table that is cut off or says what cannot be, each in its own way, and would
  /// draw something else. Glyphs and what is in optional tables is left to them. Takes time in proportion to the tables.
  static func problem(in data: [UInt8]) -> String? {
    var directory = TableDirectory(data: data)
    guard let signature = directory.number(0, 4) else { return nil }
    if packed.contains(signature) { return "it is packed for web pages (WOFF); convert it to TTF or OTF" }
    guard signatures.contains(signature) else { return nil }
    do throws(Problem) {
      try directory.read()
      try directory.check(hasOutlinesInGlyf: signature != 0x4F54_544F)
      return nil
    } catch {
      return error.reason
    }
  }

  /// TrueType, 'OTTO', 'true'.
  private static let signatures = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  /// 'wOFF', 'wOF2'.
  private static let packed = [0x774F_4646, 0x774F_4632]

  private struct Problem: Error { let reason: String }

  private init(data: [UInt8]) { self.data = data }

  private func number(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, offset + length <= data.count else { return nil }
    return data[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func read() throws(Problem) {
    guard let count = number(4, 2), 12 + 16 * count <= data.count else {
      throw Problem(reason: "it is cut off in its list of tables")
    }
    for record in (0..<count).map({ 12 + 16 * $0 }) {
      guard let offset = number(record + 8, 4), let length = number(record + 12, 4) else { continue }
      let name = String(decoding: data[record..<record + 4], as: UTF8.self)
      guard offset + length <= data.count else {
        throw Problem(reason: "its table '\(name)' lies beyond the end of the file")
      }
      tables[name] = offset..<offset + length
    }
  }

  // MARK: Required tables

  private func check(hasOutlinesInGlyf: Bool) throws(Problem) {
    let glyphs = try field("maxp", 4)
    if glyphs == 0 { throw Problem(reason: "its table 'maxp' counts no glyphs") }
    if !(16...16_384).contains(try field("head", 18)) {
      throw Problem(reason: "its table 'head' gives a size of the em that cannot be")
    }
    let metrics = try field("hhea", 34)
    guard (1...glyphs).contains(metrics) else {
      throw Problem(reason: "its table 'hhea' counts \(metrics) metrics for \(glyphs) glyphs")
    }
    try needs("hmtx", 4 * metrics + 2 * (glyphs - metrics), "\(metrics) metrics and \(glyphs) glyphs")
    // Glyphs that are pictures need no outlines.
    let hasPictures = tables["CBDT"] != nil && tables["CBLC"] != nil && tables["glyf"] == nil
    if hasOutlinesInGlyf, !hasPictures { try checkOutlines(glyphs) }
    try checkCharacters()
  }

  private func checkOutlines(_ glyphs: Int) throws(Problem) {
    let format = try field("head", 50)
    guard format <= 1 else { throw Problem(reason: "its table 'head' gives the unknown format \(format) of 'loca'") }
    let size = format == 0 ? 2 : 4
    try needs("loca", (glyphs + 1) * size, "\(glyphs) glyphs")
    let (places, outlines) = (try table("loca").lowerBound, try table("glyf").count)
    var last = 0
    for glyph in 0...glyphs {
      let place = (number(places + glyph * size, size) ?? 0) * (format == 0 ? 2 : 1)
      guard place >= last, place <= outlines else {
        throw Problem(reason: "its table 'loca' gives glyph \(glyph) a wrong place in 'glyf'")
      }
      last = place
    }
  }

  private func checkCharacters() throws(Problem) {
    let cmap = try table("cmap")
    let count = try field("cmap", 2)
    try needs("cmap", 4 + 8 * count, "\(count) encodings")
    // Of Unicode, or of Windows' symbols (OpenType 1.9, "cmap", platforms 0 and 3).
    let places = (0..<count).map { cmap.lowerBound + 4 + 8 * $0 }.filter { [0, 3].contains(number($0, 2)) }
    let formats = places.compactMap { place -> Int? in
      guard let offset = number(place + 4, 4), offset + 2 <= cmap.count else { return nil }
      return number(cmap.lowerBound + offset, 2)
    }
    guard formats.contains(where: [0, 2, 4, 6, 8, 10, 12, 13].contains) else {
      throw Problem(reason: "its table 'cmap' has no encoding of Unicode in a known format")
    }
  }

  private func table(_ name: String) throws(Problem) -> Range<Int> {
    guard let table = tables[name] else { throw Problem(reason: "it has no table '\(name)'") }
    return table
  }

  private func needs(_ name: String, _ length: Int, _ reason: String) throws(Problem) {
    guard try table(name).count >= length else {
      throw Problem(reason: "its table '\(name)' is too short for \(reason)")
    }
  }

  /// A number of two bytes.
  private func field(_ name: String, _ offset: Int) throws(Problem) -> Int {
    let table = try table(name)
    guard offset + 2 <= table.count, let number = number(table.lowerBound + offset, 2) else {
      throw Problem(reason: "its table '\(name)' is cut off")
    }
    return number
  }
}
