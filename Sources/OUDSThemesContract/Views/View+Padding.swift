public import DaguerreViews
public import OUDSTokensSemantic

extension View {
  /// Keeps room around the view: above and below as the vertical size class has it, at its sides as the horizontal one.
  public func padding(_ edges: Edge.Set, _ space: MultipleSpaceSemanticToken) -> some View {
    modifier(ScaledPadding(edges: edges, space: space))
  }
}

private struct ScaledPadding: ViewModifier {
  let edges: Edge.Set
  let space: MultipleSpaceSemanticToken

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  func body(content: Content) -> some View {
    content
      .padding(edges.intersection(.vertical), space.dimension(for: verticalSizeClass ?? .regular))
      .padding(edges.intersection(.horizontal), space.dimension(for: horizontalSizeClass ?? .regular))
  }
}
