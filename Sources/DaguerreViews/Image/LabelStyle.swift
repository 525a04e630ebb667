/// How labels are drawn.
public protocol LabelStyle {
  /// What a label is drawn as.
  associatedtype Body: View
  /// The parts of the label.
  typealias Configuration = LabelStyleConfiguration

  /// The label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the label that a style draws.
public struct LabelStyleConfiguration {
  /// The title of a label, without its type.
  public struct Title: View {
    let content: AnyView

    /// The title.
    public var body: some View { content }
  }

  /// The icon of a label, without its type.
  public struct Icon: View {
    let content: AnyView

    /// The icon.
    public var body: some View { content }
  }

  /// What says what it is about.
  public let title: Title
  /// What shows what it is about.
  public let icon: Icon
}

/// The icon before the title, or above it in bars.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Both parts.
  public init() {}

  /// Both parts.
  public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.labelAxis) private var axis
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.iconTint) private var tint

  var body: some View {
    if axis == .vertical {
      VStack(spacing: 4) {
        icon
        configuration.title
      }
    } else {
      HStack(spacing: spacing) {
        if let iconWidth { icon.frame(minWidth: iconWidth) } else { icon }
        LabelLines(content: configuration.title)
      }
    }
  }

  @ViewBuilder private var icon: some View {
    if let tint { configuration.icon.foregroundColor(tint) } else { configuration.icon }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The system's choice: both parts.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The system's choice: both parts.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// Both parts.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey { static let defaultValue = CurrentStyle(TitleAndIconLabelStyle().makeBody) }

extension EnvironmentValues {
  var labelStyle: CurrentStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how labels within the view are drawn.
  public func labelStyle(_ style: some LabelStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.labelStyle) { $0 = CurrentStyle(style.makeBody).within($0) }
  }
}
