/// Screens of which one follows the other; the first is drawn, without the system's bar.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View { root }
}

/// The older name of ``NavigationStack``.
public typealias NavigationView = NavigationStack
