/// A rectangle as large as its room.
public struct Rectangle: RoundedRectangleShape, Sendable {
  /// A rectangle.
  public init() {}
  /// Sharp corners.
  public func cornerRadii(in size: Size) -> CornerRadii { .zero }
}

/// A rectangle with four equal corners, quarters of circles or of ellipses.
public struct RoundedRectangle: RoundedRectangleShape, Sendable {
  /// How far each corner reaches along the sides, in points; cut where the rectangle is too small for it.
  package var corner: Size

  /// A rectangle with circular corners of a radius in points.
  @_disfavoredOverload
  public init(cornerRadius: Double) { corner = Size(width: cornerRadius, height: cornerRadius) }

  /// A rectangle with elliptical corners that have a horizontal and a vertical radius in points, whatever the style.
  public init(cornerSize: some SizeRepresentable, style: RoundedCornerStyle = .continuous) { corner = cornerSize.size }

  /// The radius, cut to what the size has room for.
  public func cornerRadii(in size: Size) -> CornerRadii { CornerRadii(corner.width).fitted(to: size) }

  /// Each radius is at most half of the side, as it is in `CGPath`.
  public func ellipticalPath(in rect: Rect, insetBy amount: Double) -> Path? {
    guard corner.width != corner.height else { return nil }
    let radii = [(corner.width, rect.width), (corner.height, rect.height)].map { radius, side in
      max(min(radius, side / 2) - amount, 0)
    }
    let inner = rect.inset(by: amount)
    guard inner.width > 0, inner.height > 0 else { return Path() }
    return Path { $0.addRoundedRect(inner, corner: (radii[0], radii[1])) }
  }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: RoundedRectangleShape, Sendable {
  /// A capsule.
  public init() {}
  /// Half of the shorter side.
  public func cornerRadii(in size: Size) -> CornerRadii { CornerRadii(min(size.width, size.height) / 2) }
}

/// A circle in the middle of its room.
public struct Circle: RoundedRectangleShape, Sendable {
  /// A circle.
  public init() {}

  /// Half of the shorter side.
  public func cornerRadii(in size: Size) -> CornerRadii { CornerRadii(min(size.width, size.height) / 2) }

  /// As wide as it is high: the smaller of what is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return proposal == .unspecified ? proposal.replacingUnspecifiedDimensions() : Size(width: side, height: side)
  }

  /// The square in the middle of the rectangle, with round corners.
  public func outline(in rect: Rect) -> ShapeOutline {
    let side = min(rect.width, rect.height)
    let square = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return .rectangle(square, CornerRadii(side / 2))
  }

  /// The circle, clockwise from the right.
  public func path(in rect: Rect) -> Path {
    Path {
      $0.addEllipse(
        in: Rect(x: rect.midX, y: rect.midY, width: 0, height: 0).inset(by: -min(rect.width, rect.height) / 2))
    }
  }
}

/// A rectangle with four circular corners that need not be equal.
public struct UnevenRoundedRectangle: RoundedRectangleShape, Sendable {
  /// Those of its corners, cut where the rectangle is too small for them.
  public var cornerRadii: RectangleCornerRadii

  /// A rectangle with a radius in points for each corner, sharp by default.
  @_disfavoredOverload
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }

  /// Leading corners are at the right where lines run from there.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The radii, cut to what the size has room for.
  public func cornerRadii(in size: Size) -> CornerRadii {
    CornerRadii(
      topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing, bottomRight: cornerRadii.bottomTrailing,
      bottomLeft: cornerRadii.bottomLeading
    ).fitted(to: size)
  }
}

/// An ellipse that touches the sides of its room, or lies within them.
public struct Ellipse: InsettableShape, Sendable {
  private var inset = 0.0

  /// An ellipse.
  public init() {}

  /// An ellipse in a room that is smaller at each side.
  public func inset(by amount: Double) -> Ellipse {
    var smaller = self
    smaller.inset += amount
    return smaller
  }

  /// Both sides are the same.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The ellipse in a rectangle; nothing where that is smaller than what is left out.
  public func path(in rect: Rect) -> Path {
    let room = rect.inset(by: inset)
    return Path { if room.width > 0, room.height > 0 { $0.addEllipse(in: room) } }
  }
}

/// A radius in points for each corner.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// None.
  package static let none = RectangleCornerRadii()

  /// Where lines begin at the top.
  public var topLeading: Double
  /// Where lines begin at the bottom.
  public var bottomLeading: Double
  /// Where lines end at the bottom.
  public var bottomTrailing: Double
  /// Where lines end at the top.
  public var topTrailing: Double

  /// Radii in points, 0 by default.
  @_disfavoredOverload
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension UnevenRoundedRectangle {
  /// A rectangle with circular corners, whatever the style.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }
}

// Shapes by the names that stand where one is wanted.

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners.
  public static func rect(
    cornerSize: some SizeRepresentable, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize) }

  /// A rectangle with circular corners of a radius in points.
  @_disfavoredOverload
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius in points for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii) }

  /// A rectangle with a radius in points for each corner, sharp by default.
  @_disfavoredOverload
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are half circles.
  public static var capsule: Capsule { Capsule() }
  /// The same, whatever the style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its room.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the sides of its room.
  public static var ellipse: Ellipse { Ellipse() }
}

/// The curve of a corner; both are drawn circular.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

extension RoundedRectangle {
  /// A rectangle with circular corners, whatever the style.
  @_disfavoredOverload
  public init(cornerRadius: Double, style: RoundedCornerStyle) { self.init(cornerRadius: cornerRadius) }
}

extension UnevenRoundedRectangle {
  /// A rectangle with circular corners, whatever the style.
  @_disfavoredOverload
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle
  ) {
    self.init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

extension Capsule {
  /// A capsule with half circles, whatever the style.
  public init(style: RoundedCornerStyle) { self.init() }
}
