/// Draws its child turned, mirrored, scaled or sheared about a point of its frame, which keeps its size.
///
/// As in SwiftUI, the map is that where lines run from the left; else all of it is mirrored.
private final class PlacedNode: WrapperNode {
  enum Map {
    case fixed(AffineTransform)
    /// By the size of the frame.
    case sized((Size) -> ProjectionTransform)
  }

  /// With the point as the origin.
  private let map: Map
  private let anchor: UnitPoint

  init(_ child: LayoutNode, _ map: Map, anchor: UnitPoint = .center, _ environment: EnvironmentValues) {
    self.map = map
    self.anchor = anchor
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    func drawChild() { super.draw(in: rect, proposal: proposal, on: canvas) }
    switch place(in: rect) {
    case .flat(let placement):
      guard placement.transform.inverse != nil else { return }
      canvas.withPlacement(placement, drawChild)
    case .inPerspective(let projection):
      guard projection.isBeforeEye(rect) else {
        return RenderSession.report("Perspective", "a view reaches behind the eye, or all but touches it.")
      }
      canvas.withProjection(projection, drawChild)
    }
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    let (frame, radii) = super.silhouette(in: rect)
    switch place(in: rect) {
    case .flat(let placement): return (placement.apply(frame), placement.apply(radii))
    case .inPerspective(let projection): return (projection.apply(frame), .zero)
    }
  }

  override var fillsSilhouette: Bool {
    if case .fixed(let transform) = map { Placement(transform).isUpright && super.fillsSilhouette } else { false }
  }

  private enum Place {
    case flat(Placement)
    case inPerspective(Projection)
  }

  private func place(in rect: Rect) -> Place {
    let point = anchor.place(in: rect, layoutDirection)
    let whole =
      switch map {
      case .fixed(let transform): ProjectionTransform(transform)
      case .sized(let transform): transform(rect.size)
      }
    let map = whole.seen(where: layoutDirection)
    guard let flat = map.affine else { return .inPerspective(map.projection(about: point)) }
    var placement = Placement(flat.about(point))
    if placement.isUpright, placement.scale == 1 {
      // The sides of a frame that is turned may come to lie between pixels: back onto the grid.
      let corner = placement.transform.apply(rect.origin)
      placement.transform.tx += grid.nearest(corner.x) - corner.x
      placement.transform.ty += grid.nearest(corner.y) - corner.y
    }
    return .flat(placement)
  }
}

/// A turn about an axis in space, of what lies in a plane.
private struct TurnInSpace {
  /// Where it comes to lie, as seen from very far away.
  let plane: AffineTransform
  /// How much nearer to the eye a point comes for each point that it lies to the right, for each that it lies lower, and
  /// in any case.
  let across, down, depth: Double

  /// - Parameters:
  ///   - axis: of length 1; z towards the eye.
  ///   - anchorZ: how far before the plane the axis lies, in points.
  init(_ angle: Angle, about axis: (x: Double, y: Double, z: Double), anchorZ: Double) {
    let (right, lower, nearer) = angle.turn(about: axis)
    plane = AffineTransform(
      a: right.x, b: right.y, c: lower.x, d: lower.y, tx: -nearer.x * anchorZ, ty: -nearer.y * anchorZ)
    (across, down, depth) = (right.z, lower.z, -nearer.z * anchorZ)
  }

  /// Whether what it turns is as near to the eye as before.
  var staysInPlane: Bool { max(abs(across), abs(down)) < 1e-9 && depth == 0 }

  /// As it is seen by an eye that is as far away from a view of a size as its longer side, divided by the perspective.
  func seen(of size: Size, perspective: Double) -> ProjectionTransform {
    let side = max(size.width, size.height)
    let nearness = side > 0 ? perspective / side : 0
    var map = ProjectionTransform(plane)
    (map.m13, map.m23, map.m33) = (-across * nearness, -down * nearness, 1 - depth * nearness)
    return map
  }
}

extension Angle {
  /// Where a turn about an axis takes what lies a point to the right, lower, and nearer to the eye, by Rodrigues' formula.
  ///
  /// - Parameter axis: of length 1; z towards the eye.
  package func turn(
    about axis: (x: Double, y: Double, z: Double)
  ) -> (right: SIMD3<Double>, lower: SIMD3<Double>, nearer: SIMD3<Double>) {
    let (x, y, z) = axis
    let turn = AffineTransform(rotation: degrees)
    let (cosine, sine, rest) = (turn.a, turn.b, 1 - turn.a)
    return (
      SIMD3(cosine + rest * x * x, rest * x * y + sine * z, rest * x * z - sine * y),
      SIMD3(rest * x * y - sine * z, cosine + rest * y * y, rest * y * z + sine * x),
      SIMD3(rest * x * z + sine * y, rest * y * z - sine * x, cosine + rest * z * z)
    )
  }
}

extension View {
  /// Draws the view turned clockwise about a point of its frame, without changing its place; anticlockwise where lines run
  /// from the right.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    wrapped { child, context in
      guard angle.degrees.isFinite, abs(angle.degrees) < 1e11 else {
        context.session.report(
          ViewError.unsupported(view: "rotationEffect", rule: "\(angle.degrees) degrees: not an angle."))
        return child
      }
      return PlacedNode(
        child, .fixed(AffineTransform(rotation: angle.degrees)), anchor: anchor, context.environment)
    }
  }

  /// Draws the view turned in space about an axis through a point of its frame, without changing its place.
  ///
  /// - Parameters:
  ///   - angle: clockwise on the screen about an axis towards the eye; about one that points down, what is on the right
  ///     goes away from the eye.
  ///   - axis: x to the right, y down, z towards the eye; none turns nothing.
  ///   - anchorZ: how far before the view the axis lies, in points.
  ///   - perspective: 0 for none; with 1 the eye is as far away as the longer side of the frame. In perspective blurs are as
  ///     strong as at the point.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
      guard angle.degrees != 0, length != 0 else { return child }
      guard length < .infinity, abs(angle.degrees) < 1e11, anchorZ.isFinite, perspective.isFinite else {
        context.session.report(
          ViewError.unsupported(
            view: "rotation3DEffect", rule: "\(angle.degrees) degrees about (\(axis.x), \(axis.y), \(axis.z)): no turn."
          ))
        return child
      }
      let turn = TurnInSpace(
        angle, about: (axis.x / length, axis.y / length, axis.z / length), anchorZ: anchorZ)
      return perspective == 0 || turn.staysInPlane
        ? PlacedNode(child, .fixed(turn.plane), anchor: anchor, context.environment)
        : PlacedNode(
          child, .sized { turn.seen(of: $0, perspective: perspective) }, anchor: anchor, context.environment)
    }
  }

  /// Draws the view larger or smaller about a point of its frame, without changing its place; a negative factor mirrors
  /// it.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    wrapped { child, context in
      guard x.isFinite, y.isFinite else {
        context.session.report(
          ViewError.unsupported(view: "scaleEffect", rule: "factors \(x) and \(y): both must be numbers."))
        return child
      }
      guard x != 1 || y != 1 else { return child }
      return PlacedNode(
        child, .fixed(AffineTransform(scaleX: x, scaleY: y)), anchor: anchor, context.environment)
    }
  }

  /// Draws the view larger or smaller about a point of its frame, without changing its place; a negative factor turns it
  /// by half.
  @_disfavoredOverload
  public func scaleEffect(_ factor: Double, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    scaleEffect(x: factor, y: factor, anchor: anchor)
  }

  /// Draws the view through a map whose origin is the top leading corner of its frame, without changing its place; mirrored
  /// where lines run from the right.
  public func transformEffect(_ transform: AffineTransform) -> NodeModifier<Self> { mapped(.fixed(transform)) }

  fileprivate func mapped(_ map: PlacedNode.Map) -> NodeModifier<Self> {
    wrapped { PlacedNode($0, map, anchor: .topLeading, $1.environment) }
  }

  /// Mirrors the view where lines run from right to left, as directional icons are.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> NodeModifier<Self> {
    layoutDirectionBehavior(isEnabled ? .mirrors : .fixed)
  }

  /// Says whether left and right of the view as it is drawn are exchanged where lines run in a direction.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> NodeModifier<Self> {
    wrapped { child, context in
      behavior == .mirrors(in: context.environment.layoutDirection)
        ? PlacedNode(child, .fixed(AffineTransform(scaleX: -1, scaleY: 1)), context.environment) : child
    }
  }
}

/// How a view is drawn, by its size.
public protocol GeometryEffect: ViewModifier, Animatable {
  /// The type that sizes have: `Size`, or the `CGSize` that sources for Apple's platforms use.
  associatedtype FrameSize: SizeRepresentable = Size
  /// The map that a view is drawn through, whose frame has a size, with the top leading corner of that as the origin.
  func effectValue(size: FrameSize) -> ProjectionTransform
}

extension View {
  /// As ``View/transformEffect(_:)``, in perspective too: see ``View/rotation3DEffect(_:axis:anchor:anchorZ:perspective:)``.
  public func projectionEffect(_ transform: ProjectionTransform) -> NodeModifier<Self> {
    mapped(.sized { _ in transform })
  }
}

extension GeometryEffect {
  /// The view, drawn through the map.
  public func body(content: Content) -> some View { content.mapped(.sized { effectValue(size: FrameSize($0)) }) }
}
