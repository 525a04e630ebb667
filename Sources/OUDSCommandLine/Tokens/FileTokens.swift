internal import DesignTokens
internal import OUDS

/// The values of the tokens of a file, without any theme.
struct FileTokens {
  private let tokens: [Token]
  private let declared: [String: Token]

  /// - Throws: an error that names file and line.
  init(_ bytes: [UInt8], name: String) throws {
    tokens = try TokenFileReader.read(bytes, name: name).tokens
    declared = Dictionary(tokens.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A row for each value, aliases resolved.
  func rows() throws -> [TokenRow] {
    try tokens.flatMap { token in
      try token.value.variants.map { side in
        TokenRow(
          layer: "file", path: token.path, name: token.segments.last ?? "", type: token.type.rawValue, theme: nil,
          tuning: nil, mode: VariantChoice.modes.contains(side.name) ? side.name : nil,
          sizeClass: VariantChoice.sizeClasses.contains(side.name) ? side.name : nil,
          value: try value(side.value, side: side.name, of: token), alias: side.value.aliases.first)
      }
    }
  }

  /// - Parameter side: the one that counts in the tokens on the way; those without it have one value.
  private func value(
    _ expression: Expression, side: String, of token: Token, isPart: Bool = false
  ) throws -> TokenValue {
    var expression = expression
    var seen: Set<String> = []
    while case .alias(let path) = expression {
      guard let next = declared[path] else {
        throw TokenError("'\(token.path)' is an alias of '\(path)', which is not in the file", at: token.location)
      }
      guard seen.insert(path).inserted else {
        throw TokenError("'\(token.path)' is an alias that is part of a cycle", at: token.location)
      }
      let variants = next.value.variants
      expression = variants.first { $0.name == side }?.value ?? variants[0].value
    }
    return try literal(expression, side: side, of: token, isPart: isPart)
  }

  /// - Parameter isPart: whether it is the value of a part. The format has no composites within composites, so an alias
  ///   that leads to one is wrong, and might be part of a cycle.
  private func literal(
    _ expression: Expression, side: String, of token: Token, isPart: Bool
  ) throws -> TokenValue {
    switch expression {
    case .alias(let path): .text(path)
    case .color(let rgba): .text(ColorRawToken(rgba: rgba).hexadecimalCode)
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .composite where isPart:
      throw TokenError("a part of '\(token.path)' is an alias of a token that has parts itself", at: token.location)
    case .composite(let parts):
      .parts(
        Dictionary(
          try parts.map { ($0.name, try value($0.value, side: side, of: token, isPart: true)) }
        ) { first, _ in first })
    }
  }
}
