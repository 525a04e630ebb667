/// A path is a shape that lies where it is, from the leading top corner of its room, and does not grow with it.
extension Path: Shape {
  /// The path that `build` makes.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// The path itself, moved to the rectangle's corner.
  public func path(in rect: Rect) -> Path {
    transformed(by: AffineTransform(scaleX: 1, scaleY: 1, translateX: rect.minX, translateY: rect.minY))
  }
}
