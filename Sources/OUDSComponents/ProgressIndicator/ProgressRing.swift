internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The arcs of a circular indicator.
struct ProgressRing: View {
  /// 0 to 1; nil while it is not known.
  let progress: Double?
  /// Of what is done, but on a surface where all is in one colour.
  let color: MultipleColorSemanticToken
  let hasTrack: Bool
  let gapSize: OUDSProgressIndicatorGapSize
  /// The diameter, in points.
  let size: Double

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.oudsUseMonochrome) private var useMonochrome
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @EnvironmentObject private var power: OUDSLowPowerModeObserver

  var body: some View {
    let isRound = theme.hasRoundProgressIndicators
    let parts = CircularProgress(
      progress: progress, diameter: size, gapSize: gapSize, isRound: isRound,
      isStill: reduceMotion || power.isLowPowerModeEnabled)
    let cap: Arc.Cap = isRound ? .round : .butt
    let done = useMonochrome ? theme.colors.contentDefault : color
    return ZStack {
      if hasTrack, let arc = parts.track {
        ArcView(
          start: arc.start, sweep: arc.sweep, lineWidth: parts.lineWidth, cap: cap,
          color: theme.progressIndicator.colorContentTrack.color(for: colorScheme))
      }
      if parts.sweep > 0 {
        ArcView(sweep: parts.sweep, lineWidth: parts.lineWidth, cap: cap, color: done.color(for: colorScheme))
      }
    }
    .frame(width: size, height: size)
  }
}
