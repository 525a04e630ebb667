/// Content that may be longer than its room; all of it is drawn, so the view is as long as its content.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameter showsIndicators: kept for sources that name it; a picture of the whole content has none.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let column =
      axes.contains(.horizontal) && !axes.contains(.vertical)
      ? AnyView(HStack(spacing: 0) { content }) : AnyView(VStack(spacing: 0) { content })
    return
      column
      .fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
      ._resolve(in: context)
  }
}
