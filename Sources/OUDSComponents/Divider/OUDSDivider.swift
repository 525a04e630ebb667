internal import OUDSTokensComponent
public import DaguerreViews
public import OUDSThemesContract
public import OUDSTokensSemantic

/// A line across, as wide as there is room, that sets what is on one side apart from the other.
public struct OUDSHorizontalDivider: View {
  private let color: OUDSDividerColor

  @Environment(\.theme) private var theme

  /// - Parameter color: of the line, which is as thick as the theme's token says.
  public init(color: OUDSDividerColor = .default) { self.color = color }

  /// As high as the token `theme.divider.borderWidth`.
  public var body: some View { DividerLine(color: color).frame(height: theme.divider.borderWidth) }
}

/// A line down, as high as there is room, that sets what is on one side apart from the other.
public struct OUDSVerticalDivider: View {
  private let color: OUDSDividerColor

  @Environment(\.theme) private var theme

  /// - Parameter color: of the line, which is as thick as the theme's token says.
  public init(color: OUDSDividerColor = .default) { self.color = color }

  /// As wide as the token `theme.divider.borderWidth`.
  public var body: some View { DividerLine(color: color).frame(width: theme.divider.borderWidth) }
}

private struct DividerLine: View {
  let color: OUDSDividerColor

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Rectangle().fill(color.token(in: theme).color(for: colorScheme)) }
}

/// The colour of a divider.
public enum OUDSDividerColor: String, Hashable, Sendable, CaseIterable {
  /// Another one in light and in dark, as the theme has it.
  case `default`, muted, emphasized, brandPrimary, onBrandPrimary
  /// The same in light and dark.
  case alwaysBlack, alwaysWhite, alwaysOnBlack, alwaysOnWhite

  fileprivate func token(in theme: OUDSTheme) -> MultipleColorSemanticToken {
    switch self {
    case .default: theme.colors.borderDefault
    case .muted: theme.colors.borderMuted
    case .emphasized: theme.colors.borderEmphasized
    case .brandPrimary: theme.colors.borderBrandPrimary
    case .onBrandPrimary: theme.colors.borderOnBrandPrimary
    case .alwaysBlack: MultipleColorSemanticToken(theme.colors.alwaysBlack)
    case .alwaysWhite: MultipleColorSemanticToken(theme.colors.alwaysWhite)
    case .alwaysOnBlack: MultipleColorSemanticToken(theme.colors.alwaysOnBlack)
    case .alwaysOnWhite: MultipleColorSemanticToken(theme.colors.alwaysOnWhite)
    }
  }
}

extension OUDSDividerColor {
  /// The token of a theme that has the colour.
  public func colorToken(in theme: OUDSTheme) -> MultipleColorSemanticToken { token(in: theme) }
}
