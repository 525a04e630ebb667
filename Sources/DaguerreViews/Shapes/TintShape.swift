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

extension Color {
  /// The accent colour of the view that is evaluated; the system's blue where none is set.
  public static var accentColor: Color { EnvironmentValues.current.tint ?? .blue }
}
