/// How fields for a line of text are drawn.
public protocol TextFieldStyle {
  /// What a field is drawn as.
  associatedtype _Body: View
  /// What a field shows that it is for.
  typealias _Label = TextFieldStyleLabel

  /// The field.
  ///
  /// - Parameter configuration: the field as the system draws it plainly.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The words of a field, without their type.
public struct TextFieldStyleLabel: View {
  /// Nothing more: the field itself shows them.
  public var body: some View { EmptyView() }
}

/// A field without a box.
public struct PlainTextFieldStyle: TextFieldStyle, Hashable, Sendable {
  /// As the system has it.
  public init() {}
  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field as the system draws it where nothing is said.
public typealias DefaultTextFieldStyle = PlainTextFieldStyle

/// A field in a box with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Hashable, Sendable {
  /// As the system has it.
  public init() {}
  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { RoundedBorder(field: configuration) }
}

private struct RoundedBorder: View {
  let field: TextField<TextFieldStyleLabel>
  @Environment(\.controlFill) private var controlFill

  var body: some View {
    let box = RoundedRectangle(cornerRadius: 5)
    field.padding(7).background(box.fill(SystemShapeStyle.ground)).overlay(box.strokeBorder(controlFill))
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a box.
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
  /// Without a box.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a box with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The style that fields read; nil for none.
///
/// A style is of any type; while a picture is made, nothing but its views uses it.
struct CurrentTextFieldStyle: @unchecked Sendable {
  var draw: ((TextField<TextFieldStyleLabel>) -> AnyView)?
}

private enum TextFieldStyleKey: EnvironmentKey { static let defaultValue = CurrentTextFieldStyle() }

extension EnvironmentValues {
  var textFieldStyle: CurrentTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the system's fields within the view are drawn.
  public func textFieldStyle(_ style: some TextFieldStyle) -> EnvironmentModifier<Self> {
    environment(\.textFieldStyle, CurrentTextFieldStyle { AnyView(style._body(configuration: $0)) })
  }
}
