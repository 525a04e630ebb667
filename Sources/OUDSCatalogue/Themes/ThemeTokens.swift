internal import DaguerreSkins
internal import DaguerreSheets
internal import DaguerreSupport
internal import OUDS
internal import OUDSTokensSemantic
internal import Synchronization

/// The tokens of a theme, with their values and what these are made from, under one skin or another.
final class ThemeTokens: Sendable {
  private let theme: OUDSTheme
  private let index: TokenIndex
  /// What there is without any skin.
  private let plain = Mutex<[TokenRead]?>(nil)

  init(_ theme: OUDSTheme) {
    self.theme = theme
    index = .of(theme)
  }

  /// Every token under a skin, sorted by path.
  func reads(under skin: (any Skin)?) -> [TokenRead] {
    if skin == nil, let known = plain.withLock({ $0 }) { return known }
    let recorder = ReadRecorder()
    let values = SkinScope.with(skin) {
      SkinScope.recording(recorder) { index.sorted.map { $0.value(in: theme).canonicalText } }
    }
    let dependencies = recorder.dependencies
    let reads = zip(index.sorted, values).map {
      TokenRead(path: $0.path, value: $1, dependencies: dependencies[$0.key]?.map(\.name).sorted() ?? [])
    }
    if skin == nil { plain.withLock { $0 = reads } }
    return reads
  }

  /// The values of some tokens under a skin, as canonical texts; a path that the theme does not have is left out.
  func values(of paths: [String], under skin: (any Skin)?) -> [String: String] {
    let known = paths.compactMap { index.byPath[$0] }
    let texts = SkinScope.with(skin) { known.map { $0.value(in: theme).canonicalText } }
    return Dictionary(zip(known.map(\.path), texts)) { first, _ in first }
  }

  /// The skin with some tokens set; what the theme does not have, or cannot read, is left out.
  func skin<Base: Skin>(setting values: [String: String], over base: Base) -> Base {
    var skin = base
    for (path, text) in values.sorted(by: { $0.key < $1.key }) {
      guard let entry = index.byPath[path] else { continue }
      // What a theme has never had is taken back, not set to nothing: another token may need what there is now.
      if text == "none", entry.isColor || entry.key.valueType != String.self {
        skin.reset(entry.key)
        continue
      }
      guard let value = entry.value(canonicalText: text) else { continue }
      skin.set(entry.key, toAny: value)
    }
    return skin
  }

  /// The skin with what makes the tokens those of another theme, and no more.
  ///
  /// - Parameter leftOut: the paths of tokens that are not made so.
  func skin<Base: Skin>(
    turningInto other: OUDSTheme, over base: Base, leavingOut leftOut: Set<String> = []
  ) -> Base {
    let wanted = ThemeTokens(other).reads(under: nil)
    var skin = base
    // What is set changes what is made from it, which may have to stay: so a second time.
    for _ in 0..<2 {
      let present = Dictionary(reads(under: skin).map { ($0.path, $0.value) }) { first, _ in first }
      let changed = wanted.filter { present[$0.path] != $0.value }
      skin = self.skin(setting: Dictionary(changed.map { ($0.path, $0.value) }) { first, _ in first }, over: skin)
    }
    for path in leftOut {
      if let entry = index.byPath[path] { skin.reset(entry.key) }
    }
    return withoutRedundantValues(skin)
  }

  /// The skin without what it sets to the value that the token has anyway, so that this follows what it is made from.
  func withoutRedundantValues<Base: Skin>(_ skin: Base) -> Base {
    var skin = skin
    for entry in index.sorted where skin.overrides(entry.key) {
      var other = skin
      other.reset(entry.key)
      let (value, own) = (text(entry, under: skin), text(entry, under: other))
      if value == own { skin = other }
    }
    return skin
  }

  private func text(_ entry: TokenEntry<OUDSTheme>, under skin: any Skin) -> String {
    SkinScope.with(skin) { entry.value(in: theme).canonicalText }
  }
}

/// The tokens of the themes of a catalogue, listed when they are asked for.
final class TokensByTheme: Sendable {
  private let known = Mutex<[ObjectIdentifier: ThemeTokens]>([:])

  subscript(theme: OUDSTheme) -> ThemeTokens {
    known.withLock { known in
      if let tokens = known[ObjectIdentifier(theme)] { return tokens }
      let tokens = ThemeTokens(theme)
      known[ObjectIdentifier(theme)] = tokens
      return tokens
    }
  }
}

extension TokenEntry {
  /// The value of the token's type that has a canonical text; nil where there is none.
  func value(canonicalText text: String) -> (any SkinValue)? {
    guard let value = key.value(canonicalText: text) else { return nil }
    let isNone = text == "none" && key.valueType != String.self
    if isColor, !isNone {
      let sides = (value as? any ColorSchemeDependent)?.schemes ?? [value]
      guard sides.allSatisfy({ HexadecimalColor.rgba($0.canonicalText) != nil }) else { return nil }
    }
    // The text of a colour mode does not tell its surface.
    if let mode = value as? MultipleColorModeSemanticToken { return mode.named(name) }
    return value
  }
}
