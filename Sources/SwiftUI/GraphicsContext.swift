public import DaguerreViews
public import Foundation

/// What a ``Canvas`` is drawn with; what is not here is not drawn by pictures, and does not compile.
///
/// What a copy draws lies on the same canvas; what is set in it holds for that copy.
public struct GraphicsContext {
  /// What changes a group that is drawn.
  public struct Filter: Sendable {
    let modify: @Sendable (AnyView) -> AnyView

    /// Blurred; the radius is the standard deviation, in points.
    public static func blur(radius: CGFloat) -> Filter { Filter { AnyView($0.blur(radius: radius)) } }
    /// Over its shadow.
    public static func shadow(
      color: Color = Color(red: 0, green: 0, blue: 0, alpha: 84), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
    /// With less or more colour: 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter { AnyView($0.saturation(amount)) } }
    /// In less colour: 0 changes nothing.
    public static func grayscale(_ amount: Double) -> Filter { Filter { AnyView($0.grayscale(amount)) } }
    /// Lighter or darker: 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { Filter { AnyView($0.brightness(amount)) } }
    /// With more or less contrast: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter { AnyView($0.contrast(amount)) } }
    /// With its hues turned.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { AnyView($0.hueRotation(angle)) } }
  }

  /// Of what is drawn from now on, 0 to 1.
  public var opacity = 1.0
  /// How what is drawn from now on is laid over what was.
  public var blendMode: BlendMode = .normal
  /// The map that what is drawn from now on goes through.
  public var transform = CGAffineTransform.identity

  /// What lies on a canvas, for a context and its copies.
  private final class Drawn {
    var layers: [AnyView] = []
    /// Whether something of it is mixed with what is below, which is nothing but the canvas.
    var isMixed = false
  }

  /// What holds around the canvas.
  public let environment: EnvironmentValues

  private let drawn = Drawn()
  private var clips: [AnyView] = []
  private var filters: [Filter] = []
  let measurer: ViewMeasurer
  /// What has tags by which it is drawn.
  let symbols: AnyView

  init(_ measurer: ViewMeasurer, symbols: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    self.measurer = measurer
    self.symbols = symbols
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Draws from now on through a map before those that are there.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = transform.after(matrix) }

  /// Draws from now on only inside a path too.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(AnyView(path.transformed(by: transform).fill(Color.black, style: style)))
  }

  /// Draws from now on only where a function draws something, as strong as that is opaque, or only where it draws nothing.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(measurer, symbols: symbols, environment)
    inner.transform = transform
    try content(&inner)
    let layer = inner.group.compositingGroup().opacity(opacity)
    let around = Color.black.overlay { layer.blendMode(DaguerreViews.BlendMode.destinationOut) }.compositingGroup()
    clips.append(options.contains(.inverse) ? AnyView(around) : AnyView(layer))
  }

  /// Changes each thing that is drawn from now on.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  /// Paints the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let bounds = path.bounds else { return }
    add(path.fill(shading.style(bounds), style: style), covering: path.fill(Color.black, style: style))
  }

  /// Paints along a path, as wide as so many points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let line = path.strokedPath(style)
    guard let bounds = line.bounds else { return }
    add(line.fill(shading.style(bounds)), covering: line.fill(Color.black))
  }

  /// Draws a view as large as it wants to be, with its anchor at a place.
  func draw(_ view: some View, at point: CGPoint, anchor: UnitPoint) {
    add(placed(view, AnchoredLayout(point: Point(point), anchor: anchor)))
  }

  /// Draws a view within a rectangle; it covers as much as it is opaque, or all of that.
  func draw(_ view: some View, in rect: CGRect, coversAll: Bool = false) {
    let layout = AnchoredLayout(point: Point(rect.origin), anchor: .topLeading, size: rect.size)
    let view = placed(view, layout)
    if coversAll { add(view, covering: placed(Color.black, layout)) } else { add(view) }
  }

  /// A canvas is not mirrored where lines run from the right, what stands on it is.
  private func placed(_ view: some View, _ layout: AnchoredLayout) -> some View {
    let direction = environment.layoutDirection
    return layout { view.environment(\.layoutDirection, direction) }.environment(\.layoutDirection, .leftToRight)
  }

  /// Draws what a function draws as one group, as opaque and in the mode and with the filters that hold here; what it
  /// changes ends with it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(measurer, symbols: symbols, environment)
    inner.transform = transform
    try content(&inner)
    let layer = inner.group.compositingGroup()
    addInPlace(layer, covering: Color.black)
  }

  /// All that was drawn, one thing over the other.
  @ViewBuilder var group: some View {
    let layers = drawn.layers
    let stack = ZStack(alignment: .topLeading) { ForEach(layers.indices, id: \.self) { layers[$0] } }
    if drawn.isMixed { stack.compositingGroup() } else { stack }
  }

  /// Draws a view that fills the canvas, as it is told here.
  func add(_ view: some View) { add(view, covering: view) }

  /// Draws a view that fills the canvas, as it is told here.
  ///
  /// - Parameter shape: where the view is, as opaque as it covers what is there.
  private func add(_ view: some View, covering shape: some View) {
    if transform == .identity { return addInPlace(view, covering: shape) }
    // Not mirrored.
    let (direction, transform) = (environment.layoutDirection, transform)
    func moved(_ view: some View) -> some View {
      view.environment(\.layoutDirection, direction).transformEffect(transform)
        .environment(\.layoutDirection, .leftToRight)
    }
    addInPlace(moved(view), covering: moved(shape))
  }

  /// - Parameter view: as it lies on the canvas.
  private func addInPlace(_ view: some View, covering shape: some View) {
    switch blendMode.kind {
    case .mixing(let mode):
      drawn.layers.append(AnyView(seen(view).opacity(opacity).blendMode(mode)))
      drawn.isMixed = drawn.isMixed || mode != .normal
    case .replacing(let mode):
      drawn.layers.append(AnyView(seen(view).opacity(opacity).composited(mode, covering: seen(shape))))
      drawn.isMixed = true
    case .clear:
      drawn.layers.append(AnyView(seen(shape).blendMode(DaguerreViews.BlendMode.destinationOut)))
      drawn.isMixed = true
    }
  }

  /// What filters and clips leave of a view.
  private func seen(_ view: some View) -> AnyView {
    let filtered = filters.reduce(AnyView(view)) { $1.modify($0) }
    return clips.reduce(filtered) { view, clip in AnyView(view.mask { clip }) }
  }
}

/// All the room that there is, with a view at a place in it: as large as it wants to be, or of a size.
private struct AnchoredLayout: Layout {
  let point: Point
  let anchor: UnitPoint
  var size: CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      view.place(
        at: Point(x: bounds.origin.x + point.x, y: bounds.origin.y + point.y), anchor: anchor,
        proposal: size.map { ProposedViewSize(Size($0)) } ?? .unspecified)
    }
  }
}
