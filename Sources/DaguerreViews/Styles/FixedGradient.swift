/// A gradient whose place does not depend on what it fills.
package struct FixedGradient: ShapeStyle {
  private let placed: PlacedGradient

  /// - Parameters:
  ///   - geometry: in the coordinates of `bounds`.
  ///   - bounds: of what is filled, wherever that is on the sheet.
  package init(_ gradient: Gradient, _ geometry: GradientGeometry, whereBoundsAre bounds: Rect) {
    placed = PlacedGradient(gradient: gradient) { rect, _ in
      let move = AffineTransform(
        scaleX: 1, scaleY: 1, translateX: rect.minX - bounds.minX, translateY: rect.minY - bounds.minY)
      return geometry.transformed(by: move) ?? geometry
    }
  }

  package func _paint(in environment: EnvironmentValues) -> ShapePaint { placed.paint() }
}
