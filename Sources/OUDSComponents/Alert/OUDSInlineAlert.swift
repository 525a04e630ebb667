public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// A short message within other content: an icon and a text, without a ground of its own.
public struct OUDSInlineAlert: View {
  private let label: String
  private let status: OUDSAlertStatus

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - label: what it says; wraps where there is not enough room.
  ///   - status: what it is about.
  public init(label: String, status: OUDSAlertStatus = .neutral()) {
    self.label = label
    self.status = status
  }

  public var body: some View {
    HStack(alignment: .top, spacing: theme.alert.spaceColumnGap) {
      AlertIcon(status: status)
      Text(label)
        .labelModerateLarge(theme)
        .textLeading(.proportional)
        .limitedWidth(AlertMetrics.maxTextWidth)
        .oudsForegroundColor(textColor)
    }
  }

  private var textColor: MultipleColorSemanticToken {
    switch status {
    // The brand's colour is for what stands out in the text's place, not for reading.
    case .neutral, .accent: theme.colors.contentDefault
    case .positive, .info, .warning, .negative: StatusColors(theme: theme, role: status.role).content
    }
  }
}
