/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It stops something.
  public static let cancel = ButtonRole(name: "cancel")
}

/// How the system would draw a button.
public enum PrimitiveButtonStyle: Hashable, Sendable, CaseIterable {
  case automatic, borderless
  /// The label as it is, not in the accent colour.
  case plain
}

private enum ButtonStyleKey: EnvironmentKey { static let defaultValue = PrimitiveButtonStyle.automatic }

extension EnvironmentValues {
  fileprivate var buttonStyle: PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: PrimitiveButtonStyle) -> EnvironmentModifier<Self> {
    environment(\.buttonStyle, style)
  }
}

/// A label that does something when it is tapped; drawn as the label in the accent colour, or that of texts.
public struct Button<Label: View>: View {
  private let label: Label

  @Environment(\.tint) private var tint
  @Environment(\.foregroundColor) private var foregroundColor
  @Environment(\.buttonStyle) private var style

  /// - Parameters:
  ///   - role: what it is for; a picture shows it as any other.
  ///   - action: what it would do; never called, since nothing here moves.
  ///   - label: what it shows.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label, in the accent colour where there is one and the style wants it.
  public var body: some View {
    label.foregroundColor(style == .plain ? foregroundColor : tint ?? foregroundColor).accessibilityAddTraits(.isButton)
  }
}

extension Button where Label == Text {
  /// A button of words.
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A label that lists things to do when it is tapped; drawn closed.
public struct Menu<Label: View>: View {
  private let label: Label

  @Environment(\.tint) private var tint
  @Environment(\.foregroundColor) private var foregroundColor

  /// - Parameters:
  ///   - content: what it would list.
  ///   - label: what it shows.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label, in the accent colour where there is one.
  public var body: some View {
    label.foregroundColor(tint ?? foregroundColor).accessibilityAddTraits(.isButton)
  }
}

extension Menu where Label == Text {
  /// A menu of words.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    self.init(content: content) { Text(title) }
  }
}
