public import DaguerreViews

/// Whether and how the skeletons within a view are shown.
public struct OUDSSkeletonState: Hashable, Sendable {
  /// Whether skeletons are drawn, because what they stand for is still being loaded.
  public var isVisible: Bool
  /// Whether they would move; a picture shows the start of the animation, which is the plain fill.
  public var isAnimated: Bool

  /// Skeletons that are shown, and would move.
  public init(isVisible: Bool = true, isAnimated: Bool = true) {
    self.isVisible = isVisible
    self.isAnimated = isAnimated
  }
}

private enum SkeletonStateKey: EnvironmentKey { static let defaultValue: OUDSSkeletonState? = nil }

extension EnvironmentValues {
  /// Whether and how skeletons are shown; nil where nobody says, and they are not.
  public var skeletonState: OUDSSkeletonState? {
    get { self[SkeletonStateKey.self] }
    set { self[SkeletonStateKey.self] = newValue }
  }
}
