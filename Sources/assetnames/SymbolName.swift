/// The name of an asset as Swift has it, by the rules that Xcode's symbols show.
struct SymbolName {
  private let name: String

  /// - Parameters:
  ///   - name: of an asset, or of a folder.
  ///   - suffix: what is left out at its end, unless it is all of it.
  init(_ name: String, without suffix: String) {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard name.contains(where: \.isLowercase) else {
      // As in IMG_02: capitals stay, and digits stand apart.
      self.name = words.flatMap(Self.lettersAndDigits).joined(separator: "_")
      return
    }
    words = [Self.lowercasingStart(words[0])] + words.dropFirst().map(Self.capitalized)
    let joined = words.joined()
    self.name = !suffix.isEmpty && joined.hasSuffix(suffix) ? String(joined.dropLast(suffix.count)) : joined
  }

  /// Of a value; nil where nothing of the name can stand in Swift.
  var text: String? {
    guard let first = name.first else { return nil }
    if first.isNumber { return "_" + name }
    return Self.keywords.contains(name) ? "`\(name)`" : name
  }

  /// Of a type.
  var type: String? {
    guard let first = name.first else { return nil }
    return first.isNumber ? "_" + name : first.uppercased() + name.dropFirst()
  }

  private static func lettersAndDigits(_ word: String) -> [String] {
    var parts: [String] = []
    for character in word {
      if let last = parts.last?.last, last.isNumber == character.isNumber {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }

  /// As in `cfSend` of `CFSend`: the last of several capitals begins the next word.
  private static func lowercasingStart(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    let count =
      capitals > 1 && capitals < word.count && word.dropFirst(capitals).first?.isLetter == true
      ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The first letter large, behind digits too, as in `2X`.
  private static func capitalized(_ word: String) -> String {
    let digits = word.prefix(while: \.isNumber)
    let rest = word.dropFirst(digits.count)
    return digits + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  /// Those that cannot name a member without marks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
