internal import DaguerreViews
internal import OUDSThemesContract

/// An indicator with a text below it, if there is one.
struct ProgressIndicatorFrame<Indicator: View>: View {
  let helperText: String?
  @ViewBuilder let indicator: Indicator

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: theme.progressIndicator.spacePaddingBlock) {
      indicator.markBox()
      if let helperText {
        Text(helperText)
          .labelDefaultMedium(theme)
          .textLeading(.proportional)
          .multilineTextAlignment(.center)
          .oudsForegroundColor(theme.colors.contentDefault)
      }
    }
  }
}

extension OUDSTheme {
  /// Whether the ends of what indicators draw are round.
  var hasRoundProgressIndicators: Bool { progressIndicatorBorderRadius > 0 }
}
