/// Screens of which one follows the other; the first is drawn, without the system's bar.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// A stack that shows its root.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The root.
  public var body: some View { root }
}

/// The older name of ``NavigationStack``.
public typealias NavigationView = NavigationStack
