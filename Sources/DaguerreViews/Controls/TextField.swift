public import Foundation

/// The system's field for a line of text: what it holds, or a placeholder.
public struct TextField<Label: View>: View {
  private let content: FieldContent

  /// A field that a style has.
  init(_ content: FieldContent) { self.content = content }

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
    self.init(
      FieldContent(
        text: Text(verbatim: text.wrappedValue), placeholder: prompt ?? Text(title),
        lineLimit: axis == .horizontal ? 1 : nil))
  }

  /// A field for a value, written in a format as the environment's locale has it.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      FieldContent(text: Text(value.wrappedValue, format: format), placeholder: prompt ?? Text(title), lineLimit: 1))
  }

  /// A field for a value, as a formatter writes it.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(title, text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt)
  }

  /// A field that would tell when somebody types; nobody does, so neither closure is called.
  @_disfavoredOverload
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
    self.init(
      FieldContent(
        text: Text(verbatim: text.wrappedValue), placeholder: prompt ?? label(),
        lineLimit: axis == .horizontal ? 1 : nil))
  }

  /// A field for a value that may be there or not, written in a format as the environment's locale has it.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = value.wrappedValue.map { Text($0, format: format) } ?? Text(verbatim: "")
    self.init(FieldContent(text: text, placeholder: prompt ?? Text(title), lineLimit: 1))
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
    content = FieldContent(
      text: Self.dots(for: text.wrappedValue), placeholder: prompt ?? Text(title), lineLimit: 1)
  }

  /// A field whose words a closure makes.
  public init(text: Binding<String>, prompt: Text? = nil, label: () -> Text) {
    content = FieldContent(
      text: Self.dots(for: text.wrappedValue), placeholder: prompt ?? label(), lineLimit: 1)
  }

  private static func dots(for secret: String) -> Text { Text(verbatim: String(repeating: "•", count: secret.count)) }

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

/// A line of text in the style that is set.
struct FieldContent: View {
  let text: Text
  let placeholder: Text
  /// Nil for what is said around the field.
  let lineLimit: Int?
  /// Whether it is all that can be hit.
  var isTarget = true

  @Environment(\.textFieldStyle) private var style
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.placeholderColor) private var placeholderColor
  @Environment(\.controlOpacity) private var opacity

  private var alignment: Alignment {
    switch textAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @ViewBuilder var body: some View {
    if let draw = style.draw {
      // The field of the style is a plain one.
      draw(TextField(part)).environment(\.textFieldStyle, CurrentTextFieldStyle()).markTarget()
    } else if isTarget {
      line.markTarget()
    } else {
      line
    }
  }

  private var part: FieldContent {
    FieldContent(text: text, placeholder: placeholder, lineLimit: lineLimit, isTarget: false)
  }

  private var line: some View {
    let isEmpty = text.characters.isEmpty
    return (isEmpty ? placeholder.foregroundColor(placeholderColor) : text)
      // What somebody typed stays as it is.
      .transformEnvironment(\.textCase) { if !isEmpty { $0 = nil } }
      .changeEnvironment { if let lineLimit { $0.setLines(atMost: lineLimit) } }
      .frame(maxWidth: .infinity, alignment: alignment)
      .faded(opacity)
  }
}
