/// How a ``Menu`` is drawn.
public protocol MenuStyle {
  /// What a menu is drawn as.
  associatedtype Body: View
  /// What is known of the menu.
  typealias Configuration = MenuStyleConfiguration

  /// The menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the menu that it draws, which `Menu(configuration)` shows.
public struct MenuStyleConfiguration {
  /// What a menu shows, without its type.
  public typealias Label = StyledPart
  /// What a menu would list, without its type.
  public typealias Content = StyledPart

  let label: StyledPart
}

/// Menus as the buttons that open them, as the style of buttons around them has it.
public struct ButtonMenuStyle: MenuStyle, Hashable, Sendable {
  /// As the system has it.
  public init() {}

  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Button(action: {}) { configuration.label } }
}

/// The system's choice: buttons.
public typealias DefaultMenuStyle = ButtonMenuStyle

/// Menus as their labels, whatever the style of buttons around them.
public struct BorderlessButtonMenuStyle: MenuStyle, Hashable, Sendable {
  /// As the system has it.
  public init() {}

  /// The label in the accent colour.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }.buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The system's choice: buttons.
  public static var automatic: ButtonMenuStyle { ButtonMenuStyle() }
  /// Buttons, as the style of buttons around them has it.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Labels in the accent colour.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey { static let defaultValue = CurrentStyle(ButtonMenuStyle().makeBody) }

extension EnvironmentValues {
  var menuStyle: CurrentStyle<MenuStyleConfiguration> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how menus within the view are drawn.
  public func menuStyle(_ style: some MenuStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.menuStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
