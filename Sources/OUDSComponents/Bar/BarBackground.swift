internal import OUDSTokensSemantic
internal import OUDSTokensComponent
internal import DaguerreViews
internal import OUDSThemesContract

/// Lengths of bars that no token gives, in points.
enum BarMetrics {
  /// Of a top bar without a second row, and the least of a navigation bar.
  static let height = 64.0
  static let iconSize = 24.0

  // Of Material Design 3, short navigation bar.
  static let pillPaddingInline = 16.0
  static let pillPaddingBlock = 4.0
  static let horizontalPillPaddingBlock = 8.0
  static let labelGap = 4.0
  /// Above the pill, and below a label that is not beside the icon.
  static let itemPaddingBlock = 6.0

  /// From the left and the right side of an item whose icon and label stand side by side, as OUDS Android has it
  /// whichever way lines run.
  static let horizontalIndicatorInsets = (left: 14.0, right: 10.0)

  // Of Material Design 3, top app bar.
  static let edgePadding = 4.0
  static let titlePadding = 4.0
  /// From the edge of a bar to the padding of a title with nothing before it.
  static let titleInset = 12.0
}

/// The ground of a bar, with the line that parts it from the content of the screen.
struct BarBackground: View {
  /// Whether content shows through, blurred.
  let isTranslucent: Bool
  /// The side of the bar that the line runs along, inside.
  let line: Alignment

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let ground = isTranslucent ? theme.bar.colorBgTranslucent : theme.bar.colorBgOpaque
    ground.color(for: colorScheme)
      .backdropBlur(isTranslucent ? theme.bar.effectBgBlur : 0)
      .overlay(alignment: line) {
        theme.colors.borderMinimal.color(for: colorScheme).frame(height: Self.lineThickness)
      }
  }

  private static let lineThickness = 1.0
}
