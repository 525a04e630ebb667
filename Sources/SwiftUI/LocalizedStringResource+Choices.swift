public import DaguerreViews
public import Foundation

// More views with a title that is a resource.

extension Button where Label == DaguerreViews.Label<Text, Image> {
  /// A button of the image of an asset catalogue and words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: image) }
  }
}

extension ColorPicker where Label == Text {
  /// A colour to choose, with words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ContentUnavailableView
where Label == DaguerreViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Words that are looked up under one of the system's symbols.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, description: Text? = nil) {
    self.init(Label(title, systemImage: systemImage), description)
  }

  /// Words that are looked up under an image by its name.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: String, description: Text? = nil) {
    self.init(Label(title, image: image), description)
  }
}

extension ControlGroup {
  /// A group whose title, which is looked up, is shown in menus alone.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A group whose title, which is looked up, is shown in menus alone, beside one of the system's symbols.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension DatePicker where Label == Text {
  /// A moment to choose within limits, which do not show, with words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Words that are looked up beside the image of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words that are looked up, and at the end of their line a value in a format, as the environment's locale has it.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ title: LocalizedStringResource, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// A menu behind words that are looked up, which opens when they are held; a tap would do something else.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(title, content: content) }
}

extension Menu where Label == DaguerreViews.Label<Text, Image> {
  /// A menu behind the image of an asset catalogue and words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, image: image) }
  }

  /// A menu behind a symbol and words that are looked up, which opens when they are held; a tap would do something else.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(title, systemImage: systemImage, content: content) }
}

extension MultiDatePicker where Label == Text {
  /// Days to choose, with a title that is not shown.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Days to choose within limits, with a title that is not shown.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: some RangeExpression<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

extension Picker where Label == DaguerreViews.Label<Text, Image> {
  /// A choice with one of the system's symbols and words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) }
  }

  /// A choice with the image of an asset catalogue and words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, image: image) }
  }
}

extension Picker where Label == Text {
  /// A choice for several things with words that are looked up.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringResource, sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section below words that are looked up, which shows its content if a value says so.
  @_disfavoredOverload
  public init<Rows: View>(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Content == Rows? {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Words that are looked up for something that would be handed on.
  @_disfavoredOverload
  public init<Item>(_ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> { self.init(Text(title), item: item, subject: subject, message: message) }

  /// Words that are looked up for several things that would be handed on.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(String(localized: title), items: items, subject: subject, message: message)
  }
}

extension Stepper where Label == Text {
  /// A number to change by steps without an end, with words that are looked up.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// A control with words that are looked up, that calls what changes the value, which nobody does here.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement) { Text(title) }
  }

  /// A control with words that are looked up; its value, whose format would be read aloud, does not show.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, step: step) { Text(title) }
  }
}

extension Tab where Value == Never, Label == DaguerreViews.Label<Text, Image> {
  /// A screen with an image and words that are looked up, that nothing selects.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Label(title, image: image) }
  }
}

extension Tab where Label == DaguerreViews.Label<Text, Image> {
  /// A screen with an image and words that are looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Label(title, image: image) }
  }
}

extension TabSection {
  /// Screens below words that are looked up, in a bar at the side.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @TabContentBuilder<Value> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// A field for a value, written in a format as the environment's locale has it, with words that are looked up.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(String(), value: value, format: format, prompt: prompt ?? Text(title))
  }

  /// A field for a value that may be there or not, in the same way.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(String(), value: value, format: format, prompt: prompt ?? Text(title))
  }
}

extension Toggle where Label == DaguerreViews.Label<Text, Image> {
  /// A switch with the image of an asset catalogue and words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}

extension Toggle where Label == Text {
  /// A switch with words that are looked up, for several things: on where all of them are.
  @_disfavoredOverload
  public init<Sources: Collection>(
    _ title: LocalizedStringResource, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
