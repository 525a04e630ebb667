public import DaguerreViews
public import Foundation

// List items of former releases.

extension OUDSListItemSize {
  /// The former name of ``default``.
  @available(*, deprecated, renamed: "default")
  public static let standard = OUDSListItemSize.default
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

  /// An item with a view of one's own under its row, before where it leads.
  @available(*, deprecated, message: "Give the data a bottomSlot.")
  public init(
    data: OUDSListItemData, slot: some View, indicatorType: OUDSNavigationListItemIndicatorType,
    leading: OUDSListItemLeading? = nil, trailing: OUDSListItemTrailing? = nil, action: (() -> Void)? = nil
  ) {
    self.init(
      data: data.with(bottomSlot: slot), indicatorType: indicatorType, leading: leading, trailing: trailing,
      action: action)
  }
}

extension OUDSNavigationLink {
  /// A row with the former name of `indicatorType`.
  @available(*, deprecated, message: "Use indicatorType:.")
  public init(
    title: String, affordanceType: OUDSNavigationListItemIndicatorType, style: OUDSListItemContentStyle? = nil,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(title: title, indicatorType: affordanceType, style: style, destination: destination)
  }

  /// A row with the former name of `hasBoldLabel`.
  @available(*, deprecated, message: "Use hasBoldLabel:.")
  public init(
    title: String, isBoldLabel: Bool, indicatorType: OUDSNavigationListItemIndicatorType = .next,
    style: OUDSListItemContentStyle? = nil, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      title: title, hasBoldLabel: isBoldLabel, indicatorType: indicatorType, style: style, destination: destination)
  }

  /// A row whose title is a key, with the former name of `hasBoldLabel`.
  @available(*, deprecated, message: "Use hasBoldLabel:.")
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, isBoldLabel: Bool,
    indicatorType: OUDSNavigationListItemIndicatorType = .next, style: OUDSListItemContentStyle? = nil,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      key, tableName: tableName, bundle: bundle, hasBoldLabel: isBoldLabel, indicatorType: indicatorType, style: style,
      destination: destination)
  }
}

// MARK: - What stands beside the texts

extension OUDSListItemLeading {
  /// The former name of `slot`.
  @available(*, deprecated, renamed: "slot(_:)")
  public static func customView(_ view: AnyView) -> Self { .slot(view) }
}

extension OUDSListItemTrailing {
  /// The former name of `slot`.
  @available(*, deprecated, renamed: "slot(_:)")
  public static func customView(_ view: AnyView) -> Self { .slot(view) }
}

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

extension OUDSListItemImage {
  /// A picture, with the size before what is said of it.
  @available(*, deprecated, message: "The order is: asset, description, size, ratio, contentMode.")
  public init(asset: Image, size: Size, description: String?) {
    self.init(asset: asset, description: description, size: size)
  }
}
