/// How toggles are drawn.
public protocol ToggleStyle {
  /// What a toggle is drawn as.
  associatedtype Body: View
  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the toggle that it draws.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, without its type.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What the toggle is about.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several things, of which some are on.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The system's switch, at the end of the line that its label begins.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A switch that is as green as the system's while it is on, or has the accent colour around it.
  public init() { tint = nil }
  /// A switch of a colour while it is on.
  public init(tint: Color) { self.tint = tint }

  /// The label, room, and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { SystemSwitch(isOn: configuration.isOn, ownTint: tint) }
  }
}

private struct SystemSwitch: View {
  let isOn: Bool
  let ownTint: Color?

  @Environment(\.tint) private var tint
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlFill) private var controlFill

  var body: some View {
    let green = Color(rgba: colorScheme == .dark ? 0x30D1_58FF : 0x34C7_59FF)
    Circle().fill(.white)
      .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
      .frame(width: 27, height: 27)
      .padding(2)
      .frame(width: 51, height: 31, alignment: isOn ? .trailing : .leading)
      .background(Capsule().fill(isOn ? ownTint ?? tint ?? green : controlFill))
  }
}

/// The label alone, in a box while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A box of the accent colour.
  public init() {}

  /// The label, in a box or not.
  public func makeBody(configuration: Configuration) -> some View {
    LabelInBox(label: configuration.label, isOn: configuration.isOn)
  }
}

private struct LabelInBox<Label: View>: View {
  let label: Label
  let isOn: Bool

  @Environment(\.labelAccent) private var accent
  @Environment(\.controlOpacity) private var opacity

  var body: some View {
    label.foregroundColor(accent).padding(.horizontal, 12).padding(.vertical, 7)
      .background(RoundedRectangle(cornerRadius: 7).fill(accent.opacity(isOn ? 0.2 : 0)))
      .faded(opacity)
  }
}

/// The system's choice: a switch.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The system's choice: a switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  /// The system's switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label alone, in a box while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey { static let defaultValue = CurrentStyle(SwitchToggleStyle().makeBody) }

extension EnvironmentValues {
  var toggleStyle: CurrentStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how toggles within the view are drawn.
  public func toggleStyle(_ style: some ToggleStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.toggleStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
