// Shapes that follow the corners of a view around them.

/// The shape of the nearest view with a container's, in the same points as what is drawn in it.
///
/// Views are drawn on one thread, so what a shape holds crosses to no other.
private struct ContainerOutline: @unchecked Sendable {
  let rect: Rect
  /// Those of a rounded rectangle.
  let radii: CornerRadii
  /// The outline of another shape in a rectangle, moved inwards; nil for a rounded rectangle.
  let other: ((Rect, Double) -> ShapeOutline)?

  /// While the views within it are drawn; nil where no view around has such a shape.
  @TaskLocal static var current: ContainerOutline?

  /// How far a rectangle within it is from the nearest of its sides.
  private func distance(of inner: Rect) -> Double {
    max(0, min(inner.minX - rect.minX, rect.maxX - inner.maxX, inner.minY - rect.minY, rect.maxY - inner.maxY))
  }

  /// The radii of a rectangle within it that is as far from it everywhere as the nearest of its sides is.
  func radiiByNearestSide(of inner: Rect) -> CornerRadii {
    radii.map { [inset = distance(of: inner)] in max(0, $0 - inset) }
  }

  /// Another shape in a rectangle within it that is as far from it everywhere as the nearest of its sides is, moved inwards;
  /// nil for a rounded rectangle.
  func shape(in inner: Rect, insetBy amount: Double) -> ShapeOutline? {
    let inset = distance(of: inner)
    return other?(inner.inset(by: -inset), inset + amount)
  }

  /// The radii of a rectangle within it whose corners have the same middles: less by the distance of the nearer side.
  func radii(of inner: Rect) -> CornerRadii {
    let (left, right) = (inner.minX - rect.minX, rect.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - rect.minY, rect.maxY - inner.maxY)
    func radius(_ outer: Double, _ x: Double, _ y: Double) -> Double { max(0, outer - max(0, min(x, y))) }
    return CornerRadii(
      topLeft: radius(radii.topLeft, left, top), topRight: radius(radii.topRight, right, top),
      bottomRight: radius(radii.bottomRight, right, bottom), bottomLeft: radius(radii.bottomLeft, left, bottom))
  }
}

/// Tells the views within it which shape it has.
private final class ContainerShapeNode: WrapperNode {
  private let outline: (Rect, Double) -> ShapeOutline

  init(_ child: LayoutNode, _ environment: EnvironmentValues, outline: @escaping (Rect, Double) -> ShapeOutline) {
    self.outline = outline
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let own =
      if case .rectangle(let frame, let radii) = outline(rect, 0) {
        ContainerOutline(rect: frame, radii: radii, other: nil)
      } else {
        ContainerOutline(rect: rect, radii: .zero, other: outline)
      }
    ContainerOutline.$current.withValue(own) { super.draw(in: rect, proposal: proposal, on: canvas) }
  }
}

extension View {
  /// Says which shape the view has for ``ContainerRelativeShape`` and ``ConcentricRectangle`` within it; of what is no rounded
  /// rectangle the latter has no corners.
  public func containerShape(_ shape: some InsettableShape) -> NodeModifier<Self> {
    wrapped { child, context in
      let direction = context.environment.layoutDirection
      return ContainerShapeNode(child, context.environment) { rect, inset in
        inset == 0 ? shape.outline(in: rect, direction) : shape.insetOutline(in: rect, direction, by: inset)
      }
    }
  }
}

extension InsettableShape {
  fileprivate func insetOutline(in rect: Rect, _ direction: LayoutDirection, by amount: Double) -> ShapeOutline {
    inset(by: Inset(amount)).outline(in: rect, direction)
  }
}

/// A rectangle whose corners follow those of the nearest container around it, all as far from those as the nearest of its
/// four sides is; sharp where no view around it has a ``View/containerShape(_:)``, and another shape in a container of that.
public struct ContainerRelativeShape: RoundedRectangleShape, Sendable {
  /// A shape like its container's.
  public init() {}

  /// Sharp: the radii depend on where the rectangle is.
  public func cornerRadii(in size: Size) -> CornerRadii { .zero }

  /// The rectangle with the corners that it has there.
  public func outline(in rect: Rect) -> ShapeOutline {
    ContainerOutline.current?.shape(in: rect, insetBy: 0)
      ?? .rectangle(rect, ContainerOutline.current?.radiiByNearestSide(of: rect).fitted(to: rect.size) ?? .zero)
  }

  /// The shape of the container, where that is no rounded rectangle.
  public func ellipticalPath(in rect: Rect, insetBy amount: Double) -> Path? {
    ContainerOutline.current?.shape(in: rect, insetBy: amount)?.path
  }
}

/// A rectangle of which each corner has the middle of its container's, or a radius of its own.
public struct ConcentricRectangle: RoundedRectangleShape, Sendable {
  /// How round a corner is.
  public struct Corner: Hashable, Sendable {
    fileprivate var own: Double?
    fileprivate var least = 0.0

    /// As round as its container has it there.
    public static let concentric = Corner()
    /// As round as its container has it there, with a least radius in points.
    public static func concentric(minimum: Double) -> Corner { Corner(least: minimum) }
    /// A radius in points.
    public static func fixed(_ radius: Double) -> Corner { Corner(own: radius) }
  }

  private let corners: [Corner]
  private let isUniform: Bool

  /// A rectangle in its container.
  public init() { self.init(corners: .concentric) }

  /// - Parameters:
  ///   - corners: how round all corners are.
  ///   - isUniform: whether all are as round as the roundest.
  public init(corners: Corner, isUniform: Bool = false) {
    self.corners = [corners, corners, corners, corners]
    self.isUniform = isUniform
  }

  /// A rectangle with corners one by one.
  public init(
    topLeadingCorner: Corner = .concentric, topTrailingCorner: Corner = .concentric,
    bottomLeadingCorner: Corner = .concentric, bottomTrailingCorner: Corner = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner]
    isUniform = false
  }

  /// The radii that the corners have of their own: what else they have depends on where the rectangle is.
  public func cornerRadii(in size: Size) -> CornerRadii { radii(.zero).fitted(to: size) }

  /// The rectangle with the corners that it has there.
  public func outline(in rect: Rect) -> ShapeOutline {
    .rectangle(rect, radii(ContainerOutline.current?.radii(of: rect) ?? .zero).fitted(to: rect.size))
  }

  /// - Parameter container: those that the container has there.
  private func radii(_ container: CornerRadii) -> CornerRadii {
    let around = [container.topLeft, container.topRight, container.bottomRight, container.bottomLeft]
    var radii = zip(corners, around).map { $0.own ?? max($0.least, $1) }
    if isUniform, let most = radii.max() { radii = radii.map { _ in most } }
    return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }
}

extension Edge {
  /// Corners, by the name that sources have for how round one is.
  public enum Corner {
    /// How round a corner is.
    public typealias Style = ConcentricRectangle.Corner
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle in its container; `isUniform` makes all corners as round as the roundest.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle in its container, with corners one by one.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// A rectangle whose corners follow those of its container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The box of a button as a shape.
extension ButtonBorderShape: RoundedRectangleShape {
  /// Half of the shorter side, or what is said, cut to what the size has room for.
  public func cornerRadii(in size: Size) -> CornerRadii {
    switch kind {
    case .capsule, .circle: Capsule().cornerRadii(in: size)
    case .rectangle(let radius): CornerRadii(radius).fitted(to: size)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The box that the system's buttons have where the view is evaluated.
  public static var buttonBorder: ButtonBorderShape { EnvironmentValues.current.buttonBorderShape }
}
