/// Draws its child turned, mirrored, scaled or sheared about a point of its frame, which keeps its size.
///
/// As in SwiftUI, the map is that where lines run from the left; else all of it is mirrored.
private final class PlacedNode: WrapperNode {
  enum Map {
    case fixed(AffineTransform)
    /// By the size of the frame.
    case sized((Size) -> AffineTransform)
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
    let placement = placement(in: rect)
    guard placement.transform.inverse != nil else { return }
    canvas.withPlacement(placement) { super.draw(in: rect, proposal: proposal, on: canvas) }
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    let (place, placement) = (super.silhouette(in: rect), placement(in: rect))
    return (placement.apply(place.0), placement.apply(place.1))
  }

  override var fillsSilhouette: Bool {
    if case .fixed(let transform) = map { Placement(transform).isUpright && super.fillsSilhouette } else { false }
  }

  private func placement(in rect: Rect) -> Placement {
    let transform =
      switch map {
      case .fixed(let transform): transform
      case .sized(let transform): transform(rect.size)
      }
    var placement = Placement(
      transform.seen(where: layoutDirection).about(anchor.place(in: rect, layoutDirection)))
    if placement.isUpright, placement.scale == 1 {
      // The sides of a frame that is turned may come to lie between pixels: back onto the grid.
      let corner = placement.transform.apply(rect.origin)
      placement.transform.tx += grid.nearest(corner.x) - corner.x
      placement.transform.ty += grid.nearest(corner.y) - corner.y
    }
    return placement
  }
}

extension AffineTransform {
  /// The map with left and right exchanged before and after it, where lines run from the right.
  fileprivate func seen(where direction: LayoutDirection) -> AffineTransform {
    direction == .rightToLeft ? AffineTransform(a: a, b: -b, c: -c, d: d, tx: -tx, ty: ty) : self
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
  ///   - angle: clockwise for an axis that points away from the eye.
  ///   - axis: x to the right, y down, z away from the eye; none turns nothing.
  ///   - anchorZ: must be 0 where there is a perspective.
  ///   - perspective: 0 for none. With one a view must lie in the plane of the picture after all, as those that are
  ///     turned by half; others are errors.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
      guard angle.degrees != 0, length != 0 else { return child }
      let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
      let turn = AffineTransform(rotation: angle.degrees)
      let (cosine, sine, rest) = (turn.a, turn.b, 1 - turn.a)
      // Rodrigues' formula: the plane's columns of the matrix, and how far what was flat lies before or behind it.
      let transform = AffineTransform(
        a: cosine + rest * x * x, b: rest * x * y + sine * z, c: rest * x * y - sine * z, d: cosine + rest * y * y,
        tx: -(rest * x * z + sine * y) * anchorZ, ty: -(rest * y * z - sine * x) * anchorZ)
      let depth = max(abs(rest * x * z - sine * y), abs(rest * y * z + sine * x))
      guard length < .infinity, abs(angle.degrees) < 1e11, anchorZ.isFinite,
        perspective == 0 || depth < 1e-9 && anchorZ == 0
      else {
        context.session.report(
          ViewError.unsupported(
            view: "rotation3DEffect", rule: "\(angle.degrees) degrees with a perspective: pictures are flat."))
        return child
      }
      return PlacedNode(child, .fixed(transform), anchor: anchor, context.environment)
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

/// A map of the plane, without perspective.
public struct ProjectionTransform: Hashable, Sendable {
  /// The map itself.
  public var affine: AffineTransform

  /// The map, or the one that leaves every point where it is.
  public init(_ transform: AffineTransform = .identity) { affine = transform }

  /// This map and then another one.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(next.affine.after(affine))
  }
}

extension View {
  /// As ``View/transformEffect(_:)``.
  public func projectionEffect(_ transform: ProjectionTransform) -> NodeModifier<Self> {
    transformEffect(transform.affine)
  }
}

extension GeometryEffect {
  /// The view, drawn through the map.
  public func body(content: Content) -> some View { content.mapped(.sized { effectValue(size: FrameSize($0)).affine }) }
}
