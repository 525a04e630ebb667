public import DaguerreViews

// How list items looked in release 2, and names of styles that were never the library's.

/// The name of the styles of list items in release 2.
@available(*, deprecated, renamed: "OUDSListItemContentStyle")
public typealias OUDSListItemStyle = OUDSListItemContentStyle

/// A former name of the styles of list items.
@available(*, deprecated, renamed: "OUDSListItemContentStyle")
public typealias OUDSListContentStyle = OUDSListItemContentStyle

/// A former name of what makes a list item a card.
@available(*, deprecated, renamed: "OUDSListItemContentStyle.CardDecoration")
public typealias OUDSListCardDecoration = OUDSListItemContentStyle.CardDecoration

extension OUDSListItemContentStyle {
  /// The name in release 2 of what makes a list item a card.
  @available(*, deprecated, renamed: "CardDecoration")
  public typealias Card = CardDecoration

  /// What a row of one list has.
  @available(*, deprecated, message: "Use item(divider:background:).")
  public enum Decoration: Hashable, Sendable {
    /// A ground always, or only while something is done to the item.
    case background(withDivider: Bool = false)
    case backgroundOnInteractionOnly(withDivider: Bool = false)

    /// With the label as it was misspelt.
    public static func background(wthDivider: Bool) -> Self { .background(withDivider: wthDivider) }

    fileprivate var style: OUDSListItemContentStyle {
      switch self {
      case .background(let divider): .item(divider: divider, background: true)
      case .backgroundOnInteractionOnly(let divider): .item(divider: divider, background: false)
      }
    }
  }

  /// Rows of one list.
  @available(*, deprecated, message: "Use item(divider:background:).")
  public static func standard(_ decoration: Decoration = .backgroundOnInteractionOnly()) -> Self { decoration.style }

  /// Rows of one list.
  @available(*, deprecated, message: "Use item(divider:background:).")
  public static func standard(divider: Bool, background: Bool = false) -> Self {
    .item(divider: divider, background: background)
  }

  /// A border around each.
  @available(*, deprecated, message: "Use card(.outlined()).")
  public static var outlined: Self { .card(.outlined) }
}

extension OUDSListItemContentStyle.CardDecoration {
  /// A border only while something is done to the item.
  @available(*, deprecated, message: "Use outlined(onlyOnInteraction: true).")
  public static let outlinedOnInteractionOnly = Self.outlined(onlyOnInteraction: true)
  /// A ground.
  @available(*, deprecated, message: "Use standard(divider: false).")
  public static let background = Self.standard(divider: false)
  /// A ground only while something is done to the item.
  @available(*, deprecated, message: "Use standard(divider: false, background: false).")
  public static let backgroundOnInteractionOnly = Self.standard(divider: false, background: false)

  /// A border, with the label as the library's comments have it.
  @available(*, deprecated, message: "Use outlined(onlyOnInteraction:).")
  public static func outlined(onInteractionOnly: Bool) -> Self { .outlined(onlyOnInteraction: onInteractionOnly) }

  /// A ground, with the label of the line as it was misspelt.
  @available(*, deprecated, message: "Use standard(divider:).")
  public static func background(wthDivider: Bool) -> Self { .standard(divider: wthDivider) }

  /// A ground only while something is done to the item.
  @available(*, deprecated, message: "Use standard(divider:background:).")
  public static func backgroundOnInteractionOnly(withDivider: Bool) -> Self {
    .standard(divider: withDivider, background: false)
  }
}

extension View {
  /// Sets how list items within the view look.
  @available(*, deprecated, message: "Use oudsListContentStyle(_:).")
  public func oudsListItemStyle(_ style: OUDSListItemContentStyle) -> some View { oudsListContentStyle(style) }

  /// Sets how list items within the view look.
  @available(*, deprecated, message: "Use oudsListContentStyle(_:).")
  public func oudsListItemStyle(style: OUDSListItemContentStyle) -> some View { oudsListContentStyle(style) }

  /// Makes list items within the view cards.
  @available(*, deprecated, message: "Use oudsListCardStyle(.standard(divider:background:)).")
  @_disfavoredOverload
  public func oudsListCardStyle(hasDivider: Bool = false, hasBackground: Bool = true) -> some View {
    oudsListCardStyle(.standard(divider: hasDivider, background: hasBackground))
  }

  /// Makes list items within the view cards, with the label as the library's comments have it.
  @available(*, deprecated, message: "Use oudsListCardStyle(_:).")
  public func oudsListCardStyle(decoration: OUDSListItemContentStyle.CardDecoration) -> some View {
    oudsListCardStyle(decoration)
  }

  /// Makes list items within the view rows of one list.
  @available(*, deprecated, message: "Use oudsListItemStyle(divider:background:).")
  public func oudsListItemStandardStyle(
    _ decoration: OUDSListItemContentStyle.Decoration = .backgroundOnInteractionOnly(withDivider: true)
  ) -> some View {
    oudsListContentStyle(decoration.style)
  }
}
