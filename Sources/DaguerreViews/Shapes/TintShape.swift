/// The accent colour around a shape; the foreground colour where none is set.
public struct TintShapeStyle: Hashable, Sendable {
  /// The accent colour.
  public static let tint = TintShapeStyle()
}

/// A shape of the accent colour.
public struct TintedShape<Outline: Shape>: View {
  fileprivate let shape: Outline

  @Environment(\.tint) private var tint
  @Environment(\.foregroundColor) private var foregroundColor

  /// The shape, filled.
  public var body: some View { shape.fill(tint ?? foregroundColor) }
}

extension Shape {
  /// The shape filled with the accent colour.
  public func fill(_ style: TintShapeStyle) -> TintedShape<Self> { TintedShape(shape: self) }
}

extension View {
  /// Sets the colour of texts, template images and plain shapes within the view to the accent colour around it, if there is
  /// one.
  public func foregroundStyle(_ style: TintShapeStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.self) { $0.setForegroundColor = $0.tint ?? $0.setForegroundColor }
  }

  /// Draws the accent colour behind the view, in its frame.
  public func background(_ style: TintShapeStyle) -> NodeModifier<Self> { background(style, in: Rectangle()) }

  /// Draws a shape of the accent colour behind the view.
  public func background<Outline: Shape>(_ style: TintShapeStyle, in shape: Outline) -> NodeModifier<Self> {
    background(shape.fill(style))
  }
}

extension Color {
  /// The accent colour of the view that is evaluated; the system's blue where none is set.
  public static var accentColor: Color { EnvironmentValues.current.tint ?? .blue }
}
