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
}
