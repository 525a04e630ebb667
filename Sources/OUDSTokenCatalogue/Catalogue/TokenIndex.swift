internal import Synchronization
package import OUDSThemesContract
package import OUDSTokensRaw

/// The tokens of a theme in the orders in which they are looked for; the same for all themes of a brand.
package final class TokenIndex: Sendable {
  /// Raw, semantic, component.
  package let all: [TokenEntry<OUDSTheme>]
  /// Sorted by path.
  package let sorted: [TokenEntry<OUDSTheme>]
  /// By path.
  package let byPath: [String: TokenEntry<OUDSTheme>]

  /// By the paths of the brand's tokens; no index ever changes.
  private static let known = Mutex<[[String]: TokenIndex]>([:])
  private static let core: [TokenEntry<OUDSTheme>] = RawTokenCatalogue.core.map { $0.anywhere() }

  private init(brand: [RawTokenEntry]) {
    let all = Self.core + brand.map { $0.anywhere() } + TokenCatalogue.semantic + TokenCatalogue.component
    let paths = all.map(\.path)
    // Sorting numbers moves less than sorting entries.
    sorted = paths.indices.sorted { paths[$0] < paths[$1] }.map { all[$0] }
    byPath = Dictionary(zip(paths, all)) { first, _ in first }
    self.all = all
  }

  /// The index of a theme; made for the first one of a brand.
  package static func of(_ theme: OUDSTheme) -> TokenIndex {
    let brand = theme.brandTokens
    return known.withLock { known in
      let paths = brand.map(\.path)
      if let index = known[paths] { return index }
      let index = TokenIndex(brand: brand)
      known[paths] = index
      return index
    }
  }
}
