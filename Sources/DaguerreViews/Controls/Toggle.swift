/// The system's control for what is on or off, as the style around it draws it: a switch where none is set.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  /// Whether it stands for several things, of which some are on.
  private var isMixed = false
  /// Whether a style makes it of what it draws.
  private var isOfStyle = false

  @Environment(\.toggleStyle) private var style

  /// A control with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// What the style makes of it.
  @ViewBuilder
  public var body: some View {
    let drawn = style.draw(
      ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed), \.toggleStyle)
    if isOfStyle {
      drawn
    } else {
      drawn.markTarget().accessibilityValue(isOn.wrappedValue ? "On" : "Off").accessibilityAddTraits(.isToggle)
    }
  }
}

extension Toggle where Label == DaguerreViews.Label<Text, Image> {
  /// A switch with words and one of the system's symbols.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }

  /// A switch with words and an image of the environment's library.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style draws, as the style around that one has it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = configuration.isMixed
    isOfStyle = true
  }
}

extension Toggle {
  /// A control for several things: on where all of them are.
  ///
  /// - Parameters:
  ///   - sources: the things, of which a person would change all at once.
  ///   - isOn: what tells of each whether it is on.
  public init<Sources: Collection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) }, set: { for binding in bindings { binding.wrappedValue = $0 } })
    self.init(isOn: all, label: label)
    isMixed = !all.wrappedValue && bindings.contains { $0.wrappedValue }
  }
}

extension Toggle where Label == Text {
  /// A switch with words for several things: on where all of them are.
  @_disfavoredOverload
  public init<Sources: Collection>(
    _ title: some StringProtocol, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// A switch with words that are looked up, for several things: on where all of them are.
  public init<Sources: Collection>(
    _ key: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(key) }
  }

  /// A switch with words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
