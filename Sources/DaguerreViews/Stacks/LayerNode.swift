/// Views over each other, as large as all of them where their lines lie on one another.
final class LayerNode: ContainerNode {
  private let alignment: Alignment
  private typealias Lines = (x: Double?, y: Double?)
  /// Few; known, since each layers within others would be asked twice as often as these.
  private var knownLines: [(size: Size, proposal: ProposedViewSize, lines: [Lines])] = []

  init(_ children: [LayoutNode], alignment: Alignment, _ environment: EnvironmentValues) {
    self.alignment = alignment
    super.init(children, environment)
  }

  /// How large a child is, and where its lines are, from its leading top corner.
  private struct Layer {
    var size: Size
    var lines: Point
  }

  /// Asks each child for its lines once, across and then down, before the next: so `alignmentGuide` can count, as views
  /// do that wrap their children into rows with it.
  private func layers(_ offers: [ProposedViewSize]) -> [Layer] {
    zip(children, offers).map { child, offer in
      let size = child.size(for: offer)
      let x = child.position(of: alignment.horizontal, in: size, proposal: offer)
      return Layer(
        size: size, lines: Point(x: x, y: child.position(of: alignment.vertical, in: size, proposal: offer)))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { size(of: layers(children.map { _ in proposal })) }

  private func size(of layers: [Layer]) -> Size {
    Size(width: extent(.horizontal, layers).length, height: extent(.vertical, layers).length)
  }

  /// How long all children together are along an axis, with their lines on one another, and where the line is; nil where
  /// there are none, or where it lies infinitely far.
  private func extent(_ axis: Axis, _ layers: [Layer]) -> (length: Double, line: Double?) {
    var (largest, before, after) = (0.0, -Double.infinity, -Double.infinity)
    for layer in layers {
      let (length, line) = (layer.size[axis], layer.lines[axis])
      largest = max(largest, length)
      before = max(before, line)
      after = max(after, length - line)
    }
    // Sums of halves may miss by a bit.
    return (before + after > largest + 1e-6 ? before + after : largest, before.isFinite ? before : nil)
  }

  /// Those that are smaller than the layers are offered their size, and all lie on one another in what they take of it.
  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let offers = children.map { proposal.settled($0.size(for: proposal), in: size, grid) }
    let layers = layers(offers)
    let settled = self.size(of: layers)
    let across = extent(.horizontal, layers).line ?? alignment.horizontal.defaultPosition(in: settled)
    let down = extent(.vertical, layers).line ?? alignment.vertical.defaultPosition(in: settled)
    return zip(layers, offers).map { layer, offer in
      Place(origin: Point(x: across - layer.lines.x, y: down - layer.lines.y), proposal: offer)
    }
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    guard alignment == self.alignment.horizontal, !alignment.isOfFrame else {
      return super.statedPosition(of: alignment, in: size, proposal: proposal)
    }
    return Self.merged(statedLines(in: size, proposal).map(\.x))
  }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    guard alignment == self.alignment.vertical, !alignment.isOfFrame else {
      return super.statedPosition(of: alignment, in: size, proposal: proposal)
    }
    return Self.merged(statedLines(in: size, proposal).map(\.y))
  }

  /// Where children say that the lines are on which they lie, asked in the same order.
  private func statedLines(in size: Size, _ proposal: ProposedViewSize) -> [Lines] {
    guard statesGuides else { return [] }
    if let known = knownLines.first(where: { $0.size == size && $0.proposal == proposal }) { return known.lines }
    let lines = zip(children, knownPlaces(in: size, proposal)).map { child, place -> Lines in
      let own = child.size(for: place.proposal)
      let x = child.statedPosition(of: alignment.horizontal, in: own, proposal: place.proposal)
      let y = child.statedPosition(of: alignment.vertical, in: own, proposal: place.proposal)
      return (x.map { $0 + place.origin.x }, y.map { $0 + place.origin.y })
    }
    knownLines.append((size, proposal, lines))
    return lines
  }

  override var traits: LayoutTraits {
    LayoutTraits(
      priority: children.count == 1 ? children[0].traits.priority : 0,
      spacing: .layers(of: children.map(\.traits.spacing)))
  }

  override var fillingChild: LayoutNode? { children.count == 1 ? children[0] : nil }
}
