internal import DaguerreSkins

extension Color: CustomStringConvertible {
  /// The name that the system has for the colour, `34% red` where a share of its opacity is left, or else `#RRGGBBAA`.
  public var description: String {
    if let name = Self.names[Both(self)] { return name }
    let opaque = mapped { Color(rgba: $0.rgba | 0xFF) }
    guard alpha == inDark.alpha, let name = Self.names[Both(opaque)] else {
      return SkinColor(rgba: rgba).canonicalText
    }
    return "\((Int(alpha) * 200 + 255) / 510)% \(name)"
  }

  /// A colour as it is in the light and in the dark, which two that are equal need not have in common.
  private struct Both: Hashable {
    let light, dark: UInt32

    init(_ color: Color) { (light, dark) = (color.rgba, color.inDark.rgba) }
  }

  private static let names: [Both: String] = {
    let named: [(Color, String)] = [
      (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"),
      (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"), (.brown, "brown"),
      (.gray, "gray"), (.primary, "primary"), (.secondary, "secondary"), (.black, "black"), (.white, "white"),
      (.clear, "clear"),
    ]
    return Dictionary(named.map { (Both($0), $1) }, uniquingKeysWith: { first, _ in first })
  }()
}
