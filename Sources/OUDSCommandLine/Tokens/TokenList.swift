internal import OUDS

/// The values of tokens in some themes.
struct TokenList {
  let themes: [ThemeInForce]
  var variants = VariantChoice()
  /// `raw`, `semantic` or `component`; nil means all.
  var layer: TokenLayer?
  /// A family or component; nil means all.
  var family: String?

  /// Theme by theme; a raw token, which belongs to no theme, once, with the first theme that sees it.
  func rows() -> [TokenRow] {
    var seen: Set<String> = []
    return themes.flatMap { selected in
      selected.inForce { theme in
        entries(of: theme)
          .filter { $0.layer != .raw || seen.insert($0.path).inserted }
          .flatMap {
            TokenCatalogue.rows(of: $0, in: theme, themeName: selected.name, tuningName: selected.tuning)
          }
          .filter(variants.includes)
      }
    }
  }

  private func entries(of theme: OUDSTheme) -> [TokenEntry<OUDSTheme>] {
    TokenCatalogue.tokens(of: theme).filter { entry in
      (layer == nil || entry.layer == layer) && (family == nil || entry.family == family)
    }
  }

  /// All families and components, in the order of the catalogue.
  static func families(of themes: [ThemeInForce]) -> [String] {
    var seen: Set<String> = []
    return themes.flatMap { TokenCatalogue.tokens(of: $0.theme).map(\.family) }.filter { seen.insert($0).inserted }
  }
}
