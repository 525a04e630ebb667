/// How much stands out what has a colour of its surroundings.
public enum HierarchicalShapeStyle: Hashable, Sendable {
  /// As much as the colour that is set around it.
  case primary
}

extension View {
  /// The same view: what is of first importance has the colour that is set around it.
  public func foregroundStyle(_ style: HierarchicalShapeStyle) -> Self { self }

  /// Sets the colour of texts, template images and plain shapes within the view.
  public func foregroundStyle(_ color: Color) -> EnvironmentModifier<Self> { foregroundColor(color) }

  /// Sets the accent colour within the view: the older name of ``tint(_:)``.
  public func accentColor(_ color: Color?) -> EnvironmentModifier<Self> { tint(color) }

  /// Draws a colour behind the view, in its frame.
  public func background(_ color: Color) -> NodeModifier<Self> { background(color, alignment: .center) }

  /// Draws a colour behind the view, in its frame; a picture has no safe area beyond it.
  public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set) -> NodeModifier<Self> {
    background(color)
  }
}

extension Text {
  /// Sets the colour of the text.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }
}

private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
  /// The accent colour that controls of one's own may use; the design system's take theirs from its tokens.
  public var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the accent colour within the view; nil for that of the control.
  public func tint(_ color: Color?) -> EnvironmentModifier<Self> { environment(\.tint, color) }
}
