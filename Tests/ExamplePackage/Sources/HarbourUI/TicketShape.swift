import DaguerreViews

/// A rectangle with a half-round notch in the middle of both sides, where a ticket is torn off.
struct TicketShape: Shape {
  let notchRadius: Double

  func path(in rect: Rect) -> Path {
    // Control points at this share of the radius bring a cubic curve within 0.03 % of a quarter of a circle.
    let handle = 0.5523 * notchRadius
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.addLine(to: Point(x: rect.maxX, y: rect.minY))
    path.addLine(to: Point(x: rect.maxX, y: rect.midY - notchRadius))
    path.addCubic(
      control1: Point(x: rect.maxX - handle, y: rect.midY - notchRadius),
      control2: Point(x: rect.maxX - notchRadius, y: rect.midY - handle),
      to: Point(x: rect.maxX - notchRadius, y: rect.midY))
    path.addCubic(
      control1: Point(x: rect.maxX - notchRadius, y: rect.midY + handle),
      control2: Point(x: rect.maxX - handle, y: rect.midY + notchRadius),
      to: Point(x: rect.maxX, y: rect.midY + notchRadius))
    path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
    path.addLine(to: Point(x: rect.minX, y: rect.maxY))
    path.addLine(to: Point(x: rect.minX, y: rect.midY + notchRadius))
    path.addCubic(
      control1: Point(x: rect.minX + handle, y: rect.midY + notchRadius),
      control2: Point(x: rect.minX + notchRadius, y: rect.midY + handle),
      to: Point(x: rect.minX + notchRadius, y: rect.midY))
    path.addCubic(
      control1: Point(x: rect.minX + notchRadius, y: rect.midY - handle),
      control2: Point(x: rect.minX + handle, y: rect.midY - notchRadius),
      to: Point(x: rect.minX, y: rect.midY - notchRadius))
    path.close()
    return path
  }
}
