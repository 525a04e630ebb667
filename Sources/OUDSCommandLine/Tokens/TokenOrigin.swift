internal import DaguerreSkins
internal import OUDS

/// Where the value of a token comes from: the token, the one that it is an alias of, and so on.
struct TokenOrigin {
  struct Step {
    let row: TokenRow
    /// Whether a token file gave the value, not the theme.
    let isOverridden: Bool
  }

  private let selected: ThemeInForce
  private let entries: [String: TokenEntry<OUDSTheme>]

  init(_ selected: ThemeInForce) {
    self.selected = selected
    entries = TokenIndex.of(selected.theme).byPath
  }

  /// The way of each value of a token, down to the literal.
  func chains(of entry: TokenEntry<OUDSTheme>, variants: VariantChoice) -> [[Step]] {
    selected.inForce { _ in
      rows(of: entry).filter(variants.includes).map { row in
        var chain = [step(row, entry)]
        var seen: Set<String> = [row.path]
        var current = row
        while let alias = current.alias, seen.insert(alias).inserted, let next = entries[alias],
          let row = side(of: next, for: current)
        {
          chain.append(step(row, next))
          current = row
        }
        return chain
      }
    }
  }

  /// The side of a token that another one's value is.
  ///
  /// That is the side of the same mode and size class, unless an alias crosses over to the other mode.
  private func side(of entry: TokenEntry<OUDSTheme>, for other: TokenRow) -> TokenRow? {
    let rows = rows(of: entry)
    let variants = VariantChoice(mode: other.mode, sizeClass: other.sizeClass)
    let same = rows.first(where: variants.includes)
    if same?.value == other.value { return same }
    return rows.first { $0.value == other.value } ?? same
  }

  private func rows(of entry: TokenEntry<OUDSTheme>) -> [TokenRow] {
    TokenCatalogue.rows(
      of: entry, in: selected.theme, themeName: selected.name, tuningName: selected.tuning)
  }

  private func step(_ row: TokenRow, _ entry: TokenEntry<OUDSTheme>) -> Step {
    let read = entry.reads(in: selected.theme).first { $0.key == entry.key }
    return Step(row: row, isOverridden: read?.isOverridden ?? false)
  }
}
