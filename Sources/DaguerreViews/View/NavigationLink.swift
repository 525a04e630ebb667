public import Foundation

// What leads elsewhere, drawn as it stands there: another screen is a picture of its own.

/// A label that leads to another screen; drawn as the label in the accent colour, or in that of texts where only that is
/// set, unless a style of buttons says otherwise.
public struct NavigationLink<Label: View>: View {
  private let label: Label
  private var badgeLabel: String?

  @Environment(\.labelAccent) private var accent
  @Environment(\.isListRow) private var isListRow
  @Environment(\.buttonStyle) private var style
  @Environment(\.controlOpacity) private var opacity

  /// - Parameters:
  ///   - destination: the screen, which is not drawn.
  ///   - label: what it shows.
  public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a screen, which is not drawn.
  public init(destination: some View, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a screen, which is not drawn even where it is shown in an app.
  public init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a screen, which is not drawn even where it is shown in an app.
  public init<Value: Hashable>(
    destination: some View, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A label that leads to a screen, which is not drawn even where it is shown in an app.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The same link: a picture has one column.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }

  /// A label that leads to what a value stands for.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label as the style has it; in a row of a list as it is, with a chevron at the row's end.
  @ViewBuilder
  public var body: some View {
    if isListRow {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        if let badgeLabel { Text(badgeLabel).foregroundStyle(.secondary) }
        Chevron(style: .tertiary)
      }
      .faded(opacity).markTarget().accessibilityAddTraits(.isButton)
    } else if style.isOfLinks {
      Button(action: {}) { label }
    } else {
      LabelRow(content: label).foregroundColor(accent).faded(opacity)
        .markTarget().accessibilityAddTraits(.isButton)
    }
  }
}

extension NavigationLink {
  /// Sets how many things wait there, before the chevron of its row of a list; 0 for none.
  public func badge(_ count: Int) -> NavigationLink { badge(count == 0 ? nil : String(count)) }

  /// Sets a word about what waits there, before the chevron of its row of a list.
  public func badge(_ label: String?) -> NavigationLink {
    var link = self
    link.badgeLabel = label
    return link
  }
}

extension NavigationLink where Label == Text {
  /// Words that lead to a screen, which is not drawn.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) { label = Text(title) }

  /// Words that lead to a screen, which is not drawn.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: some View) { label = Text(title) }

  /// Words that lead to what a value stands for.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) { label = Text(title) }
}

/// A label that leads to an address; drawn as the label in the accent colour, or in that of texts where only that is
/// set, unless a style of buttons says otherwise.
public struct Link<Label: View>: View {
  private let label: Label

  @Environment(\.labelAccent) private var accent
  @Environment(\.buttonStyle) private var style

  /// - Parameters:
  ///   - destination: where it leads; never opened, since nothing here moves.
  ///   - label: what it shows.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label as the style has it.
  @ViewBuilder
  public var body: some View {
    if style.isOfLinks {
      Button(action: {}) { label }.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
    } else {
      LabelRow(content: label).foregroundColor(accent).markTarget().accessibilityAddTraits(.isLink)
    }
  }
}

/// A button that would hand something to other apps; drawn as its label.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// - Parameter item: what would be handed on; nobody touches the button.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label, as a button has it.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == DaguerreViews.Label<Text, Image> {
  /// - Parameter title: stands beside the system's sign for sharing.
  @_disfavoredOverload
  public init<Item>(_ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label(title, systemImage: "square.and.arrow.up") }
  }

  /// The system's word beside its sign for sharing.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init("Share…", item: item) }
}

extension Link where Label == Text {
  /// Words that lead to an address.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) { label = Text(title) }
}

extension View {
  /// The same view: what a value stands for is a picture of its own.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> Self { self }

  /// The same view: the screen is a picture of its own.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> Self { self }

  /// The same view: what an item stands for is a picture of its own.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> Self { self }

  /// The same view: the stack is drawn as its first screen, however it is shown.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> Self { self }
}

/// How screens that follow one another would be shown.
public enum NavigationViewStyle: Hashable, Sendable { case automatic, stack, columns }
