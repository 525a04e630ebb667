internal import OUDSTokensComponent
internal import OUDSTokensSemantic
public import DaguerreViews
internal import OUDSThemesContract

/// How far something has come, as a bar over the width there is.
public struct OUDSLinearProgressIndicator: View {
  private let progress: Double?
  private let status: OUDSProgressIndicatorStatus
  private let track: Bool
  private let stopIndicator: Bool
  private let gapSize: OUDSProgressIndicatorGapSize
  private let texts: ProgressTexts
  private let accessibility: OUDSAccessibilityConfiguration?

  /// What the progress is about.
  public typealias Status = OUDSProgressIndicatorStatus
  /// How far what is done and what remains are apart.
  public typealias GapSize = OUDSProgressIndicatorGapSize
  /// Where it stands along the bar.
  public typealias HelperTextAlignment = OUDSProgressIndicatorHelperTextAlignment

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.oudsUseMonochrome) private var useMonochrome
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @EnvironmentObject private var power: OUDSLowPowerModeObserver

  /// An indicator of known progress.
  ///
  /// - Parameters:
  ///   - progress: 0 to 1, what is outside is brought into it.
  ///   - status: what it is about.
  ///   - track: whether what remains is shown.
  ///   - stopIndicator: whether the end is marked until it is reached.
  ///   - helperText: what stands below the bar; nil for nothing.
  ///   - gapSize: how far what is done and what remains are apart.
  ///   - animated: whether changes would move; nothing moves in a picture.
  ///   - accessibility: what a screen reader says.
  public init(
    progress: Double, status: OUDSProgressIndicatorStatus = .neutral, track: Bool = true,
    stopIndicator: Bool = false, helperText: HelperTextType? = .percent(alignment: .center),
    gapSize: OUDSProgressIndicatorGapSize = .default, animated: Bool = true,
    accessibility: OUDSAccessibilityConfiguration? = nil
  ) {
    let done = progress.asShare
    self.init(
      done, status, track, stopIndicator, gapSize, helperText?.texts(progress: done) ?? ProgressTexts(), accessibility)
  }

  /// An indicator of unknown progress, drawn as its animation begins.
  ///
  /// - Parameter helperText: what is going on, below the bar.
  public init(
    status: OUDSProgressIndicatorStatus = .neutral, track: Bool = true, helperText: String? = nil,
    helperTextAlignment: HelperTextAlignment = .center, gapSize: OUDSProgressIndicatorGapSize = .default,
    accessibility: OUDSAccessibilityConfiguration? = nil
  ) {
    let texts = ProgressTexts(description: helperText, alignment: helperTextAlignment)
    self.init(nil, status, track, false, gapSize, texts, accessibility)
  }

  init(
    _ progress: Double?, _ status: OUDSProgressIndicatorStatus, _ track: Bool, _ stopIndicator: Bool,
    _ gapSize: OUDSProgressIndicatorGapSize, _ texts: ProgressTexts, _ accessibility: OUDSAccessibilityConfiguration?
  ) {
    self.progress = progress
    self.status = status
    self.track = track
    self.stopIndicator = stopIndicator
    self.gapSize = gapSize
    self.texts = texts
    self.accessibility = accessibility
  }

  /// Drawn with the tokens of `theme.progressIndicator` and the colour of the status.
  public var body: some View {
    ProgressIndicatorFrame(texts: texts) {
      GeometryReader { bar(width: $0.size.width) }
        .frame(maxWidth: .infinity)
        .frame(height: theme.progressIndicator.sizeLinearIndicatorHeight)
        .accessibilityAddTraits(.updatesFrequently)
        .accessibility(accessibility)
    }
  }

  private func bar(width: Double) -> some View {
    // While nothing is done, the track is all there is, and square.
    let progress = self.progress ?? (reduceMotion || power.isLowPowerModeEnabled ? LinearProgress.stillProgress : nil)
    let isRound = theme.hasRoundProgressIndicators && progress != nil
    let done = useMonochrome ? theme.colors.contentDefault : theme.progressColor(status)
    let color = done.color(for: colorScheme)
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
