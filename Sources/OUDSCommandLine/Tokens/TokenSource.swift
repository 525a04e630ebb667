internal import DaguerreSupport
internal import DaguerreSnapshots
internal import DesignTokens
internal import OUDS

/// One side of a comparison: a point, or a file in the Design Tokens format.
enum TokenSource {
  case point(ThemePoint)
  case file([TokenRow])

  /// - Parameters:
  ///   - text: a file if it names one or ends in `.json`, else a point.
  ///   - layers: laid over the tokens of a point.
  init(_ text: String, under layers: [OverlayLayer] = []) throws {
    // An empty text is no file either.
    if !text.isEmpty, let bytes = try text.hasSuffix(".json") ? Files.read(text) : Files.readIfPresent(text) {
      self = .file(try FileTokens.rows(of: bytes, name: text))
    } else {
      self = .point(try ThemePoint(text).with(layers))
    }
  }

  var variants: VariantChoice {
    switch self {
    case .point(let point): point.variants
    case .file: VariantChoice()
    }
  }

  var isFile: Bool {
    switch self {
    case .point: false
    case .file: true
    }
  }

  /// Its values on some variants, which then do not count any more: those of light and of dark mode can be compared.
  ///
  /// - Parameter isTuned: whether a theme's tuning counts, which files know nothing of.
  func rows(_ variants: VariantChoice, isTuned: Bool) -> [TokenRow] {
    let all =
      switch self {
      case .point(let point): TokenList(themes: [isTuned ? point.theme.tuned : point.theme]).rows()
      case .file(let rows): rows
      }
    return all.filter(variants.includes).map { row in
      TokenRow(
        layer: row.layer, path: row.path, name: row.name, type: row.type, theme: row.theme, tuning: row.tuning,
        mode: variants.mode == nil ? row.mode : nil, sizeClass: variants.sizeClass == nil ? row.sizeClass : nil,
        value: row.value, alias: row.alias)
    }
  }
}
