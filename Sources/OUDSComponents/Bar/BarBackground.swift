internal import DaguerreViews
internal import OUDSThemesContract

/// The ground of a bar, with the line that parts it from the content of the screen.
struct BarBackground: View {
  /// Whether content shows through; nothing blurs it.
  let isTranslucent: Bool
  /// The side of the bar that the line runs along, inside.
  let line: Alignment

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let ground = isTranslucent ? theme.bar.colorBgTranslucent : theme.bar.colorBgOpaque
    ground.color(for: colorScheme).overlay(alignment: line) {
      theme.colors.borderMinimal.color(for: colorScheme).frame(height: Self.lineThickness)
    }
  }

  private static let lineThickness = 1.0
}
