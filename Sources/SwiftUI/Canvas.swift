public import DaguerreViews
public import Foundation

/// A view that a function draws, with paths and texts at places of its own.
public struct Canvas: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// - Parameters:
  ///   - opaque: says nothing, as ``rendersAsynchronously`` does.
  ///   - rendersAsynchronously: says nothing: a picture is drawn before it is looked at.
  ///   - renderer: draws into the room, of a size in points.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  /// What was drawn, one thing over the other, in all the room that there is.
  public var body: some View {
    GeometryReader { room in
      let layers = layers(in: room.size)
      ZStack(alignment: .topLeading) { ForEach(layers.indices, id: \.self) { layers[$0] } }
    }
  }

  private func layers(in size: CGSize) -> [AnyView] {
    var context = GraphicsContext()
    renderer(&context, size)
    return context.layers
  }
}

/// What a ``Canvas`` is drawn with; what is not here is not drawn by pictures, and does not compile.
public struct GraphicsContext {
  /// What paths are painted with.
  public struct Shading: Hashable, Sendable {
    fileprivate let color: Color

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(color: color) }
  }

  /// Of what is drawn from now on, 0 to 1.
  public var opacity = 1.0

  fileprivate private(set) var layers: [AnyView] = []
  private var translation = CGSize.zero

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    translation.width += x
    translation.height += y
  }

  /// Paints the inside of a path.
  public mutating func fill(_ path: Path, with shading: Shading) { add(path.fill(shading.color)) }

  /// Paints along a path, as wide as so many points.
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints along a path.
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.stroke(shading.color, style: style))
  }

  /// Draws a text whose anchor is at a place.
  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(AnchoredLayout(point: Point(point), anchor: anchor) { text })
  }

  private mutating func add(_ view: some View) {
    layers.append(AnyView(view.offset(translation).opacity(opacity)))
  }
}

/// All the room that there is, with a view as large as it wants to be at a place in it.
private struct AnchoredLayout: Layout {
  let point: Point
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      view.place(
        at: Point(x: bounds.origin.x + point.x, y: bounds.origin.y + point.y), anchor: anchor, proposal: .unspecified)
    }
  }
}
