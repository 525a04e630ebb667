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

/// A rectangle with four circular corners that need not be equal.
public struct UnevenRoundedRectangle: InsettableShape, Sendable {
  public var topLeadingRadius: Double
  public var bottomLeadingRadius: Double
  public var bottomTrailingRadius: Double
  public var topTrailingRadius: Double

  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0
  ) {
    self.topLeadingRadius = topLeadingRadius
    self.bottomLeadingRadius = bottomLeadingRadius
    self.bottomTrailingRadius = bottomTrailingRadius
    self.topTrailingRadius = topTrailingRadius
  }

  public var isMirroredInRightToLeft: Bool { true }

  public func cornerRadii(in size: Size) -> CornerRadii {
    CornerRadii(
      topLeft: topLeadingRadius, topRight: topTrailingRadius, bottomRight: bottomTrailingRadius,
      bottomLeft: bottomLeadingRadius
    ).fitted(to: size)
  }
}
