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

  @Environment(\.labelStyle) private var style

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the style makes of both.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(style.keeping(title, \.labelStyle))),
      icon: .init(content: AnyView(style.keeping(icon, \.labelStyle))))
    style.draw(configuration, \.labelStyle)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style draws, as the style around that one has it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a text and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: VectorImage) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  /// - Parameter image: a name in the environment's library.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
