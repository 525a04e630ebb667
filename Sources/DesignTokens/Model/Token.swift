/// The types of the Design Tokens format (2025.10) that these files use, `mode` for colour modes, which the format has no
/// type for, and `unknown` for an alias of a token of another file, whose type it has.
///
/// Lengths are in points, durations in milliseconds.
package enum TokenType: String, CaseIterable {
  case color
  case dimension
  case duration
  case fontFamily
  case fontWeight
  case mode
  case number
  case shadow
  case strokeStyle
  case typography
  case unknown
}

extension TokenType {
  /// The type of a part of a composite.
  package static func type(ofPart name: String) -> TokenType {
    switch name {
    case "color": .color
    case "fontFamily": .fontFamily
    case "fontWeight": .fontWeight
    default: .dimension
    }
  }
}

/// A value as written: an alias, or a literal of some type.
package enum Expression: Equatable {
  /// The dotted path of another token.
  case alias(String)
  /// 0xRRGGBBAA.
  case color(UInt32)
  case number(Double)
  case string(String)
  /// Parts by name, in the order of the file.
  case composite([Part])

  package struct Part: Equatable {
    package let name: String
    package let value: Expression

    package init(name: String, value: Expression) {
      self.name = name
      self.value = value
    }
  }

  /// The aliases in it, in order.
  package var aliases: [String] {
    switch self {
    case .alias(let path): [path]
    case .composite(let parts): parts.flatMap(\.value.aliases)
    case .color, .number, .string: []
    }
  }
}

/// A value, or one for each side of what it depends on.
package enum Variants: Equatable {
  case one(Expression)
  case lightDark(light: Expression, dark: Expression)
  case compactRegular(compact: Expression, regular: Expression)

  /// Sides by name.
  package var variants: [(name: String, value: Expression)] {
    switch self {
    case .one(let value): [("", value)]
    case .lightDark(let light, let dark): [("light", light), ("dark", dark)]
    case .compactRegular(let compact, let regular): [("compact", compact), ("regular", regular)]
    }
  }
}

/// A token as declared in a file.
package struct Token {
  /// Segments of the dotted path.
  package let segments: [String]
  package let type: TokenType
  package let value: Variants
  package let location: SourceLocation

  package init(segments: [String], type: TokenType, value: Variants, location: SourceLocation) {
    self.segments = segments
    self.type = type
    self.value = value
    self.location = location
  }

  package var path: String { segments.joined(separator: ".") }
}
