/// A label with an arrow, and below them what they open, if it is open.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>
  private let content: Content
  private let label: Label

  @Environment(\.disclosureGroupStyle) private var style

  /// A group that is open if a value says so.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  /// A group that nobody opened.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// As the style says; the system's has the label with an arrow, and the content of an open group below.
  public var body: some View {
    style.draw(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(style.keeping(label, \.disclosureGroupStyle))),
        content: .init(content: AnyView(style.keeping(content, \.disclosureGroupStyle))), isExpanded: isExpanded),
      \.disclosureGroupStyle)
  }
}

extension DisclosureGroup where Label == Text {
  /// Words that open something.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Words that nobody touched yet.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Views that belong together, in a box.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  @Environment(\.groupBoxStyle) private var style

  /// A box with a title of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A box with a title of any views.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }

  /// What the style makes of it.
  public var body: some View {
    style.draw(
      .init(
        label: StyledPart(style.keeping(label, \.groupBoxStyle)),
        content: StyledPart(style.keeping(content, \.groupBoxStyle))),
      \.groupBoxStyle)
  }
}

extension GroupBox where Label == StyledPart, Content == StyledPart {
  /// The box that a style draws, as the style around that one has it.
  public init(_ configuration: LabeledPartConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox where Label == Text {
  /// A box with words as its title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
