// More views that take a title, with a key.

public import Foundation

extension ColorPicker where Label == Text {
  /// A choice with words.
  public init(_ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(key) }
  }
}

extension ControlGroup {
  /// A group whose title, which is looked up, is shown in menus alone.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

extension DatePicker where Label == Text {
  /// A choice within limits, which do not show, with words.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(key) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words, and at the end of their line a value in a format, as the environment's locale has it.
  public init<Format: FormatStyle>(_ key: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(key) { Text(value, format: format) }
  }
}

extension Menu where Label == DaguerreViews.Label<Text, Image> {
  /// A menu of words and one of the system's symbols.
  public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(key, systemImage: systemImage) }
  }

  /// A menu of words and one of the system's symbols that opens when they are held; a tap would do something else.
  public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(key, systemImage: systemImage, content: content) }
}

extension Menu where Label == Text {
  /// A menu of words that opens when they are held; a tap would do something else.
  public init(
    _ key: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(key, content: content) }
}

extension MultiDatePicker where Label == Text {
  /// A choice of days with a title, which is not shown.
  public init(_ key: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(key) }
  }

  /// A choice of days that begin within a range, with a title, which is not shown.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: some RangeExpression<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(key) }
  }
}

extension Picker where Label == DaguerreViews.Label<Text, Image> {
  /// A choice with words and one of the system's symbols.
  public init(
    _ key: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(key, systemImage: systemImage) }
  }
}

extension Stepper where Label == Text {
  /// A control with words, that calls what changes the value, which nobody does here.
  public init(
    _ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement) { Text(key) }
  }

  /// A control with words; its value, whose format would be read aloud, does not show.
  public init<Format: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(key) }
  }

  /// A control with words, without an end to its value, which does not show.
  public init<Format: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, step: step) { Text(key) }
  }
}

extension TabSection {
  /// Screens below words that are looked up, in a bar at the side.
  public init(_ key: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

extension TextField where Label == Text {
  /// A field for a value, written in a format as the environment's locale has it.
  public init<Format: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(String(), value: value, format: format, prompt: prompt ?? Text(key))
  }

  /// A field for a value that may be there or not, written in a format as the environment's locale has it.
  public init<Format: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(String(), value: value, format: format, prompt: prompt ?? Text(key))
  }

  /// A field for a value, as a formatter writes it.
  public init<Value>(
    _ key: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(String(), value: value, formatter: formatter, prompt: prompt ?? Text(key))
  }

  /// A field of which something is chosen, which does not show.
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(key, text: text, prompt: prompt, axis: axis)
  }

  /// A field that would tell when somebody types; nobody does, so neither closure is called.
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(key, text: text)
  }

  /// A field that would tell when somebody is done; nobody is, so `onCommit` is not called.
  public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(key, text: text)
  }
}

extension SecureField where Label == Text {
  /// A field that would tell when somebody is done; nobody is, so `onCommit` is not called.
  public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(key, text: text)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section that shows its content if a value says so.
  public init<Rows: View>(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows)
  where Content == Rows? {
    self.init(content: { isExpanded.wrappedValue ? content() : nil }, header: { Text(key) })
  }
}
