internal import DaguerreSupport

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
    let text = text.trimmed.lowercased()
    switch text {
    case "none", "transparent": self = .none
    case "currentcolor": self = .currentColor
    default:
      guard let rgba = CSSColor.rgba(text) else { return nil }
      self = .color(Color(rgba: rgba))
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
}
