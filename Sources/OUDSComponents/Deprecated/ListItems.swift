public import DaguerreViews
public import Foundation

// List items of former releases.

extension OUDSListItemSize {
  /// The former name of ``default``.
  @available(*, deprecated, renamed: "default")
  public static let standard = OUDSListItemSize.default
}

extension OUDSListItemData {
  /// Texts with the former name of `hasBoldLabel`.
  @available(*, deprecated, message: "Use hasBoldLabel:.")
  public init(
    label: String, isBoldLabel: Bool, description: String? = nil, overline: (any OUDSTextContent)? = nil,
    extraLabel: String? = nil, helperText: String? = nil
  ) {
    self.init(
      label: label, hasBoldLabel: isBoldLabel, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText)
  }

  /// Texts in their former order.
  @available(*, deprecated, message: "The order is: label, hasBoldLabel, description, overline, extraLabel, ...")
  @_disfavoredOverload
  public init(
    label: String, isBold: Bool = false, overline: String? = nil, extraLabel: String? = nil,
    description: String? = nil, helperText: String? = nil
  ) {
    self.init(
      label: label, hasBoldLabel: isBold, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText)
  }
}

extension OUDSListItemData {
  /// Texts with the helper text in last place.
  @available(*, deprecated, message: "helperText: comes before textSlot: and bottomSlot:.")
  public init(
    label: String, hasBoldLabel: Bool = false, description: String? = nil, overline: (any OUDSTextContent)? = nil,
    extraLabel: String? = nil, textSlot: Slot?, bottomSlot: Slot? = nil, helperText: String
  ) {
    self.init(
      label: label, hasBoldLabel: hasBoldLabel, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText, textSlot: textSlot, bottomSlot: bottomSlot)
  }

  /// Texts with the helper text in last place.
  @available(*, deprecated, message: "helperText: comes before textSlot: and bottomSlot:.")
  public init(
    label: String, hasBoldLabel: Bool = false, description: String? = nil, overline: (any OUDSTextContent)? = nil,
    extraLabel: String? = nil, bottomSlot: Slot?, helperText: String
  ) {
    self.init(
      label: label, hasBoldLabel: hasBoldLabel, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText, bottomSlot: bottomSlot)
  }

  /// Texts with a closure for the view under them, and the helper text in last place.
  @available(*, deprecated, message: "Use helperText: and textSlot: Slot.")
  public init(
    label: String, description: String? = nil, @ViewBuilder textSlot: () -> some View, helperText: String
  ) {
    self.init(label: label, description: description, helperText: helperText, textSlot: Slot(content: textSlot))
  }

  /// Texts with a closure for the view under the row, and the helper text in last place.
  @available(*, deprecated, message: "Use helperText: and bottomSlot: Slot.")
  public init(
    label: String, description: String? = nil, @ViewBuilder bottomSlot: () -> some View, helperText: String
  ) {
    self.init(label: label, description: description, helperText: helperText, bottomSlot: Slot(content: bottomSlot))
  }

  /// Texts with closures for the views under them and under the row, and the helper text in last place.
  @available(*, deprecated, message: "Use helperText:, textSlot: Slot and bottomSlot: Slot.")
  public init(
    label: String, description: String? = nil, @ViewBuilder textSlot: () -> some View,
    @ViewBuilder bottomSlot: () -> some View, helperText: String
  ) {
    self.init(
      label: label, description: description, helperText: helperText, textSlot: Slot(content: textSlot),
      bottomSlot: Slot(content: bottomSlot))
  }

  /// Texts with a view of one's own under them, by its former name.
  @available(*, deprecated, message: "Use helperText: and textSlot: Slot.")
  public init(
    label: String, description: String? = nil, @ViewBuilder slot: () -> some View, helperText: String
  ) {
    self.init(label: label, description: description, helperText: helperText, textSlot: Slot(content: slot))
  }
}

// MARK: - Items

/// The former name of ``OUDSNavigationListItemIndicatorType``.
@available(*, deprecated, renamed: "OUDSNavigationListItemIndicatorType")
public typealias OUDSNavigationListItemAffordanceType = OUDSNavigationListItemIndicatorType

/// The former name of ``OUDSStaticListItem``.
@available(*, deprecated, renamed: "OUDSStaticListItem")
public typealias OUDSListStaticItem = OUDSStaticListItem

extension OUDSStaticListItem {
  /// An item with a view of one's own under its row.
  @available(*, deprecated, message: "Give the data a bottomSlot.")
  public init(
    data: OUDSListItemData, slot: some View, leading: OUDSListItemLeading? = nil,
    trailing: OUDSListItemTrailing? = nil
  ) {
    self.init(data: data.with(bottomSlot: slot), leading: leading, trailing: trailing)
  }
}

extension OUDSNavigationListItem {
  /// The former name of ``OUDSNavigationListItemIndicatorType``.
  @available(*, deprecated, message: "Use OUDSNavigationListItemIndicatorType.")
  public typealias Indicator = OUDSNavigationListItemIndicatorType

  /// An item with the former name of `indicatorType`.
  @available(*, deprecated, message: "Use indicatorType:.")
  public init(
    data: OUDSListItemData, affordanceType: OUDSNavigationListItemIndicatorType,
    leading: OUDSListItemLeading? = nil, trailing: OUDSListItemTrailing? = nil, action: (() -> Void)? = nil
  ) {
    self.init(data: data, indicatorType: affordanceType, leading: leading, trailing: trailing, action: action)
  }

  /// An item with the former name of `indicatorType`.
  @available(*, deprecated, message: "Use indicatorType:.")
  public init(
    data: OUDSListItemData, indicator: OUDSNavigationListItemIndicatorType,
    leading: OUDSListItemLeading? = nil, trailing: OUDSListItemTrailing? = nil, action: (() -> Void)? = nil
  ) {
    self.init(data: data, indicatorType: indicator, leading: leading, trailing: trailing, action: action)
  }

  /// An item with a view of one's own under its row.
  @available(*, deprecated, message: "Give the data a bottomSlot.")
  public init(
    data: OUDSListItemData, slot: some View, affordanceType: OUDSNavigationListItemIndicatorType = .next,
    leading: OUDSListItemLeading? = nil, trailing: OUDSListItemTrailing? = nil, action: (() -> Void)? = nil
  ) {
    self.init(
      data: data.with(bottomSlot: slot), indicatorType: affordanceType, leading: leading, trailing: trailing,
      action: action)
  }
}

extension OUDSNavigationLink {
  /// A row with the former name of `indicatorType`.
  @available(*, deprecated, message: "Use indicatorType:.")
  public init(
    title: String, affordanceType: OUDSNavigationListItemIndicatorType, style: OUDSListContentStyle? = nil,
    @ViewBuilder destination: () -> some View
  ) {
    self.init(title: title, indicatorType: affordanceType, style: style, destination: destination)
  }

  /// A row with the former name of `indicatorType`, in a style of former releases.
  @available(*, deprecated, message: "Use indicatorType:, and an OUDSListContentStyle.")
  public init(
    title: String, affordanceType: OUDSNavigationListItemIndicatorType = .next, style: OUDSListItemStyle,
    @ViewBuilder destination: () -> some View
  ) {
    self.init(title: title, indicatorType: affordanceType, style: style.style, destination: destination)
  }
}

// MARK: - What stands beside the texts

extension OUDSListItemIcon {
  /// The former name of ``IconStatus``.
  @available(*, deprecated, renamed: "IconStatus")
  public typealias IconType = IconStatus

  /// An icon with the former name of its status.
  @available(*, deprecated, message: "Use init(status:description:size:).")
  public init(type: IconStatus, size: Size = .medium) { self.init(status: type, size: size) }
}

extension OUDSListItemIcon.IconStatus {
  /// An icon of one's own with what a screen reader says, which the icon takes now.
  @available(*, deprecated, message: "Give the OUDSListItemIcon the description.")
  public static func neutral(asset: Image, description: String, badge: Bool = false) -> Self {
    .neutral(asset: asset, badge: badge)
  }
}

extension OUDSListItemAvatar {
  /// An avatar with a badge of former releases.
  @available(*, deprecated, message: "Use badgeType:.")
  public init(type: AvatarType, size: Size = .medium, badge: OUDSBadge?) {
    self.init(type: type, size: size, badge: badge.map { AnyView($0) })
  }
}

extension OUDSListItemLeading {
  /// An icon of one's own.
  @available(*, deprecated, message: "Use an OUDSListItemIcon.")
  public static func icon(_ image: OUDSImage) -> Self { .icon(OUDSListItemIcon(image: image)) }
  /// A picture.
  @available(*, deprecated, message: "Use an OUDSListItemImage.")
  public static func image(_ image: Image) -> Self { .image(OUDSListItemImage(asset: image)) }
  /// A picture.
  @available(*, deprecated, message: "Use an OUDSListItemImage.")
  public static func image(asset: Image, description: String? = nil) -> Self {
    .image(OUDSListItemImage(asset: asset, description: description ?? ""))
  }
  /// A flag.
  @available(*, deprecated, message: "Use an OUDSListItemFlag.")
  public static func flag(_ image: Image) -> Self { .flag(OUDSListItemFlag(asset: image)) }
  /// A flag.
  @available(*, deprecated, message: "Use an OUDSListItemFlag.")
  public static func flag(asset: Image) -> Self { .flag(OUDSListItemFlag(asset: asset)) }
  /// A video.
  @available(*, deprecated, message: "Use an OUDSListItemVideo.")
  public static func video(
    _ url: URL, autoplay: Bool = false, muted: Bool = true, tapToTogglePlay: Bool = true, tapToToggleMute: Bool = false
  ) -> Self {
    .video(
      OUDSListItemVideo(
        url: url, autoplay: autoplay, muted: muted, tapToTogglePlay: tapToTogglePlay, tapToToggleMute: tapToToggleMute))
  }
}

extension OUDSListItemTrailing {
  /// How a trailing text looks.
  @available(*, deprecated, message: "Use TextType.")
  public enum TextStyle: Hashable, Sendable { case label, labelMuted, labelStrong }

  /// A text.
  @available(*, deprecated, message: "Use text(.label(...)) or another TextType.")
  public static func text(_ text: String, style: TextStyle = .label) -> Self {
    switch style {
    case .label: .text(.label(text))
    case .labelMuted: .text(.labelMuted(text))
    case .labelStrong: .text(.labelStrong(text))
    }
  }

  /// A badge of former releases.
  @available(*, deprecated, message: "Use badge(.count(_)) or badge(.standard(_)).")
  public static func badge(_ badge: OUDSBadge) -> Self { badge.trailing }

  /// A label with a second line.
  @available(*, deprecated, message: "Use text(.labelAndExtraLabel(_, _)).")
  public static func labelAndExtraLabel(_ label: String, extra: String) -> Self {
    .text(.labelAndExtraLabel(label, extra))
  }

  /// An icon of one's own.
  @available(*, deprecated, message: "Use an OUDSListItemIcon.")
  public static func icon(_ image: OUDSImage) -> Self { .icon(OUDSListItemIcon(image: image)) }
  /// A picture.
  @available(*, deprecated, message: "Use an OUDSListItemImage.")
  public static func image(_ image: Image) -> Self { .image(OUDSListItemImage(asset: image)) }
  /// A picture.
  @available(*, deprecated, message: "Use an OUDSListItemImage.")
  public static func image(asset: Image, description: String? = nil) -> Self {
    .image(OUDSListItemImage(asset: asset, description: description ?? ""))
  }
  /// A flag.
  @available(*, deprecated, message: "Use an OUDSListItemFlag.")
  public static func flag(_ image: Image) -> Self { .flag(OUDSListItemFlag(asset: image)) }
  /// A flag.
  @available(*, deprecated, message: "Use an OUDSListItemFlag.")
  public static func flag(asset: Image) -> Self { .flag(OUDSListItemFlag(asset: asset)) }
  /// A video.
  @available(*, deprecated, message: "Use an OUDSListItemVideo.")
  public static func video(
    _ url: URL, autoplay: Bool = false, muted: Bool = true, tapToTogglePlay: Bool = true, tapToToggleMute: Bool = false
  ) -> Self {
    .video(
      OUDSListItemVideo(
        url: url, autoplay: autoplay, muted: muted, tapToTogglePlay: tapToTogglePlay, tapToToggleMute: tapToToggleMute))
  }
}

// MARK: - Styles

/// How list items looked in release 2.
@available(*, deprecated, message: "Use OUDSListContentStyle.")
public enum OUDSListItemStyle: Hashable, Sendable {
  /// What a row of one list has.
  public enum Decoration: Hashable, Sendable {
    /// A ground always, or only while something is done to the item.
    case background(withDivider: Bool = false)
    case backgroundOnInteractionOnly(withDivider: Bool = false)

    /// With the label as it was misspelt.
    public static func background(wthDivider: Bool) -> Self { .background(withDivider: wthDivider) }

    fileprivate var style: OUDSListContentStyle {
      switch self {
      case .background(let divider): .item(divider: divider, background: true)
      case .backgroundOnInteractionOnly(let divider): .item(divider: divider, background: false)
      }
    }
  }

  /// Rows of one list.
  case standard(Decoration = .backgroundOnInteractionOnly())
  /// A card each.
  case card(OUDSListCardDecoration = .standard())

  /// A border around each.
  public static let outlined = Self.card(.outlined)

  /// Rows of one list.
  public static func standard(divider: Bool, background: Bool = false) -> Self {
    .standard(background ? .background(withDivider: divider) : .backgroundOnInteractionOnly(withDivider: divider))
  }

  fileprivate var style: OUDSListContentStyle {
    switch self {
    case .standard(let decoration): decoration.style
    case .card(let decoration): .card(decoration)
    }
  }
}

/// The name that ``OUDSListItemStyle`` had in between.
@available(*, deprecated, message: "Use OUDSListContentStyle.")
public typealias OUDSListItemContentStyle = OUDSListItemStyle

extension OUDSListCardDecoration {
  /// A border only while something is done to the item.
  @available(*, deprecated, message: "Use outlined(onlyOnInteraction: true).")
  public static let outlinedOnInteractionOnly = Self.outlined(onlyOnInteraction: true)
  /// A ground.
  @available(*, deprecated, message: "Use standard().")
  public static let background = Self.standard()
  /// A ground only while something is done to the item.
  @available(*, deprecated, message: "Use standard(background: false).")
  public static let backgroundOnInteractionOnly = Self.standard(background: false)
}

extension View {
  /// Sets how list items within the view look.
  @available(*, deprecated, message: "Use oudsListContentStyle(_:).")
  public func oudsListItemStyle(_ style: OUDSListItemStyle) -> some View { oudsListContentStyle(style.style) }

  /// Sets how list items within the view look.
  @available(*, deprecated, message: "Use oudsListContentStyle(_:).")
  public func oudsListItemStyle(style: OUDSListItemStyle) -> some View { oudsListContentStyle(style.style) }

  /// Makes list items within the view cards.
  @available(*, deprecated, message: "Use oudsListCardStyle(.standard(divider:background:)).")
  @_disfavoredOverload
  public func oudsListCardStyle(hasDivider: Bool = false, hasBackground: Bool = true) -> some View {
    oudsListCardStyle(.standard(divider: hasDivider, background: hasBackground))
  }

  /// Makes list items within the view rows of one list.
  @available(*, deprecated, message: "Use oudsListItemStyle(divider:background:).")
  public func oudsListItemStandardStyle(_ decoration: OUDSListItemStyle.Decoration) -> some View {
    oudsListContentStyle(decoration.style)
  }
}
