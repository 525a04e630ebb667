private enum LabelAxisKey: EnvironmentKey { static let defaultValue = Axis.horizontal }

extension EnvironmentValues {
  /// Along which axis icon and title of labels stand, as bars set it.
  package var labelAxis: Axis {
    get { self[LabelAxisKey.self] }
    set { self[LabelAxisKey.self] = newValue }
  }
}

/// A title with an icon, as the style around it draws them: the icon before the title where none is set.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  /// Whether a style makes it of what it draws.
  private var isOfStyle = false

  @Environment(\.labelStyle) private var style

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the style makes of both.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    style.draw(configuration, isOfStyle: isOfStyle, \.labelStyle)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style draws, as the style around that one has it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
    isOfStyle = true
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
