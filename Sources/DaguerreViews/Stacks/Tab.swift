/// A screen among tabs, with its label and its value.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// What selects it.
  public typealias TabValue = Value

  private let value: Value?
  private let label: Label
  private let content: Content

  /// A screen with a view of one's own for what stands for it in the bar.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, label(), content())
  }

  fileprivate init(_ value: Value?, _ label: Label, _ content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  /// The screen.
  @ViewBuilder
  public var body: some View {
    if let value { content.tabItem { label }.tag(value) } else { content.tabItem { label } }
  }
}

/// What stands for a screen in a bar of tabs where only words, an image or a role are said.
public struct DefaultTabLabel: View {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  /// The words and the image.
  public var body: some View { content }
}

extension Tab where Label == DefaultTabLabel {
  /// - Parameters:
  ///   - title: what stands for the screen in the bar.
  ///   - image: a name in the environment's library.
  ///   - value: what selects the screen.
  ///   - role: what it is for; a picture shows it as any other.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, DefaultTabLabel(DaguerreViews.Label(title, image: image)), content())
  }

  /// A screen with one of the system's symbols.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, DefaultTabLabel(DaguerreViews.Label(title, systemImage: systemImage)), content())
  }

  /// A screen with words that are looked up and one of the system's symbols.
  public init(
    _ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, DefaultTabLabel(DaguerreViews.Label(key, systemImage: systemImage)), content())
  }

  /// A screen with words that are looked up and an image of the environment's library.
  public init(
    _ key: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, DefaultTabLabel(DaguerreViews.Label(key, image: image)), content())
  }

  /// A screen with a role and no words.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, DefaultTabLabel(role.label), content())
  }
}

extension Tab where Value == Never {
  /// A screen that nothing selects, with a view of one's own for what stands for it in the bar.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label(), content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A screen that nothing selects.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, DefaultTabLabel(DaguerreViews.Label(title, image: image)), content())
  }

  /// A screen that nothing selects, with one of the system's symbols.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, DefaultTabLabel(DaguerreViews.Label(title, systemImage: systemImage)), content())
  }

  /// A screen that nothing selects, with words that are looked up and an image of the environment's library.
  public init(
    _ key: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, DefaultTabLabel(DaguerreViews.Label(key, image: image)), content())
  }

  /// A screen that nothing selects, with words that are looked up and one of the system's symbols.
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, DefaultTabLabel(DaguerreViews.Label(key, systemImage: systemImage)), content())
  }

  /// A screen with a role and no words, that nothing selects.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, DefaultTabLabel(role.label), content())
  }
}
