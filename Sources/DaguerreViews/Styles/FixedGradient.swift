/// A gradient whose place does not depend on what it fills.
package struct FixedGradient: ShapeStyle {
  private let placed: PlacedGradient

  /// - Parameter geometry: in points from the corner of the room of what is filled.
  package init(_ gradient: Gradient, _ geometry: GradientGeometry) {
    placed = PlacedGradient(gradient: gradient) { room, _ in
      let move = AffineTransform(scaleX: 1, scaleY: 1, translateX: room.minX, translateY: room.minY)
      return geometry.transformed(by: move) ?? geometry
    }
  }

  package func _paint(in environment: EnvironmentValues) -> ShapePaint { placed.paint(in: environment) }
}

/// A style that goes from side to side of a part of the room of what is filled.
package struct BoundedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  private let base: Base
  private let bounds: Rect

  /// - Parameter bounds: in points from the corner of the room.
  package init(_ base: Base, in bounds: Rect) {
    self.base = base
    self.bounds = bounds
  }

  package func _paint(in environment: EnvironmentValues) -> ShapePaint {
    var paint = base._paint(in: environment)
    if let pattern = paint.pattern {
      let bounds = bounds
      paint.pattern = { room, rect, radii, direction in
        pattern(bounds.offset(dx: room.minX, dy: room.minY), rect, radii, direction)
      }
    }
    return paint
  }
}
