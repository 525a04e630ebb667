import DaguerreGraphics

/// Pictures as text for terminals of the kind of DEC's VT340: rows of six pixels, one colour after the other.
enum Sixel {
  /// The text that shows a picture, on white.
  ///
  /// Colours are the nearest of a cube of six reds, seven greens and six blues.
  static func text(of picture: Bitmap) -> String {
    let (width, height) = (picture.width, picture.height)
    guard width > 0, height > 0 else { return "" }
    // 8: pixels that are not drawn stay as they are, and the raster attributes tell the size.
    var text = "\u{1B}P0;1;8q\"1;1;\(width);\(height)"
    var known: Set<Int> = []
    for top in stride(from: 0, to: height, by: 6) {
      var rows: [Int: [UInt8]] = [:]
      for y in top..<min(top + 6, height) {
        for x in 0..<width {
          let color = index(picture[x, y])
          rows[color, default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(y - top)
        }
      }
      for color in rows.keys.sorted() {
        if known.insert(color).inserted { text += definition(of: color) }
        text += "#\(color)\(row(rows[color] ?? []))$"
      }
      text += "-"
    }
    return text + "\u{1B}\\"
  }

  private static let levels = (red: 6, green: 7, blue: 6)

  private static func index(_ pixel: UInt32) -> Int {
    let white = 255 - Int(pixel >> 24)
    func level(_ shift: UInt32, _ count: Int) -> Int {
      (min(255, Int(pixel >> shift & 0xFF) + white) * (count - 1) + 127) / 255
    }
    return (level(0, levels.red) * levels.green + level(8, levels.green)) * levels.blue + level(16, levels.blue)
  }

  /// In percent of red, green and blue.
  private static func definition(of color: Int) -> String {
    let (red, green, blue) = (
      color / levels.blue / levels.green, color / levels.blue % levels.green, color % levels.blue
    )
    func percent(_ level: Int, _ count: Int) -> Int { level * 100 / (count - 1) }
    return "#\(color);2;\(percent(red, levels.red));\(percent(green, levels.green));\(percent(blue, levels.blue))"
  }

  /// Six pixels a character, runs of more than three of one shortened, what is empty at the end left out.
  private static func row(_ bits: [UInt8]) -> String {
    var text = ""
    var place = 0
    let end = (bits.lastIndex { $0 != 0 } ?? -1) + 1
    while place < end {
      let run = bits[place..<end].prefix { $0 == bits[place] }.count
      let character = String(UnicodeScalar(bits[place] + 63))
      text += run > 3 ? "!\(run)\(character)" : String(repeating: character, count: run)
      place += run
    }
    return text
  }
}
