public import Foundation

// Controls with other labels, and controls in groups.

extension LabeledContent where Label == Text, Content == Text {
  /// Words, and at the end of their line a value in a format, as the environment's locale has it.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension Stepper where Label == Text {
  /// A control with words; its value, whose format would be read aloud, does not show.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

extension Picker where Label == DaguerreViews.Label<Text, Image> {
  /// A choice with words and one of the system's symbols.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ContentUnavailableView
where Label == DaguerreViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Words under an image by its name.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, description: Text? = nil) {
    self.init(Label(title, image: image), description)
  }
}

extension AsyncImage {
  /// A view for each phase, of which that of ``AsyncImagePhase/empty`` is drawn; nothing moves.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, scale: scale, content: content)
  }
}
