import OUDS

/// A ready theme before it is made: every start of the tool asks for names, few for the theme itself.
struct ReadyTheme: Sendable {
  /// The name in options and folders, as in `orange-compact`.
  let name: String
  /// The tunings that the theme is made in; the first is the default.
  let tunings: [(name: String, tuning: Tuning)]
  /// Makes the theme with the values of a release, then tunes it.
  let theme: @Sendable (TokenRelease) -> (Tuning) -> OUDSTheme

  /// All of them, in the order of the catalogue.
  static let all = [
    ReadyTheme("orange") { version in
      { [theme = OrangeTheme(version: version)] in OrangeTheme(retuning: theme, to: $0) }
    },
    ReadyTheme("orange-compact") { version in
      { [theme = OrangeCompactTheme(version: version)] in OrangeCompactTheme(retuning: theme, to: $0) }
    },
    ReadyTheme(untuned: "orange-inverse") { OrangeInverseTheme(version: $0) },
    ReadyTheme(untuned: "sosh") { SoshTheme(version: $0) },
    ReadyTheme(untuned: "wireframe") { WireframeTheme(version: $0) },
  ]

  private init(_ name: String, theme: @escaping @Sendable (TokenRelease) -> (Tuning) -> OUDSTheme) {
    self.name = name
    tunings = Tuning.predefined
    self.theme = theme
  }

  private init(untuned name: String, theme: @escaping @Sendable (TokenRelease) -> OUDSTheme) {
    self.name = name
    tunings = Array(Tuning.predefined.prefix(1))
    self.theme = { version in
      let theme = theme(version)
      return { _ in theme }
    }
  }
}
