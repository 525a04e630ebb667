extension OUDSTag {
  /// A tag with a loader before its label.
  @available(*, deprecated, message: "progress: comes after loadingLabel:.")
  @_disfavoredOverload
  public init(loadingLabel: String, shape: Shape = .rounded, size: Size = .default, progress: Double?) {
    self.init(loadingLabel: loadingLabel, progress: progress, shape: shape, size: size)
  }
}
