public import DaguerreSnapshots
internal import DaguerreSkins
public import DaguerreText
internal import OUDS

/// Every sheet of the design system, in every theme, tuning, mode, size class and direction.
public struct OUDSCatalogue: SnapshotCatalogue {
  private let fonts: FontLibrary
  private let definitions: [any ComponentSheets.Type] = [ButtonSheets.self, DividerSheets.self]
  private let catalogueThemes: [CatalogueTheme]

  /// - Parameter fonts: all that the sheets may be set in.
  public init(fonts: FontLibrary) {
    self.init(fonts: fonts, themes: CatalogueTheme.all)
  }

  /// A catalogue of other themes, in place of the ready ones.
  init(fonts: FontLibrary, themes: [CatalogueTheme]) {
    self.fonts = fonts
    self.catalogueThemes = themes
  }

  public var components: [String] { definitions.map { $0.component } }

  public var themes: [SnapshotTheme] {
    catalogueThemes.map { SnapshotTheme(name: $0.name, tunings: $0.tunings.map(\.name)) }
  }

  public var modes: [String] { ColorScheme.allCases.map(\.rawValue) }

  public var sizeClasses: [String] { UserInterfaceSizeClass.allCases.map(\.rawValue) }

  public var directions: [String] { LayoutDirection.allCases.map(\.word) }

  public func cases() -> [SnapshotCase] {
    var cases: [SnapshotCase] = []
    for theme in catalogueThemes {
      for tuned in theme.tunings {
        for point in SheetEnvironment.all {
          let axes = SnapshotAxes(
            theme: theme.name, tuning: tuned.name, mode: point.mode.rawValue, sizeClass: point.sizeClass.rawValue,
            direction: point.direction.word)
          for component in definitions {
            for sheet in component.sheets {
              cases.append(
                SnapshotCase(id: sheet.id, axes: axes, component: component.component) { [fonts] context in
                  try SheetDrawing(theme: tuned.theme, point: point, fonts: fonts).draw(sheet, scale: context.scale)
                })
            }
          }
        }
      }
    }
    return cases
  }

  public func tokens(at axes: SnapshotAxes) -> [TokenRead] {
    let tuned = catalogueThemes.first { $0.name == axes.theme }?.tunings.first { $0.name == axes.tuning }
    guard let theme = tuned?.theme else { return [] }
    return TokenCatalogue.tokens(of: theme)
      .map { TokenRead(path: $0.path, value: $0.value(in: theme).canonicalText) }
      .sorted { $0.path < $1.path }
  }
}
