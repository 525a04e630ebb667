/// An outline that fills the room it is offered.
public protocol Shape: View {
  /// The type that the path's rectangle has: `Rect`, or the `CGRect` that sources for Apple's platforms use.
  associatedtype Frame: RectRepresentable = Rect
  /// The type that sizes have: `Size`, or the `CGSize` that sources for Apple's platforms use.
  associatedtype FittedSize: SizeRepresentable = Size

  /// The path of the shape in a rectangle, whose origin is zero where a view draws it.
  func path(in rect: Frame) -> Path

  /// The outline of the shape in a rectangle: its path, unless it is a rounded rectangle.
  func outline(in rect: Rect) -> ShapeOutline

  /// Where left and right of the outline are exchanged.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that a view of the shape takes of a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> FittedSize
}

extension Shape {
  /// The path, filled by the nonzero rule.
  public func outline(in rect: Rect) -> ShapeOutline { .path(path(within: rect), .nonzero) }

  /// Exchanged where lines run from right to left, unless a shape says otherwise.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All that is proposed, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  /// A shape alone is filled with the paint of the foreground.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    painted(with: ForegroundStyle()._paint(in: context.environment))._resolve(in: context)
  }

  /// A shape has no body; nothing asks for it.
  public var body: Never { preconditionFailure("\(Self.self) is primitive and has no body.") }

  /// The shape filled with a colour.
  public func fill(_ color: Color) -> PaintedShape<Self> { PaintedShape(shape: self, paint: .fill(color)) }

  /// The edge as a path, also of a rounded rectangle.
  func path(within rect: Rect) -> Path {
    path(in: Frame(Rect(origin: .zero, size: rect.size))).transformed(
      by: AffineTransform(scaleX: 1, scaleY: 1, translateX: rect.minX, translateY: rect.minY))
  }

  /// The outline in a rectangle of a view.
  func outline(in rect: Rect, _ direction: LayoutDirection) -> ShapeOutline {
    let outline = outline(in: rect)
    return layoutDirectionBehavior == .mirrors(in: direction) ? outline.mirrored(in: rect) : outline
  }

  /// Whether the outline is a rounded rectangle, which clips without a mask.
  func isRoundedRectangle(_ direction: LayoutDirection) -> Bool {
    if case .rectangle = outline(in: Rect(x: 0, y: 0, width: 1, height: 1), direction) { true } else { false }
  }
}

/// What happens to something where lines run from one side or the other.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// Left and right are exchanged where lines run in a direction.
  case mirrors(in: LayoutDirection)

  /// Left and right are exchanged where lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// What a shape is painted as where nothing is said; all are filled.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
  /// Filled, unless a shape says otherwise; nothing asks for it.
  public static var role: ShapeRole { .fill }
}

/// A rectangle by any name.
public protocol RectRepresentable {
  /// The same rectangle.
  init(_ rect: Rect)
}

extension Rect: RectRepresentable {
  /// The same rectangle.
  public init(_ rect: Rect) { self = rect }
}

/// The outline of a shape: most are rounded rectangles, which are drawn faster and exactly.
public enum ShapeOutline: Hashable, Sendable {
  /// A rectangle with a radius for each corner, in points.
  case rectangle(Rect, CornerRadii)
  /// Any other outline, in points, with the rule that tells what is inside.
  case path(Path, FillRule)

  /// The outline as a path.
  var path: Path {
    switch self {
    case .rectangle(let rect, let radii): Path(roundedRect: rect, radii: radii)
    case .path(let path, _): path
    }
  }

  /// The outline with left and right of `bounds` exchanged.
  func mirrored(in bounds: Rect) -> ShapeOutline {
    switch self {
    case .rectangle(let rect, let radii):
      .rectangle(
        Rect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height),
        CornerRadii(
          topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
          bottomLeft: radii.bottomRight))
    case .path(let path, let rule):
      .path(
        path.transformed(
          by: AffineTransform(scaleX: -1, scaleY: 1, translateX: bounds.minX + bounds.maxX)), rule)
    }
  }
}

/// A path is a shape that lies where it is, from the leading top corner of its room, and does not grow with it.
extension Path: Shape {
  /// It lies as it was drawn.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The path that `build` makes.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// The path itself, wherever the rectangle lies; as a view it lies from the corner of its room on.
  public func path(in rect: Rect) -> Path { self }
}
