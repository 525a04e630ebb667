/// What views around scrolling views say of them.
struct ScrollSurroundings: Hashable {
  /// Whether what is beyond the room is not shown.
  var isCut = true
  /// Between the content and the sides of the room, in points; scrolled with the content.
  var margins = EdgeInsets()
  /// What is shown; nil for what ``anchor`` says.
  var target: ScrollAim?
  /// Which point of the content stands on that of the room, where the content is longer; nil for where it begins.
  var anchor: UnitPoint?
  /// The same where the content is shorter than the room.
  var shortAnchor: UnitPoint?
}

private enum ScrollSurroundingsKey: EnvironmentKey { static let defaultValue = ScrollSurroundings() }

extension EnvironmentValues {
  /// What holds for the next scrolling view within.
  var scrolling: ScrollSurroundings {
    get { self[ScrollSurroundingsKey.self] }
    set { self[ScrollSurroundingsKey.self] = newValue }
  }
}

extension View {
  /// Draws what scrolling views hold beyond their room, too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> EnvironmentModifier<Self> {
    transformEnvironment(\.scrolling) { $0.isCut = !disabled }
  }

  /// Points between the content of scrolling views and the sides of their room, which scroll with the content; those of
  /// indicators are not drawn.
  @_disfavoredOverload
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> EnvironmentModifier<Self> { contentMargins(.all, length, for: placement) }

  /// Points between the content of scrolling views and some sides of their room; nil leaves them as they are.
  @_disfavoredOverload
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> EnvironmentModifier<Self> {
    contentMargins(length == nil ? [] : edges, EdgeInsets(edges, length ?? 0), for: placement)
  }

  /// Insets between the content of scrolling views and some sides of their room.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> EnvironmentModifier<Self> {
    transformEnvironment(\.scrolling) { scrolling in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { scrolling.margins.top = insets.top }
      if edges.contains(.leading) { scrolling.margins.leading = insets.leading }
      if edges.contains(.bottom) { scrolling.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { scrolling.margins.trailing = insets.trailing }
    }
  }

  /// Points between the view and its sides; the content of a scrolling view keeps clear of them, but scrolls through.
  @_disfavoredOverload
  public func safeAreaPadding(_ length: Double) -> SafeAreaPadding<Self> { safeAreaPadding(.all, length) }

  /// Points between the view and some of its sides, 16 where no length is given; see ``safeAreaPadding(_:)``.
  @_disfavoredOverload
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> SafeAreaPadding<Self> {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Insets between the view and its sides; see ``safeAreaPadding(_:)``.
  public func safeAreaPadding(_ insets: EdgeInsets) -> SafeAreaPadding<Self> {
    SafeAreaPadding(content: self, insets: insets)
  }
}

/// A view that keeps clear of what would be at its sides.
public struct SafeAreaPadding<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let insets: EdgeInsets

  /// The nodes of the view, each with space around it, or within where it scrolls.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context
    let margins = context.environment.scrolling.margins
    inner.environment.scrolling.margins = EdgeInsets(
      top: margins.top + insets.top, leading: margins.leading + insets.leading,
      bottom: margins.bottom + insets.bottom, trailing: margins.trailing + insets.trailing)
    let scrolling = content._resolve(in: inner)
    if scrolling.allSatisfy(\.scrolls) { return scrolling }
    return content.padding(insets)._resolve(in: context)
  }
}

extension LayoutNode {
  /// Whether it is a scrolling view, however framed.
  fileprivate var scrolls: Bool {
    switch self {
    case is ScrollNode, is RoomScrollNode: true
    case let wrapper as WrapperNode: wrapper.child.scrolls
    default: false
    }
  }
}
