internal import DaguerreSupport
internal import DesignTokens
internal import OUDS

/// The values of the tokens of a file, without any theme.
///
/// Takes time and memory in proportion to the file: of a chain of aliases each one is followed once for each side.
struct FileTokens {
  private struct Place: Hashable {
    let path: String
    let side: String
  }

  private let tokens: [Token]
  private let declared: [String: Token]
  /// Where the aliases end that were followed already.
  private var ends: [Place: Expression] = [:]

  private init(_ bytes: [UInt8], name: String) throws {
    tokens = try TokenFileReader.read(bytes, name: name).tokens
    declared = Dictionary(tokens.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A row for each value of a file, aliases resolved.
  ///
  /// - Throws: an error that names file and line.
  static func rows(of bytes: [UInt8], name: String) throws -> [TokenRow] {
    var tokens = try FileTokens(bytes, name: name)
    return try tokens.rows()
  }

  private mutating func rows() throws -> [TokenRow] {
    var rows: [TokenRow] = []
    for token in tokens {
      for side in token.value.variants {
        let value = try value(side.value, side: side.name, of: token)
        rows.append(
          TokenRow(
            layer: "file", path: token.path, name: token.segments.last ?? "", type: token.type.rawValue, theme: nil,
            tuning: nil, mode: VariantChoice.modes.contains(side.name) ? side.name : nil,
            sizeClass: VariantChoice.sizeClasses.contains(side.name) ? side.name : nil,
            value: value, alias: side.value.aliases.first))
      }
    }
    return rows
  }

  /// - Parameter side: the one that counts in the tokens on the way; those without it have one value.
  private mutating func value(_ expression: Expression, side: String, of token: Token) throws -> TokenValue {
    var expression = expression
    var way: Set<Place> = []
    while case .alias(let path) = expression {
      let place = Place(path: path, side: side)
      if let end = ends[place] {
        expression = end
        break
      }
      guard let next = declared[path] else {
        throw TokenError("'\(token.path)' is an alias of '\(path)', which is not in the file", at: token.location)
      }
      guard way.insert(place).inserted else {
        throw TokenError("'\(token.path)' is an alias that is part of a cycle", at: token.location)
      }
      let variants = next.value.variants
      expression = variants.first { $0.name == side }?.value ?? variants[0].value
    }
    for place in way { ends[place] = expression }
    return try literal(expression, side: side, of: token)
  }

  /// A part of a composite is no composite, nor an alias of one: the reader sees to the types.
  private mutating func literal(_ expression: Expression, side: String, of token: Token) throws -> TokenValue {
    switch expression {
    case .alias(let path): .text(path)
    case .color(let rgba): .text(HexadecimalColor.text(rgba))
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .composite(let parts):
      .parts(
        try parts.reduce(into: [:]) {
          $0[$1.name] = try value($1.value, side: side, of: token)
        })
    }
  }
}
