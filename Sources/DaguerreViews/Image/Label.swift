/// Which parts of a ``Label`` are shown.
public enum LabelStyle: String, Hashable, Sendable, CaseIterable { case titleAndIcon, titleOnly, iconOnly }

private enum LabelAxisKey: EnvironmentKey { static let defaultValue = Axis.horizontal }

private enum LabelStyleKey: EnvironmentKey { static let defaultValue = LabelStyle.titleAndIcon }

extension EnvironmentValues {
  /// Along which axis icon and title of labels stand, as bars set it.
  package var labelAxis: Axis {
    get { self[LabelAxisKey.self] }
    set { self[LabelAxisKey.self] = newValue }
  }

  var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses which parts of labels within the view are shown.
  public func labelStyle(_ style: LabelStyle) -> EnvironmentModifier<Self> { environment(\.labelStyle, style) }
}

/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  @Environment(\.labelStyle) private var style
  @Environment(\.labelAxis) private var axis

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The parts that the style shows.
  public var body: some View {
    switch style {
    case .titleAndIcon where axis == .vertical:
      VStack(spacing: 4) {
        icon
        title
      }
    case .titleAndIcon:
      HStack {
        icon
        title
      }
    case .titleOnly: title
    case .iconOnly: icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a text and an image.
  public init(_ title: some StringProtocol, image: VectorImage) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  /// - Parameter image: a name in the environment's library.
  public init(_ title: some StringProtocol, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
