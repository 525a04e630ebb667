public import DaguerreViews

// What tests and previews set on Apple's platforms, where the names without the underscore can only be read.

extension EnvironmentValues {
  /// Whether people want more contrast.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }

  /// Whether people want less motion.
  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }

  /// Whether people want less to be seen through.
  public var _accessibilityReduceTransparency: Bool {
    get { accessibilityReduceTransparency }
    set { accessibilityReduceTransparency = newValue }
  }

  /// Whether people want more than colours to tell things apart.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilityDifferentiateWithoutColor }
    set { accessibilityDifferentiateWithoutColor = newValue }
  }
}
