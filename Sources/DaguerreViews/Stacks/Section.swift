/// Views that belong together, with what stands above and below them.
///
/// A section has no look of its own: its parent lays out header, content and footer, a ``List`` each as a row.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

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
    header
    content
    footer
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
  /// - Parameter title: drawn in the font around the section.
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
  /// - Parameter title: drawn in the font around the section.
  public init<Rows: View>(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows)
  where Content == Rows? {
    self.init(content: { isExpanded.wrappedValue ? content() : nil }, header: { Text(title) })
  }
}
