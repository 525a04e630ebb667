public import DaguerreViews

private enum SkeletonVisibleKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether skeletons are drawn, because what they stand for is still being loaded.
  var isSkeletonVisible: Bool {
    get { self[SkeletonVisibleKey.self] }
    set { self[SkeletonVisibleKey.self] = newValue }
  }
}

extension View {
  /// Shows the skeletons within the view, or what they stand for.
  ///
  /// - Parameters:
  ///   - isVisible: whether skeletons are shown.
  ///   - isAnimated: kept for sources that name it; a picture shows the start of the animation, which is the plain fill.
  public func oudsSkeletonState(isVisible: Bool, isAnimated: Bool = true) -> some View {
    environment(\.isSkeletonVisible, isVisible)
  }

  /// Shows a rectangle in place of the view while skeletons are visible; the view keeps its size.
  ///
  /// - Parameter securityMargin: whether a little room above and below stays empty, as around a line of text.
  public func skeleton(securityMargin: Bool = true) -> some View {
    skeleton(securityMargin: securityMargin, shape: Rectangle())
  }

  /// Shows a shape in place of the view while skeletons are visible; the view keeps its size.
  public func skeleton(securityMargin: Bool = true, shape: some Shape) -> some View {
    modifier(SkeletonModifier(skeleton: OUDSSkeleton(securityMargin: securityMargin, shape: shape)))
  }
}

private struct SkeletonModifier<Outline: Shape>: ViewModifier {
  let skeleton: OUDSSkeleton<Outline>

  @Environment(\.isSkeletonVisible) private var isVisible

  @ViewBuilder
  func body(content: Content) -> some View {
    if isVisible { content.hidden().overlay(skeleton) } else { content }
  }
}
