/// The system's control for what is on or off, as the style around it draws it: a switch where none is set.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  @Environment(\.toggleStyle) private var style

  /// A control with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// What the style makes of it.
  public var body: some View {
    style.draw(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn))
      .markTarget().accessibilityValue(isOn.wrappedValue ? "On" : "Off").accessibilityAddTraits(.isToggle)
  }
}

extension Toggle where Label == DaguerreViews.Label<Text, Image> {
  /// A switch with words and one of the system's symbols.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }

  /// A switch with words and an image of the environment's library.
  public init(_ title: some StringProtocol, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}

extension Toggle where Label == Text {
  /// A switch with words.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
