private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether people want less motion; what would move without end then stands still.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
