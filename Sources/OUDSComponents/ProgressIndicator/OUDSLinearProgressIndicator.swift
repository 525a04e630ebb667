internal import OUDSTokensComponent
public import DaguerreViews
internal import OUDSThemesContract

/// How far something has come, as a bar over the width there is.
public struct OUDSLinearProgressIndicator: View {
  private let progress: Double?
  private let status: OUDSProgressIndicatorStatus
  private let track: Bool
  private let stopIndicator: Bool
  private let gapSize: OUDSProgressIndicatorGapSize
  private let helperText: String?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameters:
  ///   - progress: 0 to 1, what is outside is brought into it; nil while it is not known, drawn as its animation
  ///   begins.
  ///   - status: what it is about.
  ///   - track: whether what remains is shown.
  ///   - stopIndicator: whether the end is marked until it is reached.
  ///   - gapSize: how far what is done and what remains are apart.
  ///   - helperText: what is going on, below the bar.
  public init(
    progress: Double? = nil, status: OUDSProgressIndicatorStatus = .accent, track: Bool = true,
    stopIndicator: Bool = false, gapSize: OUDSProgressIndicatorGapSize = .default, helperText: String? = nil
  ) {
    self.progress = progress.map { min(max($0, 0), 1) }
    self.status = status
    self.track = track
    self.stopIndicator = stopIndicator
    self.gapSize = gapSize
    self.helperText = helperText
  }

  /// Drawn with the tokens of `theme.progressIndicator` and the colour of the status.
  public var body: some View {
    ProgressIndicatorFrame(helperText: helperText) {
      GeometryReader { bar(width: $0.size.width) }
        .frame(maxWidth: .infinity)
        .frame(height: theme.progressIndicator.sizeLinearIndicatorHeight)
        .accessibilityAddTraits(.updatesFrequently)
    }
  }

  private func bar(width: Double) -> some View {
    let isRound = theme.hasRoundProgressIndicators
    let color = theme.progressColor(status).color(for: colorScheme)
    let parts = LinearProgress(
      progress: progress, width: width, height: theme.progressIndicator.sizeLinearIndicatorHeight, gap: gap,
      isRound: isRound)
    return ZStack {
      if track, let span = parts.track {
        BarSegment(span: span, isRound: isRound)
          .fill(theme.progressIndicator.colorContentTrack.color(for: colorScheme))
      }
      if stopIndicator, let span = parts.stop { BarSegment(span: span, isRound: isRound).fill(color) }
      if let span = parts.done { BarSegment(span: span, isRound: isRound).fill(color) }
    }
  }

  /// In points; no token tells it.
  private var gap: Double {
    switch gapSize {
    case .default: 4
    case .small: 1
    }
  }
}
