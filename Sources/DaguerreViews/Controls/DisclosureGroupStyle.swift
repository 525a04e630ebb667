/// How groups that open are drawn.
public protocol DisclosureGroupStyle {
  /// What a group is drawn as.
  associatedtype Body: View
  /// What is known of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the group that it draws.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a group, without its type.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What a group opens, without its type.
  public struct Content: View {
    let content: AnyView

    /// The content.
    public var body: some View { content }
  }

  /// What the group is about.
  public let label: Label
  /// What it shows when it is open.
  public let content: Content
  /// Whether it is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The label with an arrow at the end of its line, and the content of an open group below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The system's choice.
  public init() {}

  /// The line, and the content.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      DisclosureLabel(label: configuration.label)
      Spacer()
      DisclosureArrow(isExpanded: configuration.isExpanded)
    }
    .markTarget().accessibilityAddTraits(.isButton)
    if configuration.isExpanded { configuration.content }
  }
}

/// In a row of a list as any text, elsewhere as that of a button.
private struct DisclosureLabel: View {
  let label: DisclosureGroupStyleConfiguration.Label

  @Environment(\.isListRow) private var isListRow
  @Environment(\.labelAccent) private var accent

  @ViewBuilder var body: some View {
    if isListRow { label } else { label.foregroundColor(accent) }
  }
}

/// Points to the end of the line, or down.
private struct DisclosureArrow: View {
  let isExpanded: Bool

  @Environment(\.accent) private var accent

  var body: some View {
    let isExpanded = isExpanded
    return Path { path in
      let points = [
        Point(x: 0, y: 1.5), Point(x: 1.5, y: 0), Point(x: 7, y: 5.5), Point(x: 1.5, y: 11), Point(x: 0, y: 9.5),
        Point(x: 4, y: 5.5),
      ]
      path.addLines(isExpanded ? points.map { Point(x: 11 - $0.y, y: $0.x) } : points)
      path.close()
    }
    .fill(accent)
    .frame(width: isExpanded ? 11 : 7, height: isExpanded ? 7 : 11)
    .frame(width: 11, height: 11)
    .flipsForRightToLeftLayoutDirection(true)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's choice.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static let defaultValue = CurrentStyle(AutomaticDisclosureGroupStyle().makeBody)
}

extension EnvironmentValues {
  var disclosureGroupStyle: CurrentStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how groups that open are drawn within the view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.disclosureGroupStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
