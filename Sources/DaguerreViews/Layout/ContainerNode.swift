/// A node that puts others at places of their own.
class ContainerNode: LayoutNode {
  /// Where one of them goes.
  struct Place {
    /// Of its leading top corner, from that of the container.
    var origin: Point
    var proposal: ProposedViewSize
  }

  let children: [LayoutNode]
  private let childrenStateGuides: Bool
  /// Few; for lines, which containers within containers are asked for again and again.
  private var known: [(size: Size, proposal: ProposedViewSize, places: [Place])] = []

  init(_ children: [LayoutNode], _ environment: EnvironmentValues) {
    self.children = children
    childrenStateGuides = children.contains(where: \.statesGuides)
    super.init(environment)
  }

  /// Where each child goes in a container of the size that answers a proposal; those at the end that have no place are
  /// not drawn.
  func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] { [] }

  final func knownPlaces(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    if let known = known.first(where: { $0.size == size && $0.proposal == proposal }) { return known.places }
    let places = places(in: size, proposal)
    known.append((size, proposal, places))
    return places
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let places = places(in: rect.size, proposal)
    children.forEachInDrawingOrder { index in
      guard index < places.count else { return }
      let (child, place) = (children[index], places[index])
      let frame = frame(of: child, at: place.origin, of: place.proposal, in: rect)
      func draw() { child.draw(in: frame, proposal: place.proposal, on: canvas) }
      if isLazy { canvas.drawLazily(in: frame, draw) } else { draw() }
    }
  }

  /// Whether children would be made when they come into sight.
  var isLazy: Bool { false }

  /// A child that is always where the container is, and as large; nil where none is.
  var fillingChild: LayoutNode? { nil }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    fillingChild?.silhouette(in: rect) ?? super.silhouette(in: rect)
  }

  override var fillsSilhouette: Bool { fillingChild?.fillsSilhouette ?? super.fillsSilhouette }

  override var silhouetteOpacity: Double { fillingChild?.silhouetteOpacity ?? super.silhouetteOpacity }

  override var hasTextBaseline: Bool { children.contains(where: \.hasTextBaseline) }

  override var isOneThing: Bool { children.count == 1 && children[0].isOneThing }

  override var statesGuides: Bool { childrenStateGuides }

  /// The first baseline is the highest of those of texts, or else of all children, the last one the lowest.
  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    guard alignment.isBaseline, !children.isEmpty else {
      return ownPosition(of: alignment, in: size, proposal: proposal)
    }
    let areTexts = hasTextBaseline
    let baselines = zip(children, knownPlaces(in: size, proposal)).compactMap { child, place in
      areTexts && !child.hasTextBaseline
        ? nil
        : place.origin.y
          + child.position(of: alignment, in: child.size(for: place.proposal), proposal: place.proposal)
    }
    return (alignment == .firstTextBaseline ? baselines.min() : baselines.max()) ?? size.height
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    alignment.isOfFrame
      ? nil : statedPosition(.horizontal, in: size, proposal) { $0.statedPosition(of: alignment, in: $1, proposal: $2) }
  }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    alignment.isOfFrame
      ? nil : statedPosition(.vertical, in: size, proposal) { $0.statedPosition(of: alignment, in: $1, proposal: $2) }
  }

  private func statedPosition(
    _ axis: Axis, in size: Size, _ proposal: ProposedViewSize,
    _ ofChild: (LayoutNode, Size, ProposedViewSize) -> Double?
  ) -> Double? {
    guard statesGuides else { return nil }
    return Self.merged(
      zip(children, knownPlaces(in: size, proposal)).map { child, place in
        ofChild(child, child.size(for: place.proposal), place.proposal).map { $0 + place.origin[axis] }
      })
  }

  /// In the middle of where children say that a line is, as SwiftUI merges guides.
  static func merged(_ positions: [Double?]) -> Double? {
    let stated = positions.compactMap(\.self)
    return stated.isEmpty ? nil : stated.reduce(0, +) / Double(stated.count)
  }
}
