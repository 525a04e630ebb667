public import OUDSThemesContract
internal import DaguerreSkins
public import OUDSTokensRaw
internal import OUDSTokensSemantic

extension TokenCatalogue {
  /// Every value of every token of a theme, under the skin in force, in the order of ``tokens(of:)``.
  ///
  /// - Parameters:
  ///   - themeName: what the rows call the theme.
  ///   - tuningName: what the rows call its tuning; nil for a theme that is not tunable.
  public static func rows(of theme: OUDSTheme, themeName: String, tuningName: String?) -> [TokenRow] {
    tokens(of: theme).flatMap { rows(of: $0, in: theme, themeName: themeName, tuningName: tuningName) }
  }

  /// The values of one token of a theme: one, or one for each side.
  public static func rows(
    of entry: TokenEntry<OUDSTheme>, in theme: OUDSTheme, themeName: String, tuningName: String?
  ) -> [TokenRow] {
    let value = entry.value(in: theme)
    // Composites are made of several tokens, so none of these is what they stand for.
    let isComposite = entry.type == "typography" || entry.type == "shadow"
    let read = entry.reads(in: theme).first { $0.key == entry.key }
    let aliases = isComposite ? [] : read?.dependencies ?? []

    func row(_ value: (any SkinValue)?, alias: SkinKey?, mode: String? = nil, sizeClass: String? = nil) -> TokenRow {
      TokenRow(
        layer: entry.layer.rawValue, path: entry.path, name: entry.name, type: entry.type,
        theme: entry.layer == .raw ? nil : themeName, tuning: entry.layer == .raw ? nil : tuningName, mode: mode,
        sizeClass: sizeClass, value: value.flatMap(TokenValue.init), alias: alias?.name)
    }

    switch entry.axis {
    case .none:
      let variants = (value as? any ColorSchemeDependent)?.schemes ?? []
      return [row(variants.first ?? value, alias: aliases.first)]
    case .colorScheme:
      let variants = (value as? any ColorSchemeDependent)?.schemes ?? []
      return [
        row(variants.first, alias: aliases.first, mode: "light"), row(variants.last, alias: aliases.last, mode: "dark"),
      ]
    case .sizeClass:
      let variants = (value as? any SizeClassDependent)?.sizeClasses ?? []
      return [
        row(variants.first, alias: aliases.first, sizeClass: "compact"),
        row(variants.last, alias: aliases.last, sizeClass: "regular"),
      ]
    }
  }
}
