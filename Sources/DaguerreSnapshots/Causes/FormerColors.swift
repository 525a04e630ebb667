import DaguerreGraphics
import DaguerreSupport

/// The colours that tokens had when they were recorded, by those that they have now.
///
/// Most changes are of colours. The display list of now with these in it is then that of before, and nothing need be laid
/// out again; whether it is, the recorded digest of pixels tells.
struct FormerColors {
  /// A colour that a token has now, and the one that it had in its place.
  private struct Pair {
    let now: Color
    let then: Color
  }

  /// By path.
  private let pairs: [String: [Pair]]
  private let now: Set<Color>

  /// - Parameters:
  ///   - paths: of what a sheet reads.
  ///   - changes: at the point of the sheet, by path.
  /// - Returns: nil where something else than colours has changed.
  init?(of paths: [String], _ changes: [String: TokenChange], at point: SnapshotPoint) {
    var pairs: [String: [Pair]] = [:]
    for path in paths {
      guard let change = changes[path] else { continue }
      guard let found = Self.pairs(change, point) else { return nil }
      pairs[path] = found
    }
    guard !pairs.isEmpty else { return nil }
    self.pairs = pairs
    now = Set(pairs.values.joined().map(\.now))
  }

  /// The colours that differ, those of the point first, as in `light #000000FF, dark #EEEEEEFF`; nil where anything else
  /// does.
  private static func pairs(_ change: TokenChange, _ point: SnapshotPoint) -> [Pair]? {
    func words(_ text: String?) -> [Substring] { (text ?? "").split { $0 == " " || $0 == "," } }
    let (then, now) = (words(change.recorded), words(change.current))
    guard then.count == now.count else { return nil }
    var (ofPoint, others): ([Pair], [Pair]) = ([], [])
    for index in now.indices where then[index] != now[index] {
      guard let old = HexadecimalColor.rgba(String(then[index])), let new = HexadecimalColor.rgba(String(now[index]))
      else { return nil }
      let pair = Pair(now: Color(rgba: new), then: Color(rgba: old))
      if index > 0, point.values.contains(String(now[index - 1])) { ofPoint.append(pair) } else { others.append(pair) }
    }
    return ofPoint + others
  }

  /// What a sheet draws, with the colours of before where a command's view, or one around it, reads their token.
  ///
  /// - Parameter sheet: as drawn now, traced.
  func list(of sheet: Sheet) -> DisplayList {
    var list = DisplayList(size: sheet.list.size, background: former(sheet.list.background))
    for (command, origin) in zip(sheet.list.commands, sheet.origins) {
      list.append(command.recolored { color in now.contains(color) ? former(color, origin) ?? color : color })
    }
    return list
  }

  /// Of a sheet's background it is not known who read what.
  private func former(_ background: Color) -> Color {
    guard now.contains(background) else { return background }
    let found = pairs.keys.sorted().lazy.compactMap { pairs[$0]?.first { $0.now == background } }
    return found.first?.then ?? background
  }

  private func former(_ color: Color, _ origin: PaintOrigin?) -> Color? {
    guard let origin else { return nil }
    for tokens in CollectionOfOne(origin.tokens) + origin.surroundingTokens {
      for token in tokens {
        if let pair = pairs[token]?.first(where: { $0.now == color }) { return pair.then }
      }
    }
    return nil
  }
}
