/// A way of placing views that is not among the stacks.
///
/// Shaped like SwiftUI's protocol of the same name: the views are proposed sizes through ``LayoutSubviews``, and each is placed
/// in ``placeSubviews(in:proposal:subviews:cache:)``; one that is not placed lies in the middle. Places run from the
/// leading edge.
public protocol Layout {
  /// What is kept from one question about the same views to the next.
  associatedtype Cache = Void
  /// The type that sizes have: `Size`, or the `CGSize` that sources for Apple's platforms use.
  associatedtype FittedSize: SizeRepresentable = Size
  /// The type that the room has: `Rect`, or the `CGRect` that sources for Apple's platforms use.
  associatedtype Bounds: RectRepresentable = Rect
  /// The type that places of lines have: `Double`, or the `CGFloat` that sources for Apple's platforms use.
  associatedtype LinePosition: BinaryFloatingPoint = Double
  /// The views that are placed.
  typealias Subviews = LayoutSubviews

  /// What the views may know of the way they are placed.
  static var layoutProperties: LayoutProperties { get }
  /// Made once for the views of a picture.
  func makeCache(subviews: Subviews) -> Cache
  /// The size that the views take of a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> FittedSize
  /// Places each view in a room of the size that they took of the same proposal.
  func placeSubviews(in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// How far the views together keep from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Where an alignment line is in the room; nil for where it is in any view.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> LinePosition?
  /// Where an alignment line is in the room; nil for where it is in any view.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> LinePosition?

  /// The node of views that are placed so.
  func _node(of content: some View, in context: ResolutionContext) -> LayoutNode
}

/// A size by any name.
public protocol SizeRepresentable {
  /// The same size.
  init(_ size: Size)
  /// In points.
  var size: Size { get }
}

extension Size: SizeRepresentable {
  /// The size itself.
  public init(_ size: Size) { self = size }
  /// The size itself.
  public var size: Size { self }
}

/// What views may know of the layout that places them.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which the views stand, if they do: room and lines between them follow it.
  public var stackOrientation: Axis?
  /// Nothing known.
  public init() {}
}

extension Layout {
  /// Nothing known.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// As far as any of the views, along each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Not a number, which stands for what the views say.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> LinePosition? { .nan }

  /// Not a number, which stands for what the views say.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> LinePosition? { .nan }

  /// The views, placed by this layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> LaidOut<Self, Content> {
    LaidOut(layout: self, content: content())
  }

  /// A node that asks the layout for each place.
  public func _node(of content: some View, in context: ResolutionContext) -> LayoutNode {
    CustomLayoutNode(
      self, content._resolve(in: context.inStack(Self.layoutProperties.stackOrientation)), context.environment)
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// Views that a ``Layout`` places.
public struct LaidOut<Arrangement: Layout, Content: View>: PrimitiveView {
  fileprivate let layout: Arrangement
  fileprivate let content: Content

  /// The layout's node.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [layout._node(of: content, in: context)] }
}

private final class CustomLayoutNode<Arrangement: Layout>: ContainerNode {
  private let layout: Arrangement
  private let subviews: LayoutSubviews
  private var cache: Arrangement.Cache
  private lazy var spacing = layout.spacing(subviews: subviews, cache: &cache)
  /// Whether the layout says where lines are.
  private lazy var statesLines =
    line(HorizontalAlignment.center, in: .zero, .unspecified) != .ofViews
    || line(VerticalAlignment.center, in: .zero, .unspecified) != .ofViews

  init(_ layout: Arrangement, _ children: [LayoutNode], _ environment: EnvironmentValues) {
    self.layout = layout
    subviews = LayoutSubviews(nodes: children, layoutDirection: environment.layoutDirection)
    cache = layout.makeCache(subviews: subviews)
    super.init(children, environment)
  }

  override var traits: LayoutTraits {
    var traits = super.traits
    traits.spacing = spacing
    return traits
  }

  override var statesGuides: Bool { super.statesGuides || statesLines }

  private func line(_ alignment: HorizontalAlignment, in size: Size, _ proposal: ProposedViewSize) -> Line {
    let bounds = Arrangement.Bounds(Rect(origin: .zero, size: size))
    return Line(
      layout.explicitAlignment(of: alignment, in: bounds, proposal: proposal, subviews: subviews, cache: &cache))
  }

  private func line(_ alignment: VerticalAlignment, in size: Size, _ proposal: ProposedViewSize) -> Line {
    let bounds = Arrangement.Bounds(Rect(origin: .zero, size: size))
    return Line(
      layout.explicitAlignment(of: alignment, in: bounds, proposal: proposal, subviews: subviews, cache: &cache))
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    guard statesLines, alignment.isBaseline else {
      return super.position(of: alignment, in: size, proposal: proposal)
    }
    return switch line(alignment, in: size, proposal) {
    case .at(let position): position
    case .own: size.height
    case .ofViews: super.position(of: alignment, in: size, proposal: proposal)
    }
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    let line = statesLines ? line(alignment, in: size, proposal) : .ofViews
    guard line == .ofViews else { return line.position }
    return super.statedPosition(of: alignment, in: size, proposal: proposal)
  }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    let line = statesLines ? line(alignment, in: size, proposal) : .ofViews
    guard line == .ofViews else { return line.position }
    return super.statedPosition(of: alignment, in: size, proposal: proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache).size
  }

  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let room = Rect(origin: .zero, size: size)
    subviews.placements.clear()
    layout.placeSubviews(in: Arrangement.Bounds(room), proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.indices.map { index in
      subviews.placements[index] ?? subviews[index].placed(at: Point(x: room.midX, y: room.midY), .center, proposal)
    }
  }
}

extension CustomLayoutNode {
  /// What the layout says of a line.
  private enum Line: Equatable {
    case at(Double)
    /// Where it is in any view.
    case own
    /// Where the views say.
    case ofViews

    var position: Double? { if case .at(let position) = self { position } else { nil } }

    init(_ position: Arrangement.LinePosition?) {
      self = position.map { $0.isNaN ? .ofViews : .at(Double($0)) } ?? .own
    }
  }
}

/// Where views were put.
final class LayoutPlacements {
  private var places: [Int: ContainerNode.Place] = [:]

  subscript(index: Int) -> ContainerNode.Place? {
    get { places[index] }
    set { places[index] = newValue }
  }

  func clear() { places.removeAll(keepingCapacity: true) }
}

/// The views that a ``Layout`` places, in their order.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [LayoutNode]
  let placements = LayoutPlacements()
  /// Which way lines run.
  public let layoutDirection: LayoutDirection

  init(nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { nodes.count }
  /// One of the views.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: index, placements: placements)
  }
}

/// A view as the ``Layout`` sees it that places it.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  fileprivate let index: Int
  fileprivate let placements: LayoutPlacements

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node && left.index == right.index
  }

  /// The size that the view takes of a proposal, in points.
  @_disfavoredOverload
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.size(for: proposal) }

  /// The size that the view takes of a proposal, and where its alignment lines are then.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node, node.size(for: proposal), proposal)
  }

  /// Who is given room first; see ``View/layoutPriority(_:)``.
  public var priority: Double { node.traits.priority }

  /// How far the view keeps from others.
  public var spacing: ViewSpacing { node.traits.spacing.ofView }

  /// What ``View/layoutValue(key:value:)`` said of the view.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.traits.values[key, default: Key.defaultValue]
  }

  /// Puts a point of the view, which takes what it does of the proposal, at a place in the room.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    placements[index] = placed(at: position, anchor, proposal)
  }

  fileprivate func placed(
    at position: Point, _ anchor: UnitPoint, _ proposal: ProposedViewSize
  ) -> ContainerNode.Place {
    let size = node.size(for: proposal)
    let origin = Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    return ContainerNode.Place(origin: origin, proposal: proposal)
  }
}
