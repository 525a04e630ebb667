internal import OUDSTokensComponent
public import DaguerreViews
internal import OUDSThemesContract

/// How far something has come, as an arc clockwise from 12 o'clock.
public struct OUDSCircularProgressIndicator: View {
  private let progress: Double?
  private let status: OUDSProgressIndicatorStatus
  private let track: Bool
  private let gapSize: OUDSProgressIndicatorGapSize
  private let size: Double
  private let helperText: String?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// All else is as in ``OUDSLinearProgressIndicator``.
  ///
  /// - Parameters:
  ///   - size: the diameter, in points.
  ///   - helperText: what is going on, below the circle.
  public init(
    progress: Double? = nil, status: OUDSProgressIndicatorStatus = .accent, track: Bool = true,
    gapSize: OUDSProgressIndicatorGapSize = .default, size: Double = 48, helperText: String? = nil
  ) {
    self.progress = progress.map { min(max($0, 0), 1) }
    self.status = status
    self.track = track
    self.gapSize = gapSize
    self.size = size
    self.helperText = helperText
  }

  /// Drawn with the tokens of `theme.progressIndicator` and the colour of the status.
  public var body: some View {
    ProgressIndicatorFrame(helperText: helperText) {
      ring
        .frame(width: size, height: size)
        .accessibilityAddTraits(.updatesFrequently)
    }
  }

  private var ring: some View {
    let isRound = theme.hasRoundProgressIndicators
    let parts = CircularProgress(progress: progress, diameter: size, gapSize: gapSize, isRound: isRound)
    let cap: Arc.Cap = isRound ? .round : .butt
    return ZStack {
      if track, let arc = parts.track {
        ArcView(
          start: arc.start, sweep: arc.sweep, lineWidth: parts.lineWidth, cap: cap,
          color: theme.progressIndicator.colorContentTrack.color(for: colorScheme))
      }
      if parts.sweep > 0 {
        ArcView(
          sweep: parts.sweep, lineWidth: parts.lineWidth, cap: cap,
          color: theme.progressColor(status).color(for: colorScheme))
      }
    }
  }
}
