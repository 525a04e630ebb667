/// How the system would draw a ``Toggle``.
public enum ToggleStyle: Hashable, Sendable, CaseIterable {
  case automatic, `switch`
  /// The label alone, in a box while the toggle is on.
  case button
}

private enum ToggleStyleKey: EnvironmentKey { static let defaultValue = ToggleStyle.automatic }

extension EnvironmentValues {
  fileprivate var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the system's toggles within the view are drawn.
  public func toggleStyle(_ style: ToggleStyle) -> EnvironmentModifier<Self> { environment(\.toggleStyle, style) }
}

/// The system's switch, at the end of the line that its label begins.
public struct Toggle<Label: View>: View {
  private let isOn: Bool
  private let label: Label

  @Environment(\.toggleStyle) private var style
  @Environment(\.tint) private var tint
  @Environment(\.foregroundColor) private var foregroundColor
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlFill) private var controlFill
  @Environment(\.controlOpacity) private var opacity

  /// A switch with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    self.label = label()
  }

  /// The label and the switch, or the label in a box.
  @ViewBuilder
  public var body: some View {
    if style == .button {
      let accent = tint ?? foregroundColor
      label.foregroundColor(accent).padding(.horizontal, 12).padding(.vertical, 7)
        .background(RoundedRectangle(cornerRadius: 7).fill(accent.opacity(isOn ? 0.2 : 0)))
        .opacity(opacity)
        .modifier(ToggleAccessibility(isOn: isOn))
    } else {
      LabeledControl(label: label) {
        let green = Color(rgba: colorScheme == .dark ? 0x30D1_58FF : 0x34C7_59FF)
        Circle().fill(.white)
          .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
          .frame(width: 27, height: 27)
          .padding(2)
          .frame(width: 51, height: 31, alignment: isOn ? .trailing : .leading)
          .background(Capsule().fill(isOn ? tint ?? green : controlFill))
      }
      .modifier(ToggleAccessibility(isOn: isOn))
    }
  }
}

private struct ToggleAccessibility: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.markTarget().accessibilityValue(isOn ? "On" : "Off").accessibilityAddTraits(.isToggle)
  }
}

extension Toggle where Label == DaguerreViews.Label<Text, Image> {
  /// A switch with words and one of the system's symbols.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// A switch with words.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
