public import DaguerreViews
public import Foundation

// Controls with a title that is a resource: what is written out between quotes is a ``LocalizedStringKey``.

extension Button where Label == DaguerreViews.Label<Text, Image> {
  /// A button of a symbol and words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension DatePicker where Label == Text {
  /// A moment to choose, with words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DisclosureGroup where Label == Text {
  /// What is shown below words that are looked up, or not.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// What is hidden below words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == Text {
  /// A box below words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Words that are looked up beside an image.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  /// Words that are looked up beside one of the system's symbols.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
}

extension LabeledContent where Label == Text {
  /// Views beside words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text beside words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, value: some StringProtocol) {
    self.init(content: { Text(value) }) { Text(title) }
  }
}

extension Link where Label == Text {
  /// Words that are looked up and lead somewhere.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// A menu behind words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == DaguerreViews.Label<Text, Image> {
  /// A menu behind a symbol and words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension NavigationLink where Label == Text {
  /// Words that are looked up and lead to a screen.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Words that are looked up and lead to the screen of a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: LocalizedStringResource, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension Picker where Label == Text {
  /// A choice with words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress of unknown length, with words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) {
    self.init { Text(title) }
  }

  /// Progress, with words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section below words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension Stepper where Label == Text {
  /// A number to change by steps, with words that are looked up.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

extension Tab where Label == DaguerreViews.Label<Text, Image> {
  /// A screen with one of the system's symbols and words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == DaguerreViews.Label<Text, Image> {
  /// A screen with one of the system's symbols and words that are looked up, that nothing selects.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension TextField where Label == Text {
  /// A field with words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(String(), text: text, prompt: prompt ?? Text(title), axis: axis)
  }
}

extension SecureField where Label == Text {
  /// A field for a secret, with words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(String(), text: text, prompt: prompt ?? Text(title))
  }
}

extension Toggle where Label == Text {
  /// A switch with words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == DaguerreViews.Label<Text, Image> {
  /// A switch with a symbol and words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}
