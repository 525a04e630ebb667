public import DaguerreSnapshots
internal import DaguerreSkins
public import DaguerreText
internal import OUDS

/// Every sheet of the design system, in every theme, tuning, mode, size class and direction, and a chosen few at other
/// contrasts and text scales.
public struct OUDSCatalogue: SnapshotCatalogue {
  let fonts: FontLibrary
  let definitions: [any ComponentSheets.Type] = SheetList.all
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

  /// By the first words of the ids of their sheets.
  public var components: [String] { definitions.map { $0.component } }

  /// Each with the tunings that it takes.
  public var themes: [SnapshotTheme] {
    catalogueThemes.map { SnapshotTheme(name: $0.name, tunings: $0.tunings.map(\.name)) }
  }

  /// `light` and `dark`.
  public var modes: [String] { ColorScheme.allCases.map(\.rawValue) }

  /// Of the window's width: `compact` and `regular`.
  public var sizeClasses: [String] { UserInterfaceSizeClass.allCases.map(\.rawValue) }

  /// That lines run in: `ltr` and `rtl`.
  public var directions: [String] { LayoutDirection.allCases.map(\.word) }

  /// `normal` and `high`.
  public var contrasts: [String] { ColorSchemeContrast.allCases.map(\.word) }

  /// How much larger than designed texts are, as factors.
  public var textScales: [String] { SheetTextScale.allCases.map(\.rawValue) }

  /// Every sheet at every point where it is drawn, theme by theme.
  public func cases() -> [SnapshotCase] {
    catalogueThemes.flatMap { theme in
      theme.tunings.flatMap { tuned in
        SheetEnvironment.all.flatMap { cases(of: theme, tuned, at: $0) { _ in true } }
      }
        + SheetEnvironment.furtherPoints(of: theme).flatMap { tuned, point in
          cases(of: theme, tuned, at: point, where: \.isDrawnAtFurtherPoints)
        }
    }
  }

  private func cases(
    of theme: CatalogueTheme, _ tuned: CatalogueTheme.Tuned, at point: SheetEnvironment,
    where isIncluded: (SheetDefinition) -> Bool
  ) -> [SnapshotCase] {
    let axes = point.axes(theme: theme.name, tuning: tuned.name)
    return definitions.flatMap { component in
      component.sheets.filter(isIncluded).map { sheet in
        // Rows run backwards in all sheets alike, so references of some are enough.
        let isReference = point.direction == .leftToRight || sheet.isDrawnAtFurtherPoints
        return SnapshotCase(
          id: sheet.id, axes: axes, component: component.component, isReference: isReference,
          isPictured: isPictured(sheet, in: theme, tuned, at: point)
        ) { [fonts] context in
          try SheetDrawing(theme: tuned.theme, point: point, fonts: fonts).draw(sheet, in: context)
        }
      }
    }
  }

  /// Whether the references keep a sheet's picture: all of them would be 150 MB.
  ///
  /// Kept are those of the first theme as it is without tuning, and else those of the sheets that show a component at
  /// its most complete; left to right, at the standard contrast and text scale.
  private func isPictured(
    _ sheet: SheetDefinition, in theme: CatalogueTheme, _ tuned: CatalogueTheme.Tuned, at point: SheetEnvironment
  ) -> Bool {
    guard point.direction == .leftToRight, point.contrast == .standard, point.textScale == .standard else {
      return false
    }
    let isFirst = theme.name == catalogueThemes.first?.name && tuned.name == theme.tunings.first?.name
    return isFirst || sheet.isDrawnAtFurtherPoints
  }

  /// All tokens of the theme at a point of the matrix, by path; none for a theme or tuning that there is not.
  public func tokens(at axes: SnapshotAxes) -> [TokenRead] {
    let tuned = catalogueThemes.first { $0.name == axes.theme }?.tunings.first { $0.name == axes.tuning }
    guard let theme = tuned?.theme else { return [] }
    return TokenCatalogue.tokens(of: theme)
      .map { TokenRead(path: $0.path, value: $0.value(in: theme).canonicalText) }
      .sorted { $0.path < $1.path }
  }
}
