/// How the system would draw a button.
public enum SystemButtonStyle: Hashable, Sendable, CaseIterable {
  case automatic, borderless
  /// The label as it is, not in the accent colour.
  case plain
  /// The label in a box of a faint colour.
  case bordered
  /// The label in white, in a box of the accent colour.
  case borderedProminent
  /// The label on glass; drawn as ``bordered``, with a warning.
  case glass
  /// The label on glass of the accent colour; drawn as ``borderedProminent``, with a warning.
  case glassProminent

  /// The label on some glass; drawn as ``bordered``, with a warning.
  public static func glass(_ glass: Glass) -> SystemButtonStyle { .glass }
}

/// How buttons of one's own design are drawn.
public protocol ButtonStyle {
  /// What a button is drawn as.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// The button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons are drawn that do what they do by themselves; a picture never has them do it.
public protocol PrimitiveButtonStyle {
  /// What a button is drawn as.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the button that it draws and whose action it has.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, without its type.
  public typealias Label = ButtonStyleConfiguration.Label

  /// What the button is for; nil where nothing is said.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label

  /// Does nothing: nobody presses a button of a picture.
  public func trigger() {}
}

/// What a style knows of the button that it draws.
public struct ButtonStyleConfiguration {
  /// The label of a button, without its type.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What the button is for; nil where nothing is said.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a person presses it, as `interactionState` of the environment has it.
  public let isPressed: Bool
}

/// The style that buttons read.
///
/// A style is of any type; while a picture is made, nothing but its views uses it.
struct CurrentButtonStyle: @unchecked Sendable {
  var system = SystemButtonStyle.automatic
  /// Draws the button where a style of one's own is set.
  var own: ((ButtonStyleConfiguration) -> AnyView)?

  /// Whether links are drawn as buttons are.
  var isOfLinks: Bool { own != nil || system != .automatic }
}

private enum ButtonStyleKey: EnvironmentKey { static let defaultValue = CurrentButtonStyle() }

extension EnvironmentValues {
  var buttonStyle: CurrentButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// How round the box of a button is.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capsule, circle
    /// With corners of so many points.
    case rectangle(Double)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// As the system has it.
  public static let automatic = ButtonBorderShape.roundedRectangle
  /// Half circles at its short sides.
  public static let capsule = ButtonBorderShape(.capsule)
  /// With corners of 8 points.
  public static let roundedRectangle = ButtonBorderShape.roundedRectangle(radius: 8)
  /// With corners of so many points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(.rectangle(max(radius, 0)))
  }
  /// A circle around the label.
  public static let circle = ButtonBorderShape(.circle)
}

/// How large the system would draw a control.
public enum ControlSize: Comparable, Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// Between the label of a button and its box, in points, across and along.
  var padding: (horizontal: Double, vertical: Double) {
    switch self {
    case .mini, .small: (10, 4)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 14)
    }
  }
}

/// How wide the boxes of buttons are.
public enum ButtonSizing: Hashable, Sendable, CaseIterable {
  case automatic
  /// As their labels.
  case fitted
  /// As the room that there is.
  case flexible
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }
private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How wide the boxes of buttons are.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }

  /// How round the boxes of buttons are.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: SystemButtonStyle) -> EnvironmentModifier<Self> {
    environment(\.buttonStyle, CurrentButtonStyle(system: style))
  }

  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: some ButtonStyle) -> EnvironmentModifier<Self> {
    environment(\.buttonStyle, CurrentButtonStyle { AnyView(style.makeBody(configuration: $0)) })
  }

  /// Says how the system's buttons within the view are drawn, by a style that has them do what they do by itself.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> EnvironmentModifier<Self> {
    environment(
      \.buttonStyle,
      CurrentButtonStyle { button in
        // What it makes of buttons is drawn as the system has it.
        AnyView(
          style.makeBody(configuration: .init(role: button.role, label: button.label))
            .environment(\.buttonStyle, CurrentButtonStyle()))
      })
  }

  /// Says how round the boxes of the system's buttons within the view are.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> EnvironmentModifier<Self> {
    environment(\.buttonBorderShape, shape)
  }

  /// Says how wide the boxes of the system's buttons within the view are.
  public func buttonSizing(_ sizing: ButtonSizing) -> EnvironmentModifier<Self> {
    environment(\.buttonSizing, sizing)
  }

  /// Says how large the boxes of the system's buttons within the view are; other controls have one size.
  public func controlSize(_ size: ControlSize) -> EnvironmentModifier<Self> { environment(\.controlSize, size) }

  /// Makes controls within the view no smaller and no larger than sizes of a range.
  public func controlSize<Sizes: RangeExpression<ControlSize>>(_ range: Sizes) -> EnvironmentModifier<Self> {
    let sizes = ControlSize.allCases.filter(range.contains)
    return transformEnvironment(\.controlSize) { size in
      guard let least = sizes.first, let most = sizes.last else { return }
      size = min(max(size, least), most)
    }
  }
}
