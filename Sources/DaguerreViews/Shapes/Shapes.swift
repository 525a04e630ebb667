/// A rectangle as large as its room.
public struct Rectangle: InsettableShape, Sendable {
  public init() {}
  public func cornerRadii(in size: Size) -> CornerRadii { .zero }
}

/// A rectangle with four equal circular corners.
public struct RoundedRectangle: InsettableShape, Sendable {
  public var cornerRadius: Double

  public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

  public func cornerRadii(in size: Size) -> CornerRadii { CornerRadii(cornerRadius).fitted(to: size) }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, Sendable {
  public init() {}
  public func cornerRadii(in size: Size) -> CornerRadii { CornerRadii(min(size.width, size.height) / 2) }
}

/// A circle in the middle of its room.
public struct Circle: InsettableShape, Sendable {
  public init() {}

  public func cornerRadii(in size: Size) -> CornerRadii { CornerRadii(min(size.width, size.height) / 2) }

  public func outline(in rect: Rect) -> ShapeOutline {
    let side = min(rect.width, rect.height)
    let square = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return .rectangle(square, CornerRadii(side / 2))
  }
}
