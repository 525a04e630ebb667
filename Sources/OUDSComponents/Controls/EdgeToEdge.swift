public import DaguerreViews

private enum EdgeToEdgeMarginKey: EnvironmentKey { static let defaultValue: Double? = nil }

extension EnvironmentValues {
  /// How far the content of rows that reach the sides of the window stands from them, in points; nil where rows do not.
  var edgeToEdgeMargin: Double? {
    get { self[EdgeToEdgeMarginKey.self] }
    set { self[EdgeToEdgeMarginKey.self] = newValue }
  }
}

extension View {
  /// Lays out the items within the view as rows that reach the sides of the window: their contents and dividers keep the
  /// margin of the layout grid, instead of the items' own padding.
  ///
  /// - Parameter margin: in points, such as `theme.grids.compactMargin`.
  public func oudsEdgeToEdge(margin: Double) -> some View { environment(\.edgeToEdgeMargin, margin) }
}
