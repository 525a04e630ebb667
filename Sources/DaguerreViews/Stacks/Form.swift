/// Controls one below the other, as the style around them has it: a ``List`` where none is set.
public struct Form<Content: View>: View {
  private let content: Content

  @Environment(\.formStyle) private var style

  /// A form of the views that a closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What the style makes of it.
  public var body: some View {
    style.draw(FormStyleConfiguration(content: StyledPart(content)), \.formStyle)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style draws, as the style around that one has it.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

/// How a ``Form`` is drawn.
public protocol FormStyle {
  /// What a form is drawn as.
  associatedtype Body: View
  /// What is known of the form.
  typealias Configuration = FormStyleConfiguration

  /// The form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the form that it draws.
public struct FormStyleConfiguration {
  /// What stands in the form.
  public typealias Content = StyledPart

  /// What stands in the form.
  public let content: StyledPart
}

/// A list, as which each form is drawn that has no style of one's own.
public struct AutomaticFormStyle: FormStyle, Hashable, Sendable {
  /// The system's choice.
  public init() {}

  /// A list.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// A form in groups; drawn as a list.
public typealias GroupedFormStyle = AutomaticFormStyle
/// A form in columns; drawn as a list.
public typealias ColumnsFormStyle = AutomaticFormStyle

extension FormStyle where Self == AutomaticFormStyle {
  /// The system's choice: a list.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
  /// In groups; drawn as a list.
  public static var grouped: AutomaticFormStyle { AutomaticFormStyle() }
  /// In columns; drawn as a list.
  public static var columns: AutomaticFormStyle { AutomaticFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
  static let defaultValue = CurrentStyle(AutomaticFormStyle().makeBody)
}

extension EnvironmentValues {
  var formStyle: CurrentStyle<FormStyleConfiguration> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how forms within the view are drawn.
  public func formStyle(_ style: some FormStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.formStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
