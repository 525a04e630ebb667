public import Foundation

// What leads elsewhere, drawn as it stands there: another screen is a picture of its own.

/// A label that leads to another screen; drawn as the label in the accent colour, or in that of texts where only that is
/// set, unless a style of buttons says otherwise.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private var badgeLabel: String?

  @Environment(\.labelAccent) private var accent
  @Environment(\.isListRow) private var isListRow
  @Environment(\.navigationLinkIndicatorVisibility) private var indicatorVisibility
  @Environment(\.buttonStyle) private var style
  @Environment(\.controlOpacity) private var opacity

  /// - Parameters:
  ///   - destination: the screen, which is not drawn.
  ///   - label: what it shows.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a screen, which is not drawn.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a screen, which is not drawn even where it is shown in an app.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A label that leads to a screen, which is not drawn even where it is shown in an app.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A label that leads to a screen, which is not drawn even where it is shown in an app.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The same link: a picture has one column.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }

  /// The label as the style has it; in a row of a list as it is, with a chevron at the row's end.
  @ViewBuilder
  public var body: some View {
    if isListRow {
      LinkRow(label: label, badge: badgeLabel.map { Text($0) }, hasChevron: indicatorVisibility != .hidden)
        .faded(opacity).markTarget().accessibilityAddTraits(.isButton)
    } else if style.isOfLinks {
      Button(action: {}) { label }
    } else {
      LabelRow(content: label).foregroundColor(accent).faded(opacity)
        .markTarget().accessibilityAddTraits(.isButton)
    }
  }
}

/// What leads elsewhere as a row of a list: a badge, its own or that of the label, stands before the chevron.
private struct LinkRow<Label: View>: PrimitiveView {
  let label: Label
  let badge: Text?
  let hasChevron: Bool

  func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let nodes = label._resolve(in: context)
    let badge = self.badge ?? nodes.lazy.compactMap(\.traits.listRow.badge).first
    return HStack(spacing: 8) {
      Resolved(nodes: nodes)
      Spacer(minLength: 0)
      if let badge { badge.foregroundStyle(.secondary) }
      if hasChevron { Chevron(style: .tertiary) }
    }
    ._resolve(in: context)
  }
}

extension NavigationLink {
  /// Sets how many things wait there, before the chevron of its row of a list; 0 for none.
  public func badge(_ count: Int) -> Self { badge(count == 0 ? nil : String(count)) }

  /// Sets a word about what waits there, before the chevron of its row of a list.
  public func badge(_ label: String?) -> Self {
    var link = self
    link.badgeLabel = label
    return link
  }
}

extension NavigationLink where Label == Text {
  /// Words that lead to a screen, which is not drawn.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) { label = Text(title) }

  /// Words that lead to a screen, which is not drawn.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) { label = Text(title) }
}

extension NavigationLink where Destination == Never {
  /// A label that leads to what a value stands for.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Words that lead to what a value stands for.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) { label = Text(title) }

  /// Words that are looked up and lead to what a value stands for.
  public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) { label = Text(key) }
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
