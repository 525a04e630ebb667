internal import DaguerreSkins
internal import DaguerreSupport
internal import DesignTokens

/// What layers say of tokens, of several about one the last.
struct TokenSettings {
  enum Setting {
    /// A token of a file, and the text that an earlier layer had set: a style keeps the parts that a token says nothing of.
    case token(Token, over: String?)
    /// A canonical text.
    case text(String)
  }

  /// In the order in which they are set, as setting a token takes back what was set of those that are made from it.
  private var order: [String] = []
  private var byPath: [String: Setting] = [:]

  mutating func set(_ path: String, to text: String) { set(path, .text(text)) }

  mutating func set(_ token: Token) { set(token.path, .token(token, over: byPath[token.path]?.text)) }

  private mutating func set(_ path: String, _ setting: Setting) {
    if byPath.updateValue(setting, forKey: path) != nil { order.removeAll { $0 == path } }
    order.append(path)
  }

  /// Takes values in place of what they were made from.
  mutating func settle(_ values: [(SkinKey, any SkinValue)]) {
    for (key, value) in values { byPath[key.name] = .text(value.canonicalText) }
  }

  /// The values of those that sheets read.
  ///
  /// - Throws: `TokenErrors` with all that is wrong.
  func values(at place: TokenPlace, over base: ConcreteSkin) throws -> [(SkinKey, any SkinValue)] {
    var others = place.known
    var last: [String: String] = [:]
    // An alias of a token that no layer sets means its value with all of them in force, so values are resolved again until
    // they stay, first without such aliases: each round settles at least one more token of a chain.
    for round in 0...order.count + 2 {
      var resolver = Resolver(settings: byPath, place: place, others: others)
      let all = order.compactMap { path in resolver.skinValue(of: path) }
      guard resolver.errors.isEmpty else { throw TokenErrors(errors: resolver.errors) }
      let values = round == 0 ? all.filter { !resolver.following.contains($0.0.name) } : all
      let texts = Dictionary(values.map { ($0.0.name, $0.1.canonicalText) }) { first, _ in first }
      if resolver.following.isEmpty || round > 0 && texts == last { return values }
      last = texts
      var skin = base
      for (key, value) in values { skin.set(key, toAny: value) }
      others = try place.values(skin)
    }
    let tokens = order.compactMap { path in if case .token(let token, _)? = byPath[path] { token } else { nil } }
    throw TokenErrors(
      errors: tokens.prefix(1).map {
        TokenError("tokens of the file and of the sheets are aliases of each other", at: $0.location)
      })
  }
}

extension TokenSettings.Setting {
  /// The last that was set as text.
  fileprivate var text: String? {
    switch self {
    case .text(let text): text
    case .token(_, let earlier): earlier
    }
  }
}

/// Follows aliases at one place.
private struct Resolver {
  let settings: [String: TokenSettings.Setting]
  let place: TokenPlace
  /// Canonical texts of the tokens that no layer sets.
  let others: [String: String]
  var errors: [TokenError] = []
  /// The tokens whose value is that of a token which no layer sets.
  var following: Set<String> = []

  init(settings: [String: TokenSettings.Setting], place: TokenPlace, others: [String: String]) {
    (self.settings, self.place, self.others) = (settings, place, others)
  }

  /// A value as it is written, or as it is known of a token that no layer sets.
  private enum Found {
    case literal(Expression)
    case text(String)
  }

  private mutating func report(_ message: String, _ token: Token) {
    let error = TokenError(message, at: token.location)
    if !errors.contains(error) { errors.append(error) }
  }

  /// Nil for a token that no sheet reads, and after an error.
  mutating func skinValue(of path: String) -> (SkinKey, any SkinValue)? {
    guard let (key, now) = place.key(path) else { return nil }
    switch settings[path] {
    case .text(let text): return key.value(text: text).map { (key, $0) }
    case .token(let token, let earlier):
      guard let found = follow(token) else { return nil }
      if case .literal(.composite(let parts)) = found, let old = FontStyle?(canonicalText: earlier ?? now) ?? nil {
        guard let style = style(parts, instead: old, token) else { return nil }
        if let value = key.value(text: style.canonicalText) { return (key, value) }
      }
      if let value = Self.value(found, of: key) { return (key, value) }
      report("'\(path)' cannot have \(Self.words(found, of: key)): it is '\(now)' now", token)
      return nil
    case nil: return nil
    }
  }

  /// Once, wherever the cycle was entered: it is told from the first of its names on.
  private mutating func reportCycle(_ cycle: ArraySlice<String>, _ token: Token) {
    let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? cycle.startIndex
    let turned = cycle[start...] + cycle[..<start] + [cycle[start]]
    var place = token
    if case .token(let first, _)? = settings[cycle[start]] { place = first }
    report("aliases form a cycle: \(turned.joined(separator: " -> "))", place)
  }

  private mutating func follow(_ start: Token) -> Found? {
    var token = start
    var way = [start.path]
    while case .alias(let path) = place.side(of: token.value) {
      if let first = way.firstIndex(of: path) {
        reportCycle(way[first...], token)
        return nil
      }
      switch settings[path] {
      case .token(let next, _):
        way.append(path)
        token = next
      case .text(let text): return .text(text)
      case nil:
        following.insert(start.path)
        if let text = others[path] ?? place.elsewhere[path] { return .text(text) }
        let names = Set(place.known.keys).union(place.elsewhere.keys).union(settings.keys)
        let message =
          place.others.contains(path)
          ? "'\(path)' has no value in the theme '\(place.theme)', of which no sheet reads it"
          : "no token is called '\(path)'" + TokenLayers.hint(path, names)
        report(message, token)
        return nil
      }
    }
    return .literal(place.side(of: token.value))
  }

  /// The style of a token of type `typography`: what a style has no place for, line height and letter spacing, does not
  /// count, and what such a token has no place for, colour, slant and options, stays.
  private mutating func style(_ parts: [Expression.Part], instead old: FontStyle, _ token: Token) -> FontStyle? {
    var style = old
    for part in parts {
      // An alias may stand for a part.
      let value = Token(segments: token.segments, type: token.type, value: .one(part.value), location: token.location)
      guard let found = follow(value) else { return nil }
      switch (part.name, found) {
      case ("fontFamily", .literal(.string(let text))), ("fontFamily", .text(let text)): style.family = text
      case ("fontSize", _): if let size = Self.number(found) { style.size = size }
      case ("fontWeight", _): if let weight = Self.number(found) { style.setWeight(weight) }
      default: break
      }
    }
    return style
  }

  private static func number(_ found: Found) -> Double? {
    switch found {
    case .literal(.number(let number)): number
    case .text(let text): Double(text)
    default: nil
    }
  }

  private static func value(_ found: Found, of key: SkinKey) -> (any SkinValue)? {
    let isText = key.valueType == String.self || key.valueType == String?.self
    switch found {
    case .text(let text): return key.value(text: text)
    case .literal(.string(let text)): return key.value(text: text)
    case .literal(.color(let rgba)): return isText ? nil : key.value(text: HexadecimalColor.text(rgba))
    case .literal(.number(let number)):
      if isText { return nil }
      return key.value(text: "\(number)") ?? Int(exactly: number).flatMap { key.value(text: "\($0)") }
    case .literal(.composite), .literal(.alias): return nil
    }
  }

  private static func words(_ found: Found, of key: SkinKey) -> String {
    guard key.valueType is any LosslessSkinValue.Type else { return "a value that a file can tell" }
    return switch found {
    case .text(let text), .literal(.string(let text)): "the value '\(text)'"
    case .literal(.color(let rgba)): "the value '\(HexadecimalColor.text(rgba))'"
    case .literal(.number(let number)): "the value '\(number)'"
    case .literal(.composite), .literal(.alias): "a value that is made of parts, which would have tokens of their own"
    }
  }
}

extension FontStyle {
  private static let faces = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// Makes the face the one whose weight, of 100 to 900, is nearest, as slanted as it was.
  fileprivate mutating func setWeight(_ weight: Double) {
    let slants = face.split(separator: " ").filter { ["italic", "oblique"].contains($0.lowercased()) }
    let index = Int(min(max((weight / 100).rounded(), 1), 9)) - 1
    face = ([Self.faces[index]] + slants.map(String.init)).joined(separator: " ")
  }
}
