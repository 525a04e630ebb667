/// A label that lists things to do when it is tapped; drawn closed, as the style around it has it.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  @Environment(\.menuStyle) private var style

  /// - Parameters:
  ///   - content: what it would list.
  ///   - label: what it shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A menu that opens when its label is held; a tap would do something else.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) { self.label = label() }

  /// What the style makes of it.
  public var body: some View {
    style.draw(MenuStyleConfiguration(label: StyledPart(label)), \.menuStyle)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style draws, as the style around that one has it.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
  }
}

extension Menu where Label == DaguerreViews.Label<Text, Image> {
  /// A menu of words and one of the system's symbols.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// A menu of words and one of the system's symbols that opens when they are held; a tap would do something else.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(title, systemImage: systemImage, content: content) }
}

extension Menu where Label == Text {
  /// A menu of words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu of words that opens when they are held; a tap would do something else.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(title) }
  }
}
