internal import DaguerreSupport

/// A value that can be made from its canonical text again, exactly.
public protocol LosslessSkinValue: SkinValue {
  /// The value whose ``SkinValue/canonicalText`` this is; nil where there is none.
  init?(canonicalText: String)
}

extension LosslessSkinValue {
  /// Any value, where the right one cannot be had; nil for a type of which none is known.
  static var someValue: Self? {
    ["0", "false", "#000000FF", "Any, Regular 12.0, none", "none"].lazy.compactMap { Self(canonicalText: $0) }.first
  }
}

extension SkinKey {
  /// The value of the key's type that has a canonical text; nil for a text that no value of that type has, and for a
  /// type that cannot be read from text.
  public func value(canonicalText text: String) -> (any SkinValue)? {
    guard let type = valueType as? any LosslessSkinValue.Type, let value = type.init(canonicalText: text),
      value.canonicalText == text
    else { return nil }
    return value
  }
}

extension SkinKey {
  /// The value of the key's type that a person has written; nil for a text that no value of that type has, `nan` among
  /// them, and for a type that cannot be read from text.
  package func value(text: String) -> (any SkinValue)? {
    let value = (valueType as? any LosslessSkinValue.Type)?.init(canonicalText: text)
    return (value as? Double)?.isNaN == true ? nil : value
  }
}

extension SkinValue {
  /// Two values from a text that has both, with a word before the first and one between.
  ///
  /// The word between may be part of a value, as in the name of a font: the first place where both can be read counts.
  public static func pair<Part: LosslessSkinValue>(
    _ text: String, after start: String, separator: String, of type: Part.Type = Part.self
  ) -> (Part, Part)? {
    guard text.hasPrefix(start) else { return nil }
    let rest = text.dropFirst(start.count)
    for range in rest.ranges(of: separator) {
      if let first = Part(canonicalText: String(rest[..<range.lowerBound])),
        let second = Part(canonicalText: String(rest[range.upperBound...]))
      {
        return (first, second)
      }
    }
    return nil
  }
}

extension SkinColor: LosslessSkinValue {
  /// `#RRGGBB`, `#RRGGBBAA`, or the components of a colour that has no such text.
  public init?(canonicalText: String) {
    if let rgba = HexadecimalColor.rgba(canonicalText) {
      self.init(rgba: rgba)
      return
    }
    let words = canonicalText.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.first == "rgba", words.count == 5, numbers.count == 4 else { return nil }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}

extension Double: LosslessSkinValue {
  /// The number whose shortest decimal the text is.
  public init?(canonicalText: String) { self.init(canonicalText) }
}

extension Float: LosslessSkinValue {
  /// The number whose shortest decimal the text is.
  public init?(canonicalText: String) { self.init(canonicalText) }
}

extension Int: LosslessSkinValue {
  /// The number whose decimal digits the text is.
  public init?(canonicalText: String) { self.init(canonicalText) }
}

extension Bool: LosslessSkinValue {
  /// `true` or `false`.
  public init?(canonicalText: String) { self.init(canonicalText) }
}

extension String: LosslessSkinValue {
  /// The text itself.
  public init?(canonicalText: String) { self = canonicalText }
}

extension Optional: LosslessSkinValue where Wrapped: LosslessSkinValue {
  /// `none` is nothing, also where a text of that word could be meant.
  public init?(canonicalText: String) {
    if canonicalText == Self.none.canonicalText {
      self = .none
    } else if let value = Wrapped(canonicalText: canonicalText) {
      self = .some(value)
    } else {
      return nil
    }
  }
}
