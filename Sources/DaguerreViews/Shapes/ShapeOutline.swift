/// The outline of a shape: most are rounded rectangles, which are drawn faster and exactly.
public enum ShapeOutline: Hashable, Sendable {
  case rectangle(Rect, CornerRadii)
  case path(Path, FillRule)

  /// The outline with left and right of `bounds` exchanged.
  func mirrored(in bounds: Rect) -> ShapeOutline {
    switch self {
    case .rectangle(let rect, let radii):
      .rectangle(
        Rect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height),
        CornerRadii(
          topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
          bottomLeft: radii.bottomRight))
    case .path(let path, let rule):
      .path(
        path.transformed(
          by: AffineTransform(scaleX: -1, scaleY: 1, translateX: bounds.minX + bounds.maxX)), rule)
    }
  }
}
