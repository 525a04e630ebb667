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

/// An indicator with its texts below it, if there are any of any characters.
struct ProgressIndicatorFrame<Indicator: View>: View {
  let texts: ProgressTexts
  @ViewBuilder let indicator: Indicator

  @Environment(\.theme) private var theme
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: theme.progressIndicator.spacePaddingBlock) {
      indicator.markBox()
      let all = texts.all(in: locale)
      if !all.isEmpty { arranged(all) }
    }
  }

  /// One in the middle leaves the frame as wide as it is.
  @ViewBuilder
  private func arranged(_ all: [String]) -> some View {
    switch texts.alignment {
    case .center: styled(all.joined(separator: " "), .center)
    case .start where all.count == 2: atEnds(all[0], all[1])
    case .end where all.count == 2: atEnds(all[1], all[0])
    case .start, .end:
      styled(all[0], texts.alignment.lines).frame(maxWidth: .infinity, alignment: texts.alignment.frame)
    }
  }

  private func atEnds(_ start: String, _ end: String) -> some View {
    HStack(alignment: .top) {
      styled(start, .leading)
      Spacer()
      styled(end, .trailing)
    }
  }

  private func styled(_ text: String, _ alignment: TextAlignment) -> some View {
    Text(text)
      .labelDefaultMedium(theme)
      .textLeading(.proportional)
      .multilineTextAlignment(alignment)
      .oudsForegroundColor(theme.colors.contentDefault)
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
