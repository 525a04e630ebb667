/// Where the arcs of a circular indicator begin and end, in degrees clockwise from 12 o'clock.
struct CircularProgress {
  /// 0 to 1; nil while it is not known.
  let progress: Double?
  /// Of the outer edge, in points.
  let diameter: Double
  let gapSize: OUDSProgressIndicatorGapSize
  let isRound: Bool
  /// Whether what is not known stands still, because people want no motion.
  var isStill = false

  var lineWidth: Double { diameter * Self.lineWidthFraction }

  /// Of what is done, from 12 o'clock.
  var sweep: Double { (progress ?? (isStill ? LinearProgress.stillProgress : Self.firstProgress)) * 360 }

  /// Of what remains, with a gap at both ends; nil for nothing.
  var track: (start: Double, sweep: Double)? {
    let gap = min(sweep, fullGap)
    let rest = 360 - sweep - 2 * gap
    return rest > 0 ? (sweep + gap, rest) : nil
  }

  private var fullGap: Double {
    let between =
      switch gapSize {
      case .default: Self.gap
      case .small: Self.smallGap
      }
    // Round ends reach into the gap by half a line at both sides.
    return between + (isRound ? degrees(lineWidth) : 0)
  }

  /// The angle of a length along the outer edge, in points.
  private func degrees(_ length: Double) -> Double { length / (Double.pi * diameter) * 360 }

  private static let lineWidthFraction = 0.125
  /// What an indicator of unknown progress shows when its animation begins.
  private static let firstProgress = 0.1
  private static let gap = 10.0
  /// One point along an indicator of 48 points.
  private static let smallGap = 360 / (48 * Double.pi)
}
