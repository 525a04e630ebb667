public import DaguerreViews
public import Foundation
internal import OUDSThemesContract

/// Something to do in a tool bar: words, an icon, a way back, or a view of one's own.
public struct OUDSToolBarItem: View, Identifiable {
  /// What is pinned on an icon.
  public enum BadgeType: Hashable, Sendable {
    /// A dot.
    case standard
    /// A number.
    case number(count: UInt8)
  }

  /// What an item shows and does.
  public enum Action {
    /// Words.
    case label(
      _ string: String, emphasized: Bool = false, accessibilityHint: String? = nil, action: (() -> Void)? = nil)
    /// An icon, with a badge or without.
    case icon(
      asset: Image, accessibilityLabel: String, accessibilityHint: String? = nil, badgeType: BadgeType? = nil,
      action: (() -> Void)? = nil)
  }

  /// How much an item stands out.
  public enum Style: String, Hashable, Sendable, CaseIterable { case `default`, prominent, tinted }

  /// What leads away from a screen.
  public enum Navigation {
    /// To the screen before.
    case back(label: String? = nil, accessibilityLabel: String = "Back", action: (() -> Void)? = nil)
    /// Out of what lies over a screen.
    case close(accessibilityLabel: String = "Close", action: (() -> Void)? = nil)

    /// Out of what lies over a screen.
    public static var close: Navigation { .close() }
  }

  /// The same by another name.
  public typealias ActionType = Action
  /// The same by another name.
  public typealias ActionStyle = Style
  /// The same by another name.
  public typealias NavigationType = Navigation

  private enum Content {
    case action(Action, Style)
    case navigation(Navigation)
    case view(AnyView)
  }

  /// Its own, and that of its copies.
  public let id = UUID()

  private let content: Content

  @Environment(\.theme) private var theme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.hidesBackLabel) private var hidesBackLabel

  // MARK: Initialisers

  /// - Parameters:
  ///   - action: what the item shows, and what it would do; never called, since nothing here moves.
  ///   - style: how much it stands out.
  public init(action: Action, style: Style = .default) { content = .action(action, style) }

  /// An item that leads away from the screen.
  public init(navigation: Navigation) { content = .navigation(navigation) }

  /// Words.
  ///
  /// - Parameter action: what they do; nil where there is nothing to do, so that they are disabled.
  public init(label: String, action: (() -> Void)? = nil) { self.init(action: .label(label, action: action)) }

  /// Words that are a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, action: @escaping () -> Void
  ) {
    self.init(label: key.localized(tableName, bundle), action: action)
  }

  /// An icon.
  ///
  /// - Parameter action: what it does; nil where there is nothing to do, so that it is disabled.
  public init(icon: Image, accessibilityLabel: String, action: (() -> Void)? = nil) {
    self.init(action: .icon(asset: icon, accessibilityLabel: accessibilityLabel, action: action))
  }

  /// A view of one's own.
  public init(@ViewBuilder content: () -> some View) { self.content = .view(AnyView(content())) }

  // MARK: Body

  /// A button of the design system: minimal, strong when prominent or emphasised, default when tinted.
  @ViewBuilder
  public var body: some View {
    switch content {
    case .action(.label(let text, let emphasized, let hint, let action), let style):
      OUDSButton(text: text, appearance: appearance(emphasized ? .prominent : style), action: action ?? {})
        .disabled(action == nil)
        .accessibilityHint(hint ?? "")
    case .action(.icon(let asset, let label, let hint, let badge, let action), let style):
      OUDSButton(
        image: OUDSImage(asset: asset, accessibilityLabel: label),
        badge: badge.map { OUDSIconBadge(count: $0.count, accessibilityLabel: "") }, appearance: appearance(style),
        action: action ?? {}
      )
      .disabled(action == nil)
      .accessibilityHint(hint ?? "")
    case .navigation(.back(let text, let label, _)):
      if let text, !hidesBackLabel {
        OUDSNavigationButton(label: text, chevron: .previous, appearance: .minimal) {}
      } else {
        icon(theme.image(for: .previous), label, flipped: layoutDirection == .rightToLeft)
      }
    case .navigation(.close(let label, _)): icon(theme.image(for: .close), label)
    case .view(let view): view
    }
  }

  private func icon(_ glyph: VectorImage, _ label: String, flipped: Bool = false) -> OUDSButton {
    OUDSButton(
      image: OUDSImage(asset: Image(glyph), flipped: flipped, accessibilityLabel: label), appearance: .minimal
    ) {}
  }

  private func appearance(_ style: Style) -> OUDSButton.Appearance {
    switch style {
    case .default: .minimal
    case .prominent: .strong
    case .tinted: .default
    }
  }
}

extension OUDSToolBarItem.BadgeType {
  fileprivate var count: UInt8? { if case .number(let count) = self { count } else { nil } }
}

/// Collects the items that a closure lists.
@resultBuilder
public enum OUDSToolBarItemsBuilder {
  /// One item.
  public static func buildExpression(_ item: OUDSToolBarItem) -> [OUDSToolBarItem] { [item] }
  /// Items that are already a list.
  public static func buildExpression(_ items: [OUDSToolBarItem]) -> [OUDSToolBarItem] { items }
  /// None, of an empty block.
  public static func buildBlock() -> [OUDSToolBarItem] { [] }
  /// All that a block lists, in its order.
  public static func buildBlock(_ items: [OUDSToolBarItem]...) -> [OUDSToolBarItem] { items.flatMap { $0 } }
  /// Items, for whoever calls the builder by hand.
  public static func buildBlock(_ items: OUDSToolBarItem...) -> [OUDSToolBarItem] { items }
  /// Those of an `if` without an `else`, or none.
  public static func buildOptional(_ items: [OUDSToolBarItem]?) -> [OUDSToolBarItem] { items ?? [] }
  /// Those of an `if`.
  public static func buildEither(first items: [OUDSToolBarItem]) -> [OUDSToolBarItem] { items }
  /// Those of an `else`.
  public static func buildEither(second items: [OUDSToolBarItem]) -> [OUDSToolBarItem] { items }
  /// Those of every pass of a loop.
  public static func buildArray(_ items: [[OUDSToolBarItem]]) -> [OUDSToolBarItem] { items.flatMap { $0 } }
}

private enum HidesBackLabelKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether ways back are a chevron alone.
  var hidesBackLabel: Bool {
    get { self[HidesBackLabelKey.self] }
    set { self[HidesBackLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets whether ways back in tool bars of the view are a chevron alone; all else of them is the theme's by itself.
  public func oudsNavigationBarAppearance(hideBackButtonLabel: Bool = false) -> some View {
    environment(\.hidesBackLabel, hideBackButtonLabel)
  }
}
