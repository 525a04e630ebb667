/// A label with an arrow, and below them what they open, if it is open.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let content: Content
  private let label: Label

  @Environment(\.tint) private var tint
  @Environment(\.foregroundColor) private var foregroundColor

  /// A group that is open if a value says so.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded.wrappedValue
    self.content = content()
    self.label = label()
  }

  /// A group that nobody opened.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// The label with its arrow, and the content of an open group.
  @ViewBuilder
  public var body: some View {
    HStack {
      label
      Spacer()
      arrow
    }
    .markTarget().accessibilityAddTraits(.isButton)
    if isExpanded { content }
  }

  /// Points to the end of the line, or down.
  private var arrow: some View {
    let color = tint ?? foregroundColor
    let isExpanded = isExpanded
    return Path { path in
      let points = [
        Point(x: 0, y: 1.5), Point(x: 1.5, y: 0), Point(x: 7, y: 5.5), Point(x: 1.5, y: 11), Point(x: 0, y: 9.5),
        Point(x: 4, y: 5.5),
      ]
      path.addLines(isExpanded ? points.map { Point(x: 11 - $0.y, y: $0.x) } : points)
      path.close()
    }
    .fill(color)
    .frame(width: isExpanded ? 11 : 7, height: isExpanded ? 7 : 11)
    .frame(width: 11, height: 11)
  }
}

extension DisclosureGroup where Label == Text {
  /// Words that open something.
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Words that nobody touched yet.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Views that belong together, in a box.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  @Environment(\.colorScheme) private var colorScheme

  /// A box with a title of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A box with a title of any views.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }

  /// The title above the content, on a background.
  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color(rgba: colorScheme == .dark ? 0x1C1C_1EFF : 0xF2F2_F7FF)))
  }
}

extension GroupBox where Label == Text {
  /// A box with words as its title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
