public import OUDS

/// A theme of the catalogue, with its name on the command line and its tunings.
public struct CatalogueTheme: Sendable {
  /// The name in options and folders, as in `orange-compact`.
  public let name: String
  /// The first is the default, whose references the others fall back on.
  public let tunings: [Tuned]

  /// The theme in one of its tunings.
  public struct Tuned: Sendable {
    /// The name of the tuning in options and folders, as in `max-it`.
    public let name: String
    /// The theme with the tuning applied.
    public let theme: OUDSTheme

    /// - Parameters:
    ///   - name: the name of the tuning in options and folders, as in `max-it`.
    ///   - theme: the theme with the tuning applied.
    public init(name: String, theme: OUDSTheme) {
      self.name = name
      self.theme = theme
    }
  }

  /// The ready themes.
  ///
  /// References keep every picture of the first, in its first tuning.
  public static let all = all(in: .v2_5)

  /// The ready themes with the values of a release.
  public static func all(in version: TokenRelease) -> [CatalogueTheme] {
    ReadyTheme.all.map { ready in
      let theme = ready.theme(version)
      return CatalogueTheme(
        name: ready.name, tunings: ready.tunings.map { Tuned(name: $0.name, theme: theme($0.tuning)) })
    }
  }

  /// The ready theme of the class and with the providers of a theme, with the values of a release; nil for a theme of
  /// one's own.
  static func theme(like theme: OUDSTheme, in version: TokenRelease) -> OUDSTheme? {
    all(in: version).compactMap { $0.tunings.first?.theme }.first {
      type(of: $0) == type(of: theme) && $0.providers.areAlike(to: theme.providers)
    }
  }

  /// - Parameters:
  ///   - name: the name in options and folders, as in `orange-compact`: `a` to `z`, `0` to `9` and `-`.
  ///   - tunings: at least one; the first is the default. Themes of one class, name, font and bundle are taken to differ
  ///     in nothing but their tokens and their tuning: a sheet that reads no difference is laid out once.
  public init(name: String, tunings: [Tuned]) {
    self.name = name
    self.tunings = tunings
  }

  /// By the name of a tuning the theme, and the first tuning that has the very same tokens: `orange/default`.
  var tokenSources: [String: String] {
    let sources = tunings.map { tuned in
      (tuned.name, "\(name)/\(tunings.first { $0.theme.hasTokens(of: tuned.theme) }?.name ?? tuned.name)")
    }
    return Dictionary(sources) { first, _ in first }
  }

  /// A theme in every predefined tuning.
  public static func tuned(_ theme: (Tuning) -> OUDSTheme) -> [Tuned] {
    Tuning.predefined.map { Tuned(name: $0.name, theme: theme($0.tuning)) }
  }
}
