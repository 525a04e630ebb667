extension AffineTransform {
  /// Turns about the origin, clockwise on the screen; the same bits on every machine.
  public init(rotation degrees: Double) {
    let point = UnitCircle.point(atTurn: degrees / 360)
    self.init(a: point.x, b: point.y, c: -point.y, d: point.x, tx: 0, ty: 0)
  }
}
