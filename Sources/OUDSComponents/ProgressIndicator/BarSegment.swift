internal import DaguerreViews

/// A part of a horizontal bar, from leading to trailing.
struct BarSegment: Shape {
  /// In points from the leading edge.
  let span: ClosedRange<Double>
  let isRound: Bool

  var isMirroredInRightToLeft: Bool { true }

  func path(in rect: Rect) -> Path {
    let (segment, radii) = box(in: rect)
    return Path(roundedRect: segment, radii: radii)
  }

  func outline(in rect: Rect) -> ShapeOutline {
    let (segment, radii) = box(in: rect)
    return .rectangle(segment, radii)
  }

  private func box(in rect: Rect) -> (Rect, CornerRadii) {
    let segment = Rect(
      x: rect.minX + span.lowerBound, y: rect.minY, width: span.upperBound - span.lowerBound, height: rect.height)
    return (segment, isRound ? CornerRadii(rect.height / 2).fitted(to: segment.size) : .zero)
  }
}
