// One choice for several things.

extension Picker {
  /// A choice for several things: what all of them have is chosen, and nothing where they differ.
  ///
  /// - Parameters:
  ///   - sources: the things, of which a person would change all at once.
  ///   - selection: what tells of each what is chosen.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(chosen: Self.common(sources, selection), content: content(), label: label())
  }

  /// A choice for several things, and another view for what is chosen where no other choice is seen.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      chosen: Self.common(sources, selection), content: content(), label: label(),
      current: AnyView(currentValueLabel()))
  }

  /// What all things have chosen; nil where they differ.
  private static func common<Sources: RandomAccessCollection>(
    _ sources: Sources, _ selection: KeyPath<Sources.Element, Binding<SelectionValue>>
  ) -> AnyHashable {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    return AnyHashable(values.count == 1 ? values.first : nil)
  }
}

extension Picker where Label == Text {
  /// A choice for several things with words.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// A choice for several things with words that are looked up.
  public init<Sources: RandomAccessCollection>(
    _ key: LocalizedStringKey, sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(key) }
  }
}
