// Indicators of the first release, whose progress may be nil and whose text is plain.

internal import DaguerreGraphics

/// A former name.
@available(*, deprecated, renamed: "OUDSProgressIndicatorStatus")
public typealias ProgressIndicatorStatus = OUDSProgressIndicatorStatus

extension OUDSLinearProgressIndicator {
  /// An indicator with a plain text.
  @available(*, deprecated, message: "Give helperText a HelperTextType.")
  @_disfavoredOverload
  public init(
    progress: Double, status: OUDSProgressIndicatorStatus = .neutral, track: Bool = true,
    stopIndicator: Bool = false, helperText: String?, gapSize: OUDSProgressIndicatorGapSize = .default,
    animated: Bool = true
  ) {
    self.init(progress.asShare, status, track, stopIndicator, gapSize, ProgressTexts(description: helperText), nil)
  }

  /// An indicator of progress that may not be known.
  @available(*, deprecated, message: "Leave progress out while it is not known; give helperText a HelperTextType.")
  @_disfavoredOverload
  public init(
    progress: Double?, status: OUDSProgressIndicatorStatus = .neutral, track: Bool = true,
    stopIndicator: Bool = false, gapSize: OUDSProgressIndicatorGapSize = .default, helperText: String? = nil,
    animated: Bool = true
  ) {
    self.init(
      progress.map(\.asShare), status, track, stopIndicator, gapSize, ProgressTexts(description: helperText), nil)
  }

  /// An indicator of unknown progress.
  @available(*, deprecated, message: "Nothing marks the end of an unknown progress.")
  @_disfavoredOverload
  public init(
    status: OUDSProgressIndicatorStatus = .neutral, track: Bool = true, stopIndicator: Bool,
    gapSize: OUDSProgressIndicatorGapSize = .default, helperText: String? = nil, animated: Bool = true
  ) {
    self.init(nil, status, track, stopIndicator, gapSize, ProgressTexts(description: helperText), nil)
  }
}

extension OUDSCircularProgressIndicator {
  /// An indicator of progress that may not be known.
  @available(*, deprecated, message: "Leave progress out while it is not known; give helperText a HelperTextType.")
  @_disfavoredOverload
  public init(
    progress: Double?, status: OUDSProgressIndicatorStatus = .neutral, track: Bool = true,
    gapSize: OUDSProgressIndicatorGapSize = .default, size: Double = defaultSize, helperText: String? = nil
  ) {
    self.init(progress.map(\.asShare), status, track, gapSize, size, ProgressTexts(description: helperText), nil)
  }
}
