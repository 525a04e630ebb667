private enum LinkIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// Whether a ``NavigationLink`` in a row of a list has a chevron: it has unless this is hidden.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Says whether links in rows of lists within the view have a chevron.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> EnvironmentModifier<Self> {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
