public import DaguerreViews

// The font of the environment as sources for Apple's platforms have it: one that may not be there.

extension EnvironmentValues {
  /// What texts without a font of their own are set in; nil, where it is set, for that where nobody set one.
  @_disfavoredOverload
  public var font: Font? {
    get { fontIfAny }
    set { fontIfAny = newValue }
  }
}
