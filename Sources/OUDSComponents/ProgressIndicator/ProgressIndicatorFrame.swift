internal import OUDSTokensComponent
internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// What the progress is about, told by its colour.
public enum OUDSProgressIndicatorStatus: String, Hashable, Sendable {
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

/// How far what is done and what remains are apart.
public enum OUDSProgressIndicatorGapSize: String, Hashable, Sendable, CaseIterable { case `default`, small }

/// An indicator with a text below it, if there is one of any characters.
struct ProgressIndicatorFrame<Indicator: View>: View {
  let helperText: String?
  var helperTextAlignment = OUDSProgressIndicatorHelperTextAlignment.center
  @ViewBuilder let indicator: Indicator

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: theme.progressIndicator.spacePaddingBlock) {
      indicator.markBox()
      if let helperText, !helperText.isEmpty {
        aligned(
          Text(helperText)
            .labelDefaultMedium(theme)
            .textLeading(.proportional)
            .multilineTextAlignment(helperTextAlignment.lines)
            .oudsForegroundColor(theme.colors.contentDefault))
      }
    }
  }

  /// One in the middle leaves the frame as wide as it is.
  @ViewBuilder
  private func aligned(_ text: some View) -> some View {
    if helperTextAlignment == .center {
      text
    } else {
      text.frame(maxWidth: .infinity, alignment: helperTextAlignment.frame)
    }
  }
}

extension OUDSTheme {
  /// Of what is done.
  func progressColor(_ status: OUDSProgressIndicatorStatus) -> MultipleColorSemanticToken {
    status == .accent ? colors.actionLoading : color(\.content, of: status.common)
  }

  /// Whether the ends of what indicators draw are round.
  var hasRoundProgressIndicators: Bool { progressIndicatorBorderRadius > 0 }
}
