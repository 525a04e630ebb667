package import DaguerreSkins
internal import OUDSTokensRaw
internal import OUDSTokensSemantic

/// A value of a token for lists and comparisons.
public enum TokenValue: Hashable, Sendable {
  /// A length in points, an opacity, a weight, a count.
  case number(Double)
  /// A colour as `#RRGGBBAA`, a mode, a family, a style.
  case text(String)
  /// A composite, part by part: `size`, `lineHeight`, …
  case parts([String: TokenValue])

  /// - Returns: nil for an optional that holds nothing.
  package init?(_ value: any SkinValue) {
    switch value {
    case let number as Double: self = .number(number)
    case let number as Int: self = .number(Double(number))
    case let text as String: self = .text(text.canonicalText)
    case let style as FontCompositeSemanticToken:
      var parts: [String: TokenValue] = [
        "size": .number(style.size), "lineHeight": .number(style.lineHeight), "weight": .number(Double(style.weight)),
        "letterSpacing": .number(style.letterSpacing),
      ]
      if let family = style.family { parts["family"] = .text(family) }
      self = .parts(parts)
    case let shadow as ElevationCompositeRawToken:
      self = .parts([
        "x": .number(shadow.x), "y": .number(shadow.y), "blur": .number(shadow.blur),
        "color": .text(shadow.color.canonicalText),
      ])
    case is any OptionalSkinValue: return nil
    default: self = .text(value.canonicalText)
    }
  }
}

/// Any optional; one that holds something casts to what it holds before this is asked.
private protocol OptionalSkinValue {}
extension Optional: OptionalSkinValue where Wrapped: SkinValue {}

extension TokenValue: Encodable {
  /// A number, a string, or an object with a member for each part.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .parts(let parts): try container.encode(parts)
    }
  }
}

extension TokenValue: CustomStringConvertible {
  /// Numbers without needless zeros; parts by name.
  public var description: String {
    switch self {
    case .number(let number): Self.text(number)
    case .text(let text): text
    case .parts(let parts):
      parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
  }

  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
