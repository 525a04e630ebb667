// Indicators of the first release, whose progress may be nil and whose text is plain.

internal import DaguerreGraphics

/// A former name.
@available(*, deprecated, renamed: "OUDSProgressIndicatorStatus")
public typealias ProgressIndicatorStatus = OUDSProgressIndicatorStatus

/// The text of a bar, as it was called before bars and circles had their own.
@available(*, deprecated, renamed: "OUDSLinearProgressIndicator.HelperTextType")
public typealias OUDSProgressIndicatorHelperText = OUDSLinearProgressIndicator.HelperTextType

/// The text of a bar, as it was called before bars and circles had their own.
@available(*, deprecated, renamed: "OUDSLinearProgressIndicator.HelperTextType")
public typealias OUDSDeterminateProgressIndicatorHelperText = OUDSLinearProgressIndicator.HelperTextType

extension OUDSLinearProgressIndicator.HelperTextType {
  /// How much is done in per cent, and words.
  @available(*, deprecated, renamed: "percent(description:)")
  public static func percent(_ description: String?) -> Self { .percent(description: description) }

  /// How much is done in per cent, and words; whether there is a space before the sign, the language says.
  @available(*, deprecated, message: "Leave spaceBefore out.")
  public static func percent(
    spaceBefore _: Bool, description: String? = nil,
    alignment: OUDSLinearProgressIndicator.HelperTextAlignment = .center
  ) -> Self { .percent(description: description, alignment: alignment) }
}

extension OUDSCircularProgressIndicator.HelperTextType {
  /// What is going on; it is in the middle wherever it is to be.
  @available(*, deprecated, renamed: "description(_:)")
  public static func description(
    _ description: String, alignment _: OUDSLinearProgressIndicator.HelperTextAlignment
  ) -> Self { .description(description) }

  /// How much is done in per cent, and words, which are in the middle wherever they are to be.
  @available(*, deprecated, renamed: "percent(_:)")
  public static func percent(
    spaceBefore _: Bool = false, description: String?,
    alignment _: OUDSLinearProgressIndicator.HelperTextAlignment = .center
  ) -> Self { .percent(description) }
}

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
