public import Foundation

/// How the system would draw a ``TextField``.
public enum TextFieldStyle: Hashable, Sendable, CaseIterable {
  case automatic, plain
  /// In a box with round corners.
  case roundedBorder
}

private enum TextFieldStyleKey: EnvironmentKey { static let defaultValue = TextFieldStyle.automatic }

extension EnvironmentValues {
  fileprivate var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the system's fields within the view are drawn.
  public func textFieldStyle(_ style: TextFieldStyle) -> EnvironmentModifier<Self> {
    environment(\.textFieldStyle, style)
  }
}

/// The system's field for a line of text: what it holds, or a placeholder.
public struct TextField: View {
  private let content: FieldContent

  /// - Parameters:
  ///   - title: shown while the field is empty, unless there is a prompt.
  ///   - text: what it holds.
  ///   - prompt: shown while the field is empty.
  ///   - axis: vertical for a field that may have several lines.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    content = FieldContent(
      text: text.wrappedValue, placeholder: prompt ?? Text(title), lineLimit: axis == .horizontal ? 1 : nil)
  }

  /// A field for a value, written in a format as the environment's locale has it.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Text(value.wrappedValue, format: format).characters
    self.init(title, text: .constant(text), prompt: prompt)
  }

  /// A field that would tell when somebody types; nobody does, so neither closure is called.
  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  /// A field whose words a closure makes.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, label: () -> Text
  ) {
    content = FieldContent(
      text: text.wrappedValue, placeholder: prompt ?? label(), lineLimit: axis == .horizontal ? 1 : nil)
  }

  /// A field for a value that may be there or not, written in a format as the environment's locale has it.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = value.wrappedValue.map { Text($0, format: format).characters } ?? ""
    self.init(title, text: .constant(text), prompt: prompt)
  }

  /// A field that would tell when somebody is done; nobody is, so `onCommit` is not called.
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }

  /// What it holds, or the placeholder.
  public var body: some View { content }
}

/// The system's field for a secret: a dot for each character.
public struct SecureField: View {
  private let content: FieldContent

  /// - Parameters:
  ///   - title: shown while the field is empty, unless there is a prompt.
  ///   - text: what it holds.
  ///   - prompt: shown while the field is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    content = FieldContent(
      text: String(repeating: "•", count: text.wrappedValue.count), placeholder: prompt ?? Text(title), lineLimit: 1)
  }

  /// A field whose words a closure makes.
  public init(text: Binding<String>, prompt: Text? = nil, label: () -> Text) {
    content = FieldContent(
      text: String(repeating: "•", count: text.wrappedValue.count), placeholder: prompt ?? label(), lineLimit: 1)
  }

  /// A field that would tell when somebody is done; nobody is, so `onCommit` is not called.
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }

  /// A dot for each character, or the placeholder.
  public var body: some View { content }
}

/// The system's field for many lines of text, in all the room that there is.
public struct TextEditor: View {
  private let text: String

  /// A field that holds some text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text, from the leading top corner.
  public var body: some View {
    Text(text).padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .markTarget()
  }
}

private struct FieldContent: View {
  let text: String
  let placeholder: Text
  let lineLimit: Int?

  @Environment(\.textFieldStyle) private var style
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.placeholderColor) private var placeholderColor
  @Environment(\.controlFill) private var controlFill
  @Environment(\.controlOpacity) private var opacity

  private var alignment: Alignment {
    switch textAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @ViewBuilder var body: some View {
    let line = (text.isEmpty ? placeholder.foregroundColor(placeholderColor) : Text(text))
      // What somebody typed stays as it is.
      .transformEnvironment(\.textCase) { if !text.isEmpty { $0 = nil } }
      .lineLimit(lineLimit)
      .frame(maxWidth: .infinity, alignment: alignment)
      .opacity(opacity)
    if style == .roundedBorder {
      line.padding(7).overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(controlFill)).markTarget()
    } else {
      line.markTarget()
    }
  }
}
