import DaguerreGraphics
import DaguerreSupport

/// Finds the tokens that the colours of a sheet come from.
struct PaintTokens {
  /// The sheet's tokens by the colours that their values have at the point, each list sorted.
  private var byColor: [UInt32: [String]] = [:]
  /// The same by all colours in their values, as a view may show the other mode within a sheet.
  private var byAnyColor: [UInt32: [String]] = [:]
  private let origins: [PaintOrigin?]
  private let directReads: Set<String>

  /// - Parameter point: a value that has a part for a value of an axis, as in `light #FFFFFFFF, dark #000000FF`, counts
  ///   with that part only; nil where that is not known.
  init(_ sheet: Sheet, at point: SnapshotPoint?) {
    origins = sheet.origins
    directReads = Set(sheet.directReads)
    for token in sheet.tokens {
      for color in Set(Self.colors(in: Self.part(of: token.value, at: point))) {
        byColor[color, default: []].append(token.path)
      }
      for color in Set(Self.colors(in: token.value)) { byAnyColor[color, default: []].append(token.path) }
    }
  }

  /// The tokens that have the colour, of those that the view of the command reads, else of the nearest view around it
  /// that reads one, else of those that the sheet reads itself.
  ///
  /// A colour that a view has made more transparent has the token's other channels still.
  func tokens(of command: Int, painting color: Color) -> [String] {
    let named = tokens(of: command, painting: color, among: byColor)
    return named.isEmpty ? tokens(of: command, painting: color, among: byAnyColor) : named
  }

  private func tokens(of command: Int, painting color: Color, among byColor: [UInt32: [String]]) -> [String] {
    let exact = byColor[color.rgba] ?? []
    let named =
      exact.isEmpty ? byColor.filter { Self.canFade($0.key, to: color.rgba) }.flatMap(\.value).sorted() : exact
    if command < origins.count, let origin = origins[command] {
      for tokens in [origin.tokens] + origin.surroundingTokens {
        let found = named.filter(tokens.contains)
        if !found.isEmpty { return found }
      }
    }
    return named.filter(directReads.contains)
  }

  /// Whether a colour is another one made more transparent.
  private static func canFade(_ color: UInt32, to other: UInt32) -> Bool {
    color >> 8 == other >> 8 && color & 0xFF > other & 0xFF
  }

  /// The view that paints a command; empty where nobody knows.
  func view(of command: Int) -> String { command < origins.count ? origins[command]?.views.last ?? "" : "" }

  private static func part(of value: String, at point: SnapshotPoint?) -> String {
    guard let point else { return value }
    let values = point.pairs.map(\.value)
    let parts = value.split(separator: ", ").map(String.init)
    return parts.first { part in values.contains { part.hasPrefix("\($0) ") } } ?? value
  }

  /// Every `#RRGGBBAA` in a text, as a number.
  private static func colors(in text: String) -> [UInt32] {
    text.split(separator: "#").compactMap { HexadecimalColor.rgba("#\($0.prefix(8))") }
  }
}
