public import DaguerreViews
public import Foundation

// A key in place of the text, looked up in a table of a bundle.

extension OUDSAlertMessage {
  /// A message whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, status: OUDSAlertStatus = .positive,
    description: (any OUDSTextContent)? = nil, bulletList: [any OUDSTextContent] = [], link: Link? = nil,
    onClose: (() -> Void)? = nil
  ) {
    self.init(
      label: key.localized(tableName, bundle), status: status, description: description, bulletList: bulletList,
      link: link, onClose: onClose)
  }
}

extension OUDSInlineAlert {
  /// A message whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, status: OUDSAlertStatus = .neutral()
  ) {
    self.init(label: key.localized(tableName, bundle), status: status)
  }
}

extension OUDSBadgeStandard {
  /// A dot with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    status: Status = .neutral, size: Size = .medium
  ) {
    self.init(accessibilityLabel: key.localized(tableName, bundle), status: status, size: size)
  }
}

extension OUDSBadgeCount {
  /// A number with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    _ count: UInt8, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    status: OUDSBadgeStandard.Status = .neutral, size: Size = .medium
  ) {
    self.init(count, accessibilityLabel: key.localized(tableName, bundle), status: status, size: size)
  }
}

extension OUDSBadgeIcon {
  /// An icon with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    status: Status, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    size: Size = .medium
  ) {
    self.init(status: status, accessibilityLabel: key.localized(tableName, bundle), size: size)
  }
}

extension OUDSButton {
  /// A button with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, appearance: Appearance = .default,
    style: Style = .default, size: Size = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      text: key.localized(tableName, bundle), appearance: appearance, style: style, size: size,
      isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon before its text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    appearance: Appearance = .default, style: Style = .default, size: Size = .default, isFullWidth: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(
      text: key.localized(tableName, bundle), image: image, appearance: appearance, style: style, size: size,
      isFullWidth: isFullWidth,
      action: action)
  }
}

extension OUDSFilterChip {
  /// A chip with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, selected: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(text: key.localized(tableName, bundle), selected: selected, action: action)
  }

  /// A chip with a text and an icon.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    selected: Bool = false, action: @escaping () -> Void
  ) {
    self.init(image: image, text: key.localized(tableName, bundle), selected: selected, action: action)
  }

  /// A chip with an icon and a text.
  public init(
    image: OUDSImage, _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    selected: Bool = false, action: @escaping () -> Void
  ) {
    self.init(image: image, text: key.localized(tableName, bundle), selected: selected, action: action)
  }

  /// A chip with an icon alone, and a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    image: OUDSImage, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    selected: Bool = false, action: @escaping () -> Void
  ) {
    self.init(image: image, accessibilityLabel: key.localized(tableName, bundle), selected: selected, action: action)
  }
}

extension OUDSSuggestionChip {
  /// A chip with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, action: @escaping () -> Void
  ) {
    self.init(text: key.localized(tableName, bundle), action: action)
  }

  /// A chip with a text and an icon.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    action: @escaping () -> Void
  ) {
    self.init(image: image, text: key.localized(tableName, bundle), action: action)
  }

  /// A chip with an icon and a text.
  public init(
    image: OUDSImage, _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    action: @escaping () -> Void
  ) {
    self.init(image: image, text: key.localized(tableName, bundle), action: action)
  }

  /// A chip with an icon alone, and a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    image: OUDSImage, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    action: @escaping () -> Void
  ) {
    self.init(image: image, accessibilityLabel: key.localized(tableName, bundle), action: action)
  }
}

extension OUDSLink {
  /// A link with a text, and an icon before it if there is one.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage? = nil,
    size: Size = .default, density: Density = .default, action: @escaping () -> Void
  ) {
    self.init(text: key.localized(tableName, bundle), image: image, size: size, density: density, action: action)
  }

  /// A link with an indicator of where it leads.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, indicator: Indicator,
    size: Size = .default, density: Density = .default, isFullWidth: Bool = false, isIndicatorInline: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(
      text: key.localized(tableName, bundle), indicator: indicator, size: size, density: density,
      isFullWidth: isFullWidth,
      isIndicatorInline: isIndicatorInline, action: action)
  }
}

extension OUDSTag {
  /// A tag whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, status: Status = .neutral(),
    appearance: Appearance = .emphasized, shape: Shape = .rounded, size: Size = .default, hasLoader: Bool = false
  ) {
    self.init(
      label: key.localized(tableName, bundle), status: status, appearance: appearance, shape: shape, size: size,
      hasLoader: hasLoader)
  }

  /// A tag with a loader before its label, which is a key.
  public init(
    loadingKey: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, progress: Double? = nil,
    shape: Shape = .rounded, size: Size = .default
  ) {
    self.init(loadingLabel: loadingKey.key, progress: progress, shape: shape, size: size)
  }
}

extension OUDSInputTag {
  /// A tag whose value is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, action: @escaping () -> Void
  ) {
    self.init(label: key.localized(tableName, bundle), action: action)
  }
}
