/// Draws its child turned, mirrored or scaled about a point of its frame, which keeps its size.
private final class PlacedNode: WrapperNode {
  private let orientation: Orientation
  private let scale: Double
  private let anchor: UnitPoint

  init(
    _ child: LayoutNode, _ orientation: Orientation = .identity, scale: Double = 1, anchor: UnitPoint = .center,
    _ environment: EnvironmentValues
  ) {
    self.orientation = orientation
    self.scale = scale
    self.anchor = anchor
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard scale > 0 else { return }
    canvas.withPlacement(placement(in: rect)) { super.draw(in: rect, proposal: proposal, on: canvas) }
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    let (place, placement) = (super.silhouette(in: rect), placement(in: rect))
    return (placement.apply(place.0), placement.apply(place.1))
  }

  private func placement(in rect: Rect) -> Placement {
    let share = layoutDirection == .leftToRight ? anchor.x : 1 - anchor.x
    let fixed = Point(x: rect.minX + share * rect.width, y: rect.minY + anchor.y * rect.height)
    var transform = orientation.transform(about: fixed)
    if scale != 1 {
      let grown = AffineTransform(
        scaleX: scale, scaleY: scale, translateX: fixed.x * (1 - scale), translateY: fixed.y * (1 - scale))
      transform = transform.after(grown)
    } else {
      // The sides of a frame that is turned may come to lie between pixels: back onto the grid.
      let corner = transform.apply(rect.origin)
      transform.tx += grid.nearest(corner.x) - corner.x
      transform.ty += grid.nearest(corner.y) - corner.y
    }
    return Placement(orientation: orientation, scale: scale, transform: transform)
  }
}

extension View {
  /// Draws the view turned clockwise about a point of its frame, without changing its place.
  ///
  /// Only right angles can be drawn; another angle is an error.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    wrapped { child, context in
      let turns = angle.degrees / 90
      guard turns.isFinite, turns == turns.rounded(), abs(turns) < 1e9 else {
        context.session.report(
          ViewError.unsupported(
            view: "rotationEffect", rule: "\(angle.degrees) degrees: only multiples of 90 can be drawn."))
        return child
      }
      let orientation = Orientation(quarterTurns: Int(turns) & 3)
      return PlacedNode(child, orientation, anchor: anchor, context.environment)
    }
  }

  /// Draws the view larger or smaller about a point of its frame, without changing its place; a negative factor mirrors
  /// it.
  ///
  /// Factors that differ by more than their signs are an error: circles would become ellipses.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    wrapped { child, context in
      guard x.isFinite, y.isFinite, abs(x) == abs(y) else {
        context.session.report(
          ViewError.unsupported(
            view: "scaleEffect", rule: "factors \(x) and \(y): only factors of equal size can be drawn."))
        return child
      }
      guard x != 1 || y != 1 else { return child }
      // Top and bottom exchanged is left and right exchanged, and half a turn.
      let orientation = Orientation(isMirrored: x * y < 0, quarterTurns: y < 0 ? 2 : 0)
      return PlacedNode(child, orientation, scale: abs(x), anchor: anchor, context.environment)
    }
  }

  /// Draws the view larger or smaller about a point of its frame, without changing its place; a negative factor turns it
  /// by half.
  public func scaleEffect(_ factor: Double, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    scaleEffect(x: factor, y: factor, anchor: anchor)
  }

  /// Mirrors the view where lines run from right to left, as directional icons are.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> NodeModifier<Self> {
    wrapped { child, context in
      isEnabled && context.environment.layoutDirection == .rightToLeft
        ? PlacedNode(child, Orientation(isMirrored: true), context.environment) : child
    }
  }
}

/// An angle, clockwise on the screen.
public struct Angle: Hashable, Sendable {
  /// Clockwise on the screen.
  public var degrees: Double

  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// An angle in radians.
  public init(radians: Double) { self.degrees = radians * 180 / .pi }

  /// Clockwise on the screen.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension Angle: Comparable, AdditiveArithmetic {
  /// Whether the left one turns less.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
  /// One turn after the other.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees + right.degrees) }
  /// One turn, and the other one back.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees - right.degrees) }
  /// The same turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  /// The turn so many times.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(degrees: angle.degrees * factor) }
  /// One of so many parts of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(degrees: angle.degrees / divisor) }
}
