// Styles of one's own for boxes around content, and for lines with a label.

/// A part of a box or of a line, without its type.
public struct StyledPart: View {
  let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  /// The part.
  public var body: some View { content }
}

/// What a style knows of what it draws.
public struct LabeledPartConfiguration {
  /// The title, or what begins the line.
  public typealias Label = StyledPart
  /// What stands in the box, or at the end of the line.
  public typealias Content = StyledPart

  /// The title, or what begins the line.
  public let label: StyledPart
  /// What stands in the box, or at the end of the line.
  public let content: StyledPart
}

/// What a style knows of a ``GroupBox``.
public typealias GroupBoxStyleConfiguration = LabeledPartConfiguration
/// What a style knows of a ``LabeledContent``.
public typealias LabeledContentStyleConfiguration = LabeledPartConfiguration

/// How a ``GroupBox`` is drawn.
public protocol GroupBoxStyle {
  /// What a box is drawn as.
  associatedtype Body: View
  /// What is known of the box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title above the content, on a background.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Hashable, Sendable {
  /// The system's choice.
  public init() {}

  /// The title above the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 8).fill(SystemShapeStyle(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's choice.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How a ``LabeledContent`` is drawn.
public protocol LabeledContentStyle {
  /// What a line is drawn as.
  associatedtype Body: View
  /// What is known of the line.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The line.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, room, and the content in a paler colour.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Hashable, Sendable {
  /// The system's choice.
  public init() {}

  /// The label, room, and the content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's choice.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static let defaultValue = CurrentStyle(DefaultGroupBoxStyle().makeBody)
}
private enum LabeledContentStyleKey: EnvironmentKey {
  static let defaultValue = CurrentStyle(AutomaticLabeledContentStyle().makeBody)
}

extension EnvironmentValues {
  var groupBoxStyle: CurrentStyle<LabeledPartConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }

  var labeledContentStyle: CurrentStyle<LabeledPartConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how boxes around content are drawn within the view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.groupBoxStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }

  /// Says how lines with a label are drawn within the view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.labeledContentStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
