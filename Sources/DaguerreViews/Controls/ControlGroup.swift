/// Controls that belong together, as the style around them has it: side by side where none is set.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: StyledPart

  @Environment(\.controlGroupStyle) private var style

  /// A group of the controls that a closure lists.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }

  /// A group whose label is shown in menus alone, or where a style of one's own shows it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.content = content()
    self.label = StyledPart(label())
  }

  /// A group whose title is shown in menus alone, or where a style of one's own shows it.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// What the style makes of it.
  public var body: some View {
    style.draw(
      .init(label: label, content: StyledPart(style.keeping(content, \.controlGroupStyle))), \.controlGroupStyle)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style draws, as the style around that one has it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.label
  }
}

/// What a style knows of a ``ControlGroup``.
public typealias ControlGroupStyleConfiguration = LabeledPartConfiguration

/// How the controls of a ``ControlGroup`` are shown.
public protocol ControlGroupStyle {
  /// What a group is drawn as.
  associatedtype Body: View
  /// What is known of the group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  /// The system's choice.
  public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// Controls as a bar has them; drawn side by side.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle

/// A style that the system has for menus; what is drawn in it is an error.
public struct UndrawnControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  let name: String

  /// An error of the picture in words.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
      .undrawn(
        "controlGroupStyle",
        "\(name): controls of a group stand side by side, or as a ControlGroupStyle of your own has them.")
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The system's choice: side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// As a bar has them; drawn side by side.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == UndrawnControlGroupStyle {
  /// In a menu; not drawn.
  public static var menu: UndrawnControlGroupStyle { UndrawnControlGroupStyle(name: "menu") }
  /// In a menu, side by side; not drawn.
  public static var compactMenu: UndrawnControlGroupStyle { UndrawnControlGroupStyle(name: "compactMenu") }
  /// In a menu, as small pictures; not drawn.
  public static var palette: UndrawnControlGroupStyle { UndrawnControlGroupStyle(name: "palette") }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static let defaultValue = CurrentStyle(AutomaticControlGroupStyle().makeBody)
}

extension EnvironmentValues {
  var controlGroupStyle: CurrentStyle<LabeledPartConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how groups of controls within the view are drawn.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.controlGroupStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
