/// What a shape is filled with.
enum SVGPaint: Hashable {
  case none
  case currentColor
  case color(Color)
  /// A gradient or a pattern by its id, and what stands for one that is not there.
  case reference(String, otherwise: Color?)

  /// Reads a paint; nil for what is none.
  init?(_ text: String) {
    if let (id, rest) = Self.reference(text) {
      var other: Color?
      if case .color(let color)? = SVGPaint(rest) { other = color }
      self = .reference(id, otherwise: other)
      return
    }
    let text = text.lowercased().filter { !$0.isWhitespace }
    switch text {
    case "none", "transparent": self = .none
    case "currentcolor": self = .currentColor
    default:
      guard let color = SVGColorNames.color(named: text) ?? Self.hexadecimal(text) ?? Self.function(text) else {
        return nil
      }
      self = .color(color)
    }
  }

  /// The id of `url(#id)`, and what follows.
  static func reference(_ text: String) -> (id: String, rest: String)? {
    let text = text.trimmed
    guard text.hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
    let target = text[..<close].dropFirst(4).filter { $0 != "'" && $0 != "\"" }.trimmed
    guard target.hasPrefix("#"), target.count > 1 else { return nil }
    return (String(target.dropFirst()), String(text[text.index(after: close)...]))
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private static func hexadecimal(_ text: String) -> Color? {
    guard text.first == "#", let value = UInt32(text.dropFirst(), radix: 16), !text.contains("+") else { return nil }
    func wide(_ digits: UInt32, _ count: UInt32) -> UInt32 {
      (0..<count).reduce(0) { $0 << 8 | ((digits >> (4 * (count - 1 - $1))) & 0xF) * 0x11 }
    }
    switch text.count {
    case 4: return Color(rgba: wide(value, 3) << 8 | 0xFF)
    case 5: return Color(rgba: wide(value, 4))
    case 7: return Color(rgba: value << 8 | 0xFF)
    case 9: return Color(rgba: value)
    default: return nil
    }
  }

  /// `rgb(r, g, b)` or `rgba(r, g, b, a)`, channels as numbers to 255 or percentages.
  private static func function(_ text: String) -> Color? {
    guard let open = text.firstIndex(of: "("), text.last == ")", ["rgb", "rgba"].contains(text[..<open]) else {
      return nil
    }
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var channels: [UInt8] = []
    for (index, part) in parts.enumerated() {
      guard let share = part.asPercentage ?? Double(part).map({ $0 / (index == 3 ? 1 : 255) }), share.isFinite else {
        return nil
      }
      channels.append(UInt8((share.asShare * 255).rounded()))
    }
    return Color(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 255)
  }
}
