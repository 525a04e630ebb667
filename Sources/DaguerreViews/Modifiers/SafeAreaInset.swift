/// An edge across a view.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// Some of the two.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int8
    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  /// Puts content that stays while the view scrolls, such as a bar of buttons, above or below the view.
  ///
  /// The view has the room that is left: nothing of it lies under the bar. They keep as far from one another as in a stack,
  /// where no spacing is given.
  @_disfavoredOverload
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let bar = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { bar }
      self
      if edge == .bottom { bar }
    }
  }
}
