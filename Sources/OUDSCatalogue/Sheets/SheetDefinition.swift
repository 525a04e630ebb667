internal import OUDS

/// One sheet of the catalogue, before it is drawn in a theme.
struct SheetDefinition: Sendable {
  /// As in `button/default/icon-and-text`; the first word is the component.
  let id: String
  /// Whether the whole sheet is a surface of the brand's first colour.
  let isOnColoredSurface: Bool
  /// Whether it is also drawn at other contrasts and text scales, see `SheetEnvironment.furtherPoints(of:)`.
  let isDrawnAtFurtherPoints: Bool
  let content: @Sendable () -> AnyView

  init(
    id: String, isOnColoredSurface: Bool = false, isDrawnAtFurtherPoints: Bool = false,
    @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
  ) {
    self.id = id
    self.isOnColoredSurface = isOnColoredSurface
    self.isDrawnAtFurtherPoints = isDrawnAtFurtherPoints
    self.content = { AnyView(content()) }
  }
}
