/// Draws its child turned or mirrored about the middle of its frame, which keeps its size.
private final class OrientedNode: WrapperNode {
  private let orientation: Orientation

  init(_ child: LayoutNode, _ orientation: Orientation, _ environment: EnvironmentValues) {
    self.orientation = orientation
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    var transform = orientation.transform(about: Point(x: rect.midX, y: rect.midY))
    // The sides of a frame that is turned may come to lie between pixels: back onto the grid.
    let corner = transform.apply(rect.origin)
    transform.tx += grid.nearest(corner.x) - corner.x
    transform.ty += grid.nearest(corner.y) - corner.y
    canvas.withPlacement(Placement(orientation: orientation, transform: transform)) {
      super.draw(in: rect, proposal: proposal, on: canvas)
    }
  }
}

extension View {
  /// Draws the view turned clockwise about its middle, without changing its place.
  ///
  /// Only right angles can be drawn; another angle is an error.
  public func rotationEffect(_ angle: Angle) -> NodeModifier<Self> {
    wrapped { child, context in
      let turns = angle.degrees / 90
      guard turns.isFinite, turns == turns.rounded(), abs(turns) < 1e9 else {
        context.session.report(
          ViewError.unsupported(
            view: "rotationEffect", rule: "\(angle.degrees) degrees: only multiples of 90 can be drawn."))
        return child
      }
      return OrientedNode(child, Orientation(quarterTurns: Int(turns) & 3), context.environment)
    }
  }

  /// Draws the view mirrored about its middle, without changing its place: -1 mirrors, 1 changes nothing.
  ///
  /// Other factors are an error.
  public func scaleEffect(x: Double = 1, y: Double = 1) -> NodeModifier<Self> {
    wrapped { child, context in
      guard abs(x) == 1, abs(y) == 1 else {
        context.session.report(
          ViewError.unsupported(view: "scaleEffect", rule: "factors \(x) and \(y): only 1 and -1 can be drawn."))
        return child
      }
      // Top and bottom exchanged is left and right exchanged, and half a turn.
      return OrientedNode(
        child, Orientation(isMirrored: x * y < 0, quarterTurns: y < 0 ? 2 : 0), context.environment)
    }
  }

  /// Draws the view as it is, or turned by half: 1 changes nothing, -1 mirrors both ways; other factors are an error.
  public func scaleEffect(_ factor: Double) -> NodeModifier<Self> { scaleEffect(x: factor, y: factor) }

  /// Mirrors the view where lines run from right to left, as directional icons are.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> NodeModifier<Self> {
    wrapped { child, context in
      isEnabled && context.environment.layoutDirection == .rightToLeft
        ? OrientedNode(child, Orientation(isMirrored: true), context.environment) : child
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

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
