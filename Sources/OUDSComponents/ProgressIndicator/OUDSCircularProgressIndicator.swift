public import DaguerreViews
internal import OUDSThemesContract

/// How far something has come, as an arc clockwise from 12 o'clock.
public struct OUDSCircularProgressIndicator: View {
  private let progress: Double?
  private let status: OUDSProgressIndicatorStatus
  private let track: Bool
  private let gapSize: OUDSProgressIndicatorGapSize
  private let size: Double
  private let texts: ProgressTexts
  private let accessibility: OUDSAccessibilityConfiguration?

  /// What the progress is about.
  public typealias Status = OUDSProgressIndicatorStatus
  /// How far what is done and what remains are apart.
  public typealias GapSize = OUDSProgressIndicatorGapSize

  /// The diameter unless said otherwise, in points.
  public static let defaultSize = 48.0

  @Environment(\.theme) private var theme

  /// An indicator of known progress; all else is as in ``OUDSLinearProgressIndicator``.
  ///
  /// - Parameters:
  ///   - size: the diameter, in points.
  ///   - helperText: what stands below the circle; nil for nothing.
  public init(
    progress: Double, status: OUDSProgressIndicatorStatus = .neutral, track: Bool = true,
    gapSize: OUDSProgressIndicatorGapSize = .default, animated: Bool = true, size: Double = defaultSize,
    helperText: HelperTextType? = nil, accessibility: OUDSAccessibilityConfiguration? = nil
  ) {
    let done = progress.asShare
    let texts = helperText?.texts(progress: done) ?? ProgressTexts()
    self.init(done, status, track, gapSize, size, texts, accessibility)
  }

  /// An indicator of unknown progress, drawn as its animation begins.
  ///
  /// - Parameter helperText: what is going on, below the circle.
  public init(
    status: OUDSProgressIndicatorStatus = .neutral, track: Bool = true,
    gapSize: OUDSProgressIndicatorGapSize = .default, size: Double = defaultSize, helperText: String? = nil,
    accessibility: OUDSAccessibilityConfiguration? = nil
  ) {
    self.init(nil, status, track, gapSize, size, ProgressTexts(description: helperText), accessibility)
  }

  init(
    _ progress: Double?, _ status: OUDSProgressIndicatorStatus, _ track: Bool,
    _ gapSize: OUDSProgressIndicatorGapSize, _ size: Double, _ texts: ProgressTexts,
    _ accessibility: OUDSAccessibilityConfiguration?
  ) {
    self.progress = progress
    self.status = status
    self.track = track
    self.gapSize = gapSize
    self.size = size
    self.texts = texts
    self.accessibility = accessibility
  }

  /// Drawn with the tokens of `theme.progressIndicator` and the colour of the status.
  public var body: some View {
    ProgressIndicatorFrame(texts: texts) {
      ProgressRing(
        progress: progress, color: theme.progressColor(status), hasTrack: track, gapSize: gapSize, size: size
      )
      .accessibilityAddTraits(.updatesFrequently)
      .accessibility(accessibility)
    }
  }
}
