/// Colours as CSS writes them: CSS Color 4.
package enum CSSColor {
  /// The colour of a text: hexadecimal, a name, or a function such as `rgb()`, `hsl()`, `oklch()` or `color()`.
  ///
  /// What sRGB cannot show becomes what ``ColorSpace/srgb(_:)`` says.
  ///
  /// - Returns: 0xRRGGBBAA; nil for a text that is no colour, or one that depends on what is around it.
  package static func rgba(_ text: String) -> UInt32? {
    let text = text.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text) }
    if text == "transparent" { return 0 }
    return ColorNames.rgb[text].map { $0 << 8 | 0xFF } ?? function(text)
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func hexadecimal(_ text: String) -> UInt32? {
    HexadecimalColor.rgba(text.utf8.count < 6 ? "#" + text.dropFirst().map { "\($0)\($0)" }.joined() : text)
  }

  private static func function(_ text: String) -> UInt32? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    var name = String(text[..<open])
    guard var parts = parts(of: text[text.index(after: open)...].dropLast()) else { return nil }
    if name == "color" {
      guard parts.count > 1 else { return nil }
      name = parts.removeFirst()
      if name == "xyz" { name = ColorSpace.xyzD65.rawValue }
      guard let space = ColorSpace(rawValue: name), !space.hasFunction else { return nil }
      return color(parts, in: space, percentages: [1, 1, 1])
    }
    switch name {
    case "rgb", "rgba":
      // Numbers are steps of 255.
      let channels = parts.prefix(3).map {
        $0.hasSuffix("%") || $0 == "none" ? $0 : Double.decimal($0).map { "\($0 / 255)" } ?? ""
      }
      return color(channels + parts.dropFirst(3), in: .srgb, percentages: [1, 1, 1])
    case "hsl", "hsla": return color(parts, in: .hsl, percentages: [nil, 100, 100])
    case "hwb": return color(parts, in: .hwb, percentages: [nil, 100, 100])
    case "lab": return color(parts, in: .lab, percentages: [100, 125, 125])
    case "lch": return color(parts, in: .lch, percentages: [100, 150, nil])
    case "oklab": return color(parts, in: .oklab, percentages: [1, 0.4, 0.4])
    case "oklch": return color(parts, in: .oklch, percentages: [1, 0.4, nil])
    default: return nil
    }
  }

  /// Three components and what may be the alpha, between commas or spaces; nil where these are mixed up.
  private static func parts(of text: Substring) -> [String]? {
    if text.contains(",") {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { !$0.isWhitespace } }
      return parts.allSatisfy { !$0.isEmpty && !$0.contains("/") } ? parts : nil
    }
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count <= 2 else { return nil }
    let words = sides.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    if sides.count == 2, words[1].count != 1 { return nil }
    return words.flatMap { $0 }
  }

  /// - Parameter percentages: what 100 % of each component is; nil for a hue.
  private static func color(_ parts: [String], in space: ColorSpace, percentages: [Double?]) -> UInt32? {
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var components = SIMD3<Double>.zero
    for (index, whole) in percentages.enumerated() {
      guard let value = whole.map({ number(parts[index], percentage: $0) }) ?? angle(parts[index]) else { return nil }
      components[index] = min(max(value, space.ranges[index].lowerBound), space.ranges[index].upperBound)
    }
    var alpha = 1.0
    if parts.count == 4 {
      guard let value = number(parts[3], percentage: 1) else { return nil }
      alpha = min(max(value, 0), 1)
    }
    return space.srgb(components).rgb << 8 | UInt32((alpha * 255).rounded())
  }

  private static func number(_ text: String, percentage: Double) -> Double? {
    if text == "none" { return 0 }
    if text.hasSuffix("%") { return Double.decimal(text.dropLast()).map { $0 / 100 * percentage } }
    return Double.decimal(text)
  }

  /// In degrees.
  private static func angle(_ text: String) -> Double? {
    if text == "none" { return 0 }
    for (unit, degrees) in [("deg", 1), ("grad", 0.9), ("rad", 57.29577951308232), ("turn", 360)]
    where text.hasSuffix(unit) {
      return Double.decimal(text.dropLast(unit.count)).map { $0 * degrees }
    }
    return Double.decimal(text)
  }
}

extension ColorSpace {
  /// Whether CSS has a function of its name, by which alone it is written.
  fileprivate var hasFunction: Bool {
    switch self {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: true
    case .srgb, .linear, .displayP3, .a98, .prophoto, .rec2020, .xyzD65, .xyzD50: false
    }
  }
}
