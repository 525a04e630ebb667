/// Views in a row or a column.
///
/// Room is given out as SwiftUI does: by priority, and within one priority first to those whose length varies
/// least, each being offered an equal share of what is left.
final class StackNode: ContainerNode {
  private let axis: Axis
  /// After each child but the last.
  private let gaps: [Double]
  private let horizontalAlignment: HorizontalAlignment
  private let verticalAlignment: VerticalAlignment
  private let spacing: ViewSpacing
  private var arrangements = Answers<Arrangement>()
  fileprivate var isMadeLazily = false

  /// Where the children of a stack go, for one proposal.
  private struct Arrangement {
    var places: [Place]
    var size: Size
  }

  /// - Parameter spacing: nil for what the views keep from one another.
  init(
    _ axis: Axis, children: [LayoutNode], spacing: Double?, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center, _ environment: EnvironmentValues
  ) {
    self.axis = axis
    let spacings = children.map(\.traits.spacing)
    let grid = environment.pixelGrid
    gaps = zip(spacings, spacings.dropFirst()).map { grid.nearest(spacing ?? $0.distance(to: $1, along: axis)) }
    self.spacing = .stack(of: spacings, along: axis)
    self.horizontalAlignment = horizontal
    self.verticalAlignment = vertical
    super.init(children, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { arrangement(for: proposal).size }

  /// Where nothing is offered across, views that are smaller than the stack are placed in what it takes.
  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let arrangement = arrangement(for: proposal)
    guard proposal[axis.other] == nil else { return arrangement.places }
    let across = zip(children, arrangement.places).map { child, place in
      place.proposal.settled(child.size(for: place.proposal), in: size, grid)[axis.other]
    }
    return across.allSatisfy { $0 == nil } ? arrangement.places : arrange(proposals(for: proposal, across)).places
  }

  override var traits: LayoutTraits {
    LayoutTraits(priority: children.count == 1 ? children[0].traits.priority : 0, spacing: spacing)
  }

  override var isLazy: Bool { isMadeLazily }

  override var fillingChild: LayoutNode? { children.count == 1 ? children[0] : nil }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let arrangement = arrange(proposals(for: proposal, children.map { _ in proposal[axis.other] }))
    arrangements.add(arrangement, to: proposal)
    return arrangement
  }

  /// Puts children one after the other and aligns them across the axis.
  private func arrange(_ proposals: [ProposedViewSize]) -> Arrangement {
    let sizes = zip(children, proposals).map { $0.size(for: $1) }
    let guides = children.indices.map { index -> Double in
      axis == .horizontal
        ? children[index].position(of: verticalAlignment, in: sizes[index], proposal: proposals[index])
        : children[index].position(of: horizontalAlignment, in: sizes[index], proposal: proposals[index])
    }
    let reach = guides.max() ?? 0
    var size = Size.zero
    var places: [Place] = []
    places.reserveCapacity(children.count)
    for index in children.indices {
      var origin = Point.zero
      origin[axis] = size[axis]
      // In boundless room, as a stack around this one asks for, lines of what fills it lie infinitely far.
      origin[axis.other] = guides[index] < .infinity ? reach - guides[index] : 0
      places.append(Place(origin: origin, proposal: proposals[index]))
      size[axis] += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
      size[axis.other] = max(size[axis.other], origin[axis.other] + sizes[index][axis.other])
    }
    return Arrangement(places: places, size: size)
  }

  /// What each child is offered.
  ///
  /// - Parameter across: what of it is known.
  private func proposals(for proposal: ProposedViewSize, _ across: [Double?]) -> [ProposedViewSize] {
    func offer(_ index: Int, _ length: Double?) -> ProposedViewSize {
      var offer = proposal
      offer[axis] = length
      offer[axis.other] = across[index]
      return offer
    }
    guard let total = proposal[axis] else { return children.indices.map { offer($0, nil) } }
    let lengths = offeredLengths(
      in: total - gaps.reduce(0, +), priorities: children.map(\.traits.priority)
    ) { index, offered in children[index].size(for: offer(index, offered))[axis] }
    return children.indices.map { offer($0, lengths[$0]) }
  }
}

extension View {
  /// Has the views of a stack be told nothing before they come into sight, as they would not be made.
  func lazily() -> NodeModifier<Self> {
    wrapped { node, _ in
      (node as? StackNode)?.isMadeLazily = true
      return node
    }
  }
}

/// The length that each of several things is offered of the room that they share.
///
/// - Parameters:
///   - room: in points, without what lies between the things.
///   - priorities: of each thing, and numbers; those of higher priority are given room first.
///   - length: the length that a thing takes, by its place and what it is offered.
func offeredLengths(in room: Double, priorities: [Double], _ length: (_ index: Int, _ offered: Double) -> Double)
  -> [Double]
{
  struct Thing {
    let index: Int
    let priority: Double
    let least: Double
    let variability: Double
  }
  var things = priorities.indices.map { index in
    let least = length(index, 0)
    return Thing(
      index: index, priority: priorities[index], least: least, variability: length(index, .infinity) - least)
  }
  // Ties keep their order, so that the result does not depend on the sort.
  things.sort { ($1.priority, $0.variability, $0.index) < ($0.priority, $1.variability, $1.index) }
  var lengths = [Double](repeating: 0, count: priorities.count)
  var left = room
  var rest = things[...]
  while let priority = rest.first?.priority {
    let group = rest.prefix { $0.priority == priority }
    rest = rest[group.endIndex...]
    // What comes later keeps its least length.
    var room = left - rest.reduce(0) { $0 + $1.least }
    for (position, thing) in group.enumerated() {
      let share = max(0, room / Double(group.count - position))
      lengths[thing.index] = share
      let taken = length(thing.index, share)
      room -= taken
      left -= taken
    }
  }
  return lengths
}
