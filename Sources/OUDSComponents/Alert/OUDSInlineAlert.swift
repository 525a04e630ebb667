internal import OUDSTokensComponent
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

  /// Drawn with the tokens of `theme.alert` and the colours of the status.
  public var body: some View {
    HStack(alignment: .top, spacing: theme.alert.spaceColumnGap) {
      AlertIcon(alert: status)
      Text(label)
        .labelModerateLarge(theme)
        .textLeading(.proportional)
        .readableWidth()
        .oudsForegroundColor(textColor)
    }
  }

  private var textColor: MultipleColorSemanticToken {
    // The brand's colour is for what stands out in the text's place, not for reading.
    theme.color(\.content, of: status.status == .accent ? .neutral : status.status)
  }
}
