/// A frame around its child, which an alignment places in it.
private class AligningNode: PlacingNode {
  private let alignment: Alignment
  /// Along which its length is not simply the child's.
  private let axes: Axis.Set
  /// Few; known, since each frame within another one would be asked twice as often as that.
  private var origins: [(inner: ProposedViewSize, size: Size, origin: Point)] = []

  init(_ child: LayoutNode, alignment: Alignment, axes: Axis.Set, _ environment: EnvironmentValues) {
    self.alignment = alignment
    self.axes = axes
    super.init(child, environment)
  }

  override var traits: LayoutTraits {
    var traits = super.traits
    traits.spacing = traits.spacing.settingAside(axes)
    return traits
  }

  /// The child's alignment point lies on the frame's own, which nothing moves.
  override func origin(of inner: ProposedViewSize, in size: Size) -> Point {
    if let known = origins.first(where: { $0.inner == inner && $0.size == size }) { return known.origin }
    let origin = child.origin(aligned: alignment, in: size, proposal: inner)
    origins.append((inner, size, origin))
    return origin
  }
}

/// A frame whose sides are fixed or follow its child.
private final class FrameNode: AligningNode {
  private let width: Double?
  private let height: Double?

  init(_ child: LayoutNode, width: Double?, height: Double?, alignment: Alignment, _ environment: EnvironmentValues) {
    self.width = width.map(environment.pixelGrid.length)
    self.height = height.map(environment.pixelGrid.length)
    super.init(
      child, alignment: alignment, axes: Axis.Set(horizontal: width != nil, vertical: height != nil), environment)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: inner(proposal))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A frame whose sides stay within limits.
private final class FlexibleFrameNode: AligningNode {
  /// The limits of one side.
  struct Limits {
    private let least: Double?
    private let ideal: Double?
    private let most: Double?

    /// An ideal length below the least one is that, and a greatest one below the ideal one is that.
    init(least: Double?, ideal: Double?, most: Double?, on grid: PixelGrid) {
      func length(_ length: Double, notBelow limit: Double?) -> Double {
        let (length, limit) = (grid.nearest(length), limit ?? 0)
        return length < limit ? limit : length
      }
      self.least = least.map { length($0, notBelow: nil) }
      self.ideal = ideal.map { [least = self.least] in length($0, notBelow: least) }
      self.most = most.map { [ideal = self.ideal] in length($0, notBelow: ideal) }
    }

    var isSaid: Bool { least != nil || ideal != nil || most != nil }

    func offered(_ proposed: Double?) -> Double? {
      guard let length = proposed ?? ideal else { return nil }
      return min(max(length, least ?? -.infinity), max(most ?? .infinity, least ?? -.infinity))
    }

    /// The frame's length, around a child that took `taken` of what was `offered`.
    func length(_ proposed: Double?, taken: Double) -> Double {
      guard let proposed = proposed ?? ideal else {
        return min(max(taken, least ?? taken), max(most ?? .infinity, least ?? 0))
      }
      var length = taken
      if let least { length = max(least, min(length, proposed)) }
      if let most { length = min(most, max(length, proposed)) }
      return length
    }
  }

  private let horizontal: Limits
  private let vertical: Limits

  init(
    _ child: LayoutNode, horizontal: Limits, vertical: Limits, alignment: Alignment, _ environment: EnvironmentValues
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(
      child, alignment: alignment, axes: Axis.Set(horizontal: horizontal.isSaid, vertical: vertical.isSaid),
      environment)
  }

  override func inner(_ proposal: ProposedViewSize, in size: Size) -> ProposedViewSize {
    let inner = inner(proposal)
    return inner.settled(child.size(for: inner), in: size, grid)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal.offered(proposal.width), height: vertical.offered(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: inner(proposal))
    return Size(
      width: horizontal.length(proposal.width, taken: size.width),
      height: vertical.length(proposal.height, taken: size.height))
  }
}

extension View {
  /// Gives the view a frame with the given sides; a side that is nil follows the view, and so does one without end, with a
  /// warning.
  @_disfavoredOverload
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> NodeModifier<Self> {
    wrapped { child, context in
      func finite(_ length: Double?, _ side: String) -> Double? {
        guard let length, !length.isFinite else { return length }
        context.warn(
          "frame", "a \(side) of \(length): the frame follows the view; a greatest \(side) of .infinity fills the room."
        )
        return nil
      }
      return FrameNode(
        child, width: finite(width, "width"), height: finite(height, "height"), alignment: alignment,
        context.environment)
    }
  }

  /// Gives the view a frame whose sides stay within limits.
  ///
  /// A side with a maximum grows to it as far as there is room; one without follows the view.
  @_disfavoredOverload
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      let grid = context.environment.pixelGrid
      return FlexibleFrameNode(
        child,
        horizontal: .init(least: minWidth, ideal: idealWidth, most: maxWidth, on: grid),
        vertical: .init(least: minHeight, ideal: idealHeight, most: maxHeight, on: grid),
        alignment: alignment, context.environment)
    }
  }
}

extension PixelGrid {
  /// The nearest length on the grid; none is negative.
  fileprivate func length(_ length: Double) -> Double { length < 0 ? 0 : nearest(length) }
}
