/// An edge across a view.
public enum VerticalEdge: Hashable, Sendable, CaseIterable { case top, bottom }

extension View {
  /// Puts content that stays while the view scrolls, such as a bar of buttons, above or below the view.
  ///
  /// The whole content of a scroll view is drawn, so nothing lies under the bar.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let bar = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { bar }
      self
      if edge == .bottom { bar }
    }
  }
}
