/// How dotted paths become Swift names.
///
/// Split at `.`, `-` and `+`; the first part starts lower case, the others upper case, digits stay. A name that
/// would start with a digit starts with an underscore, as do all lengths of the dimension family.
enum SwiftName {
  static func camelCase(_ segments: some Sequence<String>) -> String {
    var name = ""
    for segment in segments {
      for word in segment.split(whereSeparator: { "-+".contains($0) }) {
        name += name.isEmpty ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return name
  }

  /// `core.color.functional.white` is `functionalWhite`; colours of a brand keep their family's word.
  static func raw(_ segments: [String]) -> String {
    let keepsFamily = segments[0] != "core" && segments[1] == "color"
    let rest = segments.dropFirst(keepsFamily ? 1 : 2).filter { $0 != "composite" }
    return underscored(camelCase(rest.map(withoutPlatform)))
  }

  /// `color.action.enabled` is `actionEnabled`.
  ///
  /// The platform iOS is not named: it is the one these names come from.
  static func semantic(_ segments: [String], family: Family) -> String {
    let rest = segments.dropFirst(family.prefixLength).filter { $0 != "ios" && $0 != "composite" }
    let name = camelCase(rest.map(withoutPlatform))
    return family == .dimension ? "_" + name : underscored(name)
  }

  /// `button.color.bg.default.enabled` is `colorBgDefaultEnabled`; of `button-mono`, `monoColorBg…`.
  static func component(_ segments: [String]) -> String {
    let rest = Array(segments.dropFirst())
    return camelCase(ComponentVariant(of: segments[0]) == .mono ? ["mono"] + rest : rest)
  }

  /// The member of `SkinKey` for a path.
  static func key(_ segments: [String]) -> String { camelCase(segments) }

  /// `AlertComponent` and the like: `PinCodeInput` for `pin-code-input`.
  static func type(_ word: String) -> String {
    let name = camelCase([word])
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A name as it is declared: in backticks when it is a keyword.
  static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The keywords of declarations, statements and expressions, in "Lexical Structure" of The Swift Programming Language.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Names that mean something else after a dot, or where a value is waited for, also in backticks.
  static let unusable: Set<String> = ["Any", "Protocol", "Self", "Type", "await", "init", "self"]

  private static func withoutPlatform(_ segment: String) -> String {
    segment.hasPrefix("ios-") ? String(segment.dropFirst(4)) : segment
  }

  private static func underscored(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }
}
