public import DaguerreViews
internal import OUDSThemesContract

/// A line across, as wide as there is room, that sets what is on one side apart from the other.
public struct OUDSHorizontalDivider: View {
  private let color: OUDSDividerColor

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameter color: of the line, which is as thick as the theme's token says.
  public init(color: OUDSDividerColor = .default) { self.color = color }

  public var body: some View {
    Rectangle()
      .fill(color.token(in: theme).color(for: colorScheme))
      .frame(height: theme.divider.borderWidth)
  }
}
