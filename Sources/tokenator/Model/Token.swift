/// The types of the Design Tokens format (2025.10) that these files use, and `mode` for colour modes, which the
/// format has no type for.
enum TokenType: String, CaseIterable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case mode
  case number
  case shadow
  case strokeStyle
  case typography
}

/// A value as written: an alias, or a literal of some type.
enum Expression: Equatable {
  /// The dotted path of another token.
  case alias(String)
  /// 0xRRGGBBAA.
  case color(UInt32)
  case number(Double)
  case string(String)
  /// Parts by name, in the order of the file.
  case composite([Part])

  struct Part: Equatable {
    let name: String
    let value: Expression
  }

  /// The aliases in it, in order.
  var aliases: [String] {
    switch self {
    case .alias(let path): [path]
    case .composite(let parts): parts.flatMap(\.value.aliases)
    case .color, .number, .string: []
    }
  }
}

/// A value, or one for each side of what it depends on.
enum Variants: Equatable {
  case one(Expression)
  case lightDark(light: Expression, dark: Expression)
  case compactRegular(compact: Expression, regular: Expression)

  /// Sides by name.
  var sides: [(name: String, value: Expression)] {
    switch self {
    case .one(let value): [("", value)]
    case .lightDark(let light, let dark): [("light", light), ("dark", dark)]
    case .compactRegular(let compact, let regular): [("compact", compact), ("regular", regular)]
    }
  }
}

/// A token as declared in a file.
struct Token {
  /// Segments of the dotted path.
  let segments: [String]
  let type: TokenType
  let value: Variants
  let location: SourceLocation

  var path: String { segments.joined(separator: ".") }
}
