/// Views that belong together, with what stands above and below them.
///
/// Its parent lays out header, content and footer, a ``List`` each as a row: there a header is semibold, in groups small,
/// pale and in capitals, and a footer small and pale, unless they say otherwise.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  @Environment(\.headerProminence) private var headerProminence
  @Environment(\.isListRow) private var isListRow
  @Environment(\.lists) private var lists

  /// A section with what stands above and below its content.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Header, content and footer, in this order.
  public var body: some View {
    styledHeader.environment(\.tintsIcons, false).layoutTraits { $0.sectionPart = .header }
    SectionContent(content: content)
    styledFooter.environment(\.tintsIcons, false).layoutTraits { $0.sectionPart = .footer }
  }

  @ViewBuilder private var styledHeader: some View {
    if headerProminence == .increased {
      header.font(.title3.bold())
    } else if isListRow, lists.style.isGrouped {
      header.font(.footnote).foregroundStyle(.secondary).textCase(.uppercase)
    } else if isListRow {
      header.font(.headline)
    } else {
      header
    }
  }

  @ViewBuilder private var styledFooter: some View {
    if isListRow { footer.font(.footnote).foregroundStyle(.secondary) } else { footer }
  }
}

extension Section {
  /// The section with what people can do with it, below its content.
  public func sectionActions(@ViewBuilder content actions: () -> some View) -> some View {
    Section<Parent, _, Footer> {
      content
      actions()
    } header: {
      header
    } footer: {
      footer
    }
  }
}

/// The views of a section, of which the first and the last say that they are.
private struct SectionContent<Content: View>: PrimitiveView {
  let content: Content

  func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var nodes = content._resolve(in: context)
    for index in nodes.indices where index == 0 || index == nodes.count - 1 {
      nodes[index] = TraitNode(nodes[index], context.environment) {
        if index == 0 { $0.sectionPart = $0.sectionPart ?? .first }
        if index == nodes.count - 1 { $0.endsSection = true }
      }
    }
    return nodes
  }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much headers of sections stand out: increased ones are larger and bold, unless they say otherwise.
  public func headerProminence(_ prominence: Prominence) -> EnvironmentModifier<Self> {
    environment(\.headerProminence, prominence)
  }
}

extension Section where Footer == EmptyView {
  /// A section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// A section without a footer.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section {
  /// A section with what stands above and below its content.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView {
  /// A section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// A section without a header.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section of content alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// - Parameter title: the header.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension Section where Footer == EmptyView {
  /// A section that shows its content if a value says so.
  public init<Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Parent
  ) where Content == Rows? {
    self.init(content: { isExpanded.wrappedValue ? content() : nil }, header: header)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section that shows its content if a value says so.
  ///
  /// - Parameter title: the header.
  @_disfavoredOverload
  public init<Rows: View>(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows)
  where Content == Rows? {
    self.init(content: { isExpanded.wrappedValue ? content() : nil }, header: { Text(title) })
  }
}
