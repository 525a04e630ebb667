internal import DaguerreSkins
internal import DaguerreSnapshots
internal import OUDS
internal import OUDSCatalogue

/// A theme of the catalogue in one tuning, by the words of the command line, with what is laid over it.
struct ThemeInForce: Sendable {
  let name: String
  let tuning: String
  let theme: OUDSTheme
  /// What is laid over the theme, if anything.
  private(set) var skin: ConcreteSkin?

  private init(name: String, tuning: String, theme: OUDSTheme) {
    self.name = name
    self.tuning = tuning
    self.theme = theme
  }

  /// Does something with the theme's tokens as they are with what is laid over them.
  func inForce<Result>(_ body: (OUDSTheme) throws -> Result) rethrows -> Result {
    guard let skin else { return try body(theme) }
    return try SkinScope.with(skin) { try body(theme) }
  }

  /// The theme with layers over it.
  ///
  /// - Throws: `TokenFileError` with all that is wrong with a layer.
  func with(_ layers: [OverlayLayer]) throws -> ThemeInForce {
    guard !layers.isEmpty else { return self }
    var theme = self
    theme.skin = try LayeredThemes(layers, themes: CatalogueTheme.all.flatMap(\.tunings).map(\.theme)).skin(
      of: self.theme)
    return theme
  }

  /// The theme with the tuning made part of the values: where it chooses between two tokens, the first has the value
  /// that components use.
  var tuned: ThemeInForce {
    var chosen = skin ?? ConcreteSkin()
    for choice in inForce(\.tunedTokens) { chosen.set(choice.plain, to: choice.value) }
    var tuned = self
    tuned.skin = chosen
    return tuned
  }

  /// Every theme in its default tuning.
  static var everyTheme: [ThemeInForce] {
    CatalogueTheme.all.compactMap { theme in
      theme.tunings.first.map { ThemeInForce(name: theme.name, tuning: $0.name, theme: $0.theme) }
    }
  }

  /// The themes of some names in the tuning of a name.
  ///
  /// - Parameters:
  ///   - names: all themes when empty; with a tuning those that have it.
  ///   - tuning: the default of each theme when nil.
  static func selected(_ names: [String], tuning: String?) throws(SelectionError) -> [ThemeInForce] {
    let all = CatalogueTheme.all
    for name in names where !all.contains(where: { $0.name == name }) {
      throw .unknownWord(name, option: "theme", known: all.map(\.name))
    }
    let tunings = all.first?.tunings.map(\.name) ?? []
    if let tuning, !tunings.contains(tuning) { throw .unknownWord(tuning, option: "tuning", known: tunings) }
    var selected: [ThemeInForce] = []
    for theme in all where names.isEmpty || names.contains(theme.name) {
      let tuned = tuning.map { word in theme.tunings.first { $0.name == word } } ?? theme.tunings.first
      if let tuned {
        selected.append(ThemeInForce(name: theme.name, tuning: tuned.name, theme: tuned.theme))
      } else if let tuning, names.contains(theme.name) {
        throw .missingValue(tuning, axis: "tuning", theme: theme.name, known: theme.tunings.map(\.name))
      }
    }
    return selected
  }
}
