// Views and modifiers that take a title, with a key that is kept as such, and looked up as every
// ``LocalizedStringKey``.

public import Foundation

extension Button where Label == Text {
  /// A button of words.
  public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(key) }
  }
}

extension Button where Label == DaguerreViews.Label<Text, Image> {
  /// A button of words and one of the system's symbols.
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(key, systemImage: systemImage) }
  }
}

extension ContentUnavailableView
where Label == DaguerreViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Words under one of the system's symbols.
  public init(_ key: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init(Label(key, systemImage: systemImage), description)
  }

  /// Words under an image by its name.
  public init(_ key: LocalizedStringKey, image: String, description: Text? = nil) {
    self.init(Label(key, image: image), description)
  }
}

extension DatePicker where Label == Text {
  /// A choice with words.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(key) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Words that open something.
  public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(key) }
  }

  /// Words that nobody touched yet.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

extension GroupBox where Label == Text {
  /// A box with words as its title.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// - Parameter image: a name in the environment's library.
  public init(_ key: LocalizedStringKey, image: String) { self.init(title: { Text(key) }, icon: { Image(image) }) }

  /// - Parameter systemImage: a name in the environment's library, which stands for the system's symbols.
  public init(_ key: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(key) }, icon: { Image(systemName: systemImage) })
  }
}

extension LabeledContent where Label == Text {
  /// What stands at the end of the line that words begin.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words at both ends of a line.
  public init(_ key: LocalizedStringKey, value: some StringProtocol) { self.init(key) { Text(value) } }
}

extension Link where Label == Text {
  /// Words that lead to an address.
  public init(_ key: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(key) } }
}

extension Menu where Label == Text {
  /// A menu of words.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

extension NavigationLink where Label == Text {
  /// Words that lead to a screen, which is not drawn.
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(key) }
  }

  /// Words that lead to a screen, which is not drawn.
  public init(_ key: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(key) }
  }
}

extension Picker where Label == Text {
  /// A choice with words.
  public init(_ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(key) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something of unknown length, with words.
  public init(_ key: LocalizedStringKey) { self.init { Text(key) } }

  /// Something of which a part is done, with words; nil while it is not known.
  public init(_ key: LocalizedStringKey, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(key) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// - Parameter key: drawn in the font around the section.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(key) })
  }
}

extension SecureField where Label == Text {
  /// A field that shows a key while it is empty, unless there is a prompt.
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(String(), text: text, prompt: prompt ?? Text(key))
  }
}

extension Stepper where Label == Text {
  /// A control with words.
  public init<Value: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(key) }
  }

  /// A control with words, without an end to its value.
  public init<Value: Strideable>(
    _ key: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(key) }
  }
}

extension TextField where Label == Text {
  /// A field that shows a key while it is empty, unless there is a prompt.
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(String(), text: text, prompt: prompt ?? Text(key), axis: axis)
  }
}

extension Toggle where Label == Text {
  /// A switch with words.
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(key) } }
}

extension Toggle where Label == DaguerreViews.Label<Text, Image> {
  /// A switch with words and one of the system's symbols.
  public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(key, systemImage: systemImage) }
  }
}
