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

  /// A group whose title is shown in menus alone, beside one of the system's symbols.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// A group whose title, which is looked up, is shown in menus alone, beside one of the system's symbols.
  public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(key, systemImage: systemImage) }
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

/// Controls side by side in one box, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  /// The system's choice.
  public init() {}

  /// The controls in their box.
  public func makeBody(configuration: Configuration) -> some View { ControlGroupBox(content: configuration.content) }
}

/// Controls as a bar has them.
public struct NavigationControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  /// Without a box.
  public init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

private struct ControlGroupBox: View {
  let content: StyledPart

  @Environment(\.controlFill) private var fill

  var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls) { control in
          control.padding(.horizontal, 12).padding(.vertical, 7)
            .overlay(alignment: .leading) {
              if control.id != controls.first?.id { Rectangle().fill(.separator).frame(width: 1).padding(.vertical, 7) }
            }
        }
      }
    }
    .background(RoundedRectangle(cornerRadius: 8).fill(fill))
  }
}

/// A menu of the controls, which is drawn closed.
public struct MenuControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  /// A menu.
  public init() {}

  /// The label of the group, as that of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu of the controls side by side, which is drawn closed.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  /// A menu.
  public init() {}

  /// The label of the group, as that of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// The controls as small pictures in a menu, which is drawn closed; elsewhere as the system's choice has them.
public struct PaletteControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  /// Small pictures.
  public init() {}

  /// The controls in their box.
  public func makeBody(configuration: Configuration) -> some View { ControlGroupBox(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The system's choice: side by side in a box.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As a bar has them, side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// In a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// In a menu, side by side.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// In a menu, as small pictures.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
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
