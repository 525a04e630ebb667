/// A point of a view, as shares of its sides from its leading top corner.
public struct UnitPoint: Hashable, Sendable {
  /// Share of the width.
  public var x: Double
  /// Share of the height.
  public var y: Double

  /// The leading top corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point by its shares.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The leading top corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The upper corner where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// What a ``ScrollViewReader`` gives its content to scroll with.
public struct ScrollViewProxy {
  fileprivate let target: Binding<ScrollAim?>

  /// Has scrolling views show a view by what it is called.
  ///
  /// - Parameter anchor: the point of the view that stands on the same point of the room; nil scrolls no further than to
  ///   show it all.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    target.wrappedValue = .view(ViewIdentity(id: id), anchor)
  }
}

/// Content that scrolls the scroll views within it.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  @State private var target: ScrollAim?

  /// The content that a closure makes.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content.
  public var body: some View {
    content(ScrollViewProxy(target: $target)).transformEnvironment(\.scrollRequests) { requests in
      requests.target = target
      requests.areViewsCalled = true
    }
  }
}
