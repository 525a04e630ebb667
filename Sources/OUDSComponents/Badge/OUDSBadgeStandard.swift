internal import OUDSTokensComponent
public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// A dot that tells of a status.
public struct OUDSBadgeStandard: View {
  /// What the badge is about.
  public enum Status: String, Hashable, Sendable {
    /// Nothing in particular, or the brand.
    case neutral, accent
    /// Something went well.
    case positive
    /// Something worth knowing.
    case info
    /// Something to be careful with.
    case warning
    /// Something went wrong.
    case negative
  }

  /// The diameter, a token of the theme each.
  public enum Size: String, Hashable, Sendable, CaseIterable { case extraSmall, small, medium, large }

  private let accessibilityLabel: String
  private let status: Status
  private let size: Size

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  /// - Parameters:
  ///   - accessibilityLabel: what a screen reader says.
  ///   - status: what the badge is about.
  ///   - size: how large it is; it grows with the size of texts.
  public init(accessibilityLabel: String, status: Status = .neutral, size: Size = .medium) {
    self.accessibilityLabel = accessibilityLabel
    self.status = status
    self.size = size
  }

  /// Drawn with the sizes of `theme.badge` and the colours of the status.
  public var body: some View {
    let side = size.side(in: theme) * textScale
    return BadgeBackground(status: status.common)
      .frame(width: side, height: side)
      .accessibilityLabel(accessibilityLabel)
  }
}

extension OUDSBadgeStandard.Size {
  /// In points, at the designed size of texts.
  func side(in theme: OUDSTheme) -> Double {
    switch self {
    case .extraSmall: theme.badge.sizeXsmall
    case .small: theme.badge.sizeSmall
    case .medium: theme.badge.sizeMedium
    case .large: theme.badge.sizeLarge
    }
  }
}

/// The coloured pill of a badge.
struct BadgeBackground: View {
  let status: OUDSStatus

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let color = isEnabled ? theme.color(\.emphasizedBackground, of: status) : theme.colors.actionDisabled
    return RoundedRectangle(cornerRadius: theme.borders.radiusPill).fill(color.color(for: colorScheme))
  }
}

/// The colour of what stands on the pill of a badge.
struct BadgeContentColor: ViewModifier {
  let status: OUDSStatus

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.oudsForegroundColor(
      isEnabled ? theme.color(\.onEmphasized, of: status) : theme.colors.contentOnActionDisabled)
  }
}
