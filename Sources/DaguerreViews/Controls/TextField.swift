public import Foundation

/// The system's field for a line of text: what it holds, or a placeholder.
public struct TextField<Label: View>: View {
  private let content: FieldContent

  /// A field that a style has.
  init(_ content: FieldContent) { self.content = content }

  /// A field that shows what a closure makes while it is empty, unless there is a prompt.
  ///
  /// - Parameters:
  ///   - text: what it holds.
  ///   - axis: vertical for a field that may have several lines.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    content = FieldContent(
      text: Text(verbatim: text.wrappedValue), placeholder: FieldPlaceholder(prompt, label),
      lineLimit: axis == .horizontal ? 1 : nil)
  }

  /// A field of which something is chosen, which does not show.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
  }

  /// A field for a value, written in a format as the environment's locale has it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    content = FieldContent(
      text: Text(value.wrappedValue, format: format), placeholder: FieldPlaceholder(prompt, label), lineLimit: 1)
  }

  /// A field for a value that may be there or not, written in a format as the environment's locale has it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    content = FieldContent(
      text: value.wrappedValue.map { Text($0, format: format) } ?? Text(verbatim: ""),
      placeholder: FieldPlaceholder(prompt, label), lineLimit: 1)
  }

  /// A field for a value, as a formatter writes it.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt, label: label)
  }

  /// What it holds, or the placeholder.
  public var body: some View { content }
}

extension TextField where Label == Text {
  /// - Parameters:
  ///   - title: shown while the field is empty, unless there is a prompt.
  ///   - text: what it holds.
  ///   - prompt: shown while the field is empty.
  ///   - axis: vertical for a field that may have several lines.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field for a value, written in a format as the environment's locale has it.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field for a value, as a formatter writes it.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// A field that would tell when somebody types; nobody does, so neither closure is called.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  /// A field for a value that may be there or not, written in a format as the environment's locale has it.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field that would tell when somebody is done; nobody is, so `onCommit` is not called.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

/// The system's field for a secret: a dot for each character.
public struct SecureField<Label: View>: View {
  private let content: FieldContent

  /// A field that shows what a closure makes while it is empty, unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = FieldContent(
      text: Text(verbatim: String(repeating: "•", count: text.wrappedValue.count)),
      placeholder: FieldPlaceholder(prompt, label), lineLimit: 1)
  }

  /// A dot for each character, or the placeholder.
  public var body: some View { content }
}

extension SecureField where Label == Text {
  /// - Parameters:
  ///   - title: shown while the field is empty, unless there is a prompt.
  ///   - text: what it holds.
  ///   - prompt: shown while the field is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that would tell when somebody is done; nobody is, so `onCommit` is not called.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

/// The system's field for many lines of text, in all the room that there is.
public struct TextEditor: View {
  private let text: Text

  @Environment(\.isListRow) private var isListRow
  @Environment(\.lists.hasGround) private var hasGround

  /// A field that holds some text.
  public init(text: Binding<String>) { self.init(shown: Text(verbatim: text.wrappedValue)) }

  /// A field that shows a text as it is.
  package init(shown text: Text) { self.text = text }

  /// The text, from the leading top corner, cut to its room; on the system's ground, unless that is hidden or a row's.
  public var body: some View {
    ScrollView {
      text.padding(.horizontal, 5).padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { if hasGround, !isListRow { Rectangle().fill(SystemShapeStyle.ground) } }
    .separatedAtItsEdge()
    .markTarget()
  }
}
