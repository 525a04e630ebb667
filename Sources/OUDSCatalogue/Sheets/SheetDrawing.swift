internal import DaguerreCatalogue
internal import DaguerreSheets
internal import DaguerreText
internal import OUDS

/// Draws sheets in one theme at one point of the matrix.
final class SheetDrawing: Sendable {
  let theme: OUDSTheme
  let point: SnapshotPoint
  let fonts: FontLibrary
  private let symbols: ImageLibrary

  init(theme: OUDSTheme, point: SnapshotPoint, fonts: FontLibrary, symbols: ImageLibrary = ImageLibrary()) {
    self.symbols = symbols
    self.theme = theme
    self.point = point
    self.fonts = fonts
  }

  /// The axes except theme and tuning.
  static let axes: [ViewAxis] = [.mode, .sizeClass, .direction, .contrast, .textScale(["1", "1.5"])]

  /// Lays out a sheet and records every token that it reads.
  func draw(_ definition: SheetDefinition, in context: SnapshotContext) throws -> Sheet {
    let environment = environment(scale: context.scale)
    return try Sheet(
      in: environment, fonts: fonts, background: theme.colors.bgPrimary.color(for: environment.colorScheme),
      context: context, cellName: { SheetState(rawValue: $0)?.caption ?? $0 }
    ) {
      OUDSThemeableView(theme: theme) { content(of: definition) }
    }
  }

  private func environment(scale: Double) -> EnvironmentValues {
    var values = Self.axes.environment(at: point, scale: scale)
    values.verticalSizeClass = .regular
    values.symbols = symbols
    // The reference sheets have 3 pixels a point, with glyphs on whole pixels. The same grid at every scale breaks
    // lines alike.
    values.glyphAdvanceUnit = 1.0 / 3
    values.showsDisallowedAsPlaceholder = true
    return values
  }

  @ViewBuilder
  private func content(of definition: SheetDefinition) -> some View {
    if definition.isOnColoredSurface {
      definition.content().oudsColoredSurface(theme.colorModes.onBrandPrimary)
    } else {
      definition.content()
    }
  }
}
