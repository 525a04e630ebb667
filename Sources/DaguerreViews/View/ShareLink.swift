/// A button that would hand something to other apps; drawn as its label.
///
/// Nobody touches it, so that nothing is handed on.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label

  private init(labeled label: Label) { self.label = label }

  /// A label for several things that would be handed on, and how they would be shown there.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(labeled: label()) }

  /// The label, as a button has it.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A label for several things that would be handed on.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(labeled: label())
  }

  /// A label for something that would be handed on.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<Item> { self.init(labeled: label()) }
}

extension ShareLink {
  /// A label for something that would be handed on, and how it would be shown there.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> { self.init(labeled: label()) }
}

/// What stands for a ``ShareLink`` that says no more than words: these beside the system's sign for sharing.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }

  /// The words and the sign.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// The system's word for something that would be handed on, and how it would be shown there.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> { self.init(labeled: Label()) }

  /// A title for something that would be handed on, and how it would be shown there.
  @_disfavoredOverload
  public init<Item>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> { self.init(labeled: Label(Text(title))) }

  /// A title for something that would be handed on, and how it would be shown there.
  public init<Item>(
    _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> { self.init(labeled: Label(Text(key))) }

  /// A title that is a text for something that would be handed on, and how it would be shown there.
  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> { self.init(labeled: Label(title)) }

  /// The system's word for several things that would be handed on, and how they would be shown there.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(labeled: Label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// The system's word beside its sign for sharing.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<Item> {
    self.init(labeled: Label())
  }

  /// - Parameter title: stands beside the system's sign for sharing.
  @_disfavoredOverload
  public init<Item>(_ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> { self.init(labeled: Label(Text(title))) }

  /// - Parameter key: stands beside the system's sign for sharing.
  public init<Item>(_ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> { self.init(labeled: Label(Text(key))) }

  /// - Parameter title: stands beside the system's sign for sharing.
  public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> { self.init(labeled: Label(title)) }

  /// The system's word for several things that would be handed on.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) { self.init(labeled: Label()) }

  /// A title for several things that would be handed on.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(labeled: Label(Text(title)))
  }

  /// A title for several things that would be handed on.
  public init(_ key: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(labeled: Label(Text(key)))
  }
}
