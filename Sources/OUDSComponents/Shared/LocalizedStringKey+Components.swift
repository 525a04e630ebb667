public import DaguerreViews
public import Foundation

// A key in place of the text: shown as it is, as every ``LocalizedStringKey``; table and bundle are not looked at.

extension OUDSAlertMessage {
  /// A message whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, status: OUDSAlertStatus = .positive,
    description: String? = nil, bulletList: [String] = [], link: Link? = nil, onClose: (() -> Void)? = nil
  ) {
    self.init(
      label: key.key, status: status, description: description, bulletList: bulletList, link: link, onClose: onClose)
  }
}

extension OUDSButton {
  /// A button with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, appearance: Appearance = .default,
    style: Style = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(text: key.key, appearance: appearance, style: style, isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon before its text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    appearance: Appearance = .default, style: Style = .default, isFullWidth: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(
      image: image, text: key.key, appearance: appearance, style: style, isFullWidth: isFullWidth, action: action)
  }
}

extension OUDSFilterChip {
  /// A chip with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, selected: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(text: key.key, selected: selected, action: action)
  }

  /// A chip with a text and an icon.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    selected: Bool = false, action: @escaping () -> Void
  ) {
    self.init(image: image, text: key.key, selected: selected, action: action)
  }
}

extension OUDSSuggestionChip {
  /// A chip with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, action: @escaping () -> Void
  ) {
    self.init(text: key.key, action: action)
  }

  /// A chip with a text and an icon.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    action: @escaping () -> Void
  ) {
    self.init(image: image, text: key.key, action: action)
  }
}

extension OUDSLink {
  /// A link with a text, and an icon before it if there is one.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage? = nil,
    size: Size = .default, action: @escaping () -> Void
  ) {
    self.init(text: key.key, image: image, size: size, action: action)
  }

  /// A link with an indicator of where it leads.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, indicator: Indicator,
    size: Size = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(text: key.key, indicator: indicator, size: size, isFullWidth: isFullWidth, action: action)
  }
}

extension OUDSTag {
  /// A tag whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, status: Status = .neutral(),
    appearance: Appearance = .emphasized, shape: Shape = .rounded, size: Size = .default, hasLoader: Bool = false
  ) {
    self.init(
      label: key.key, status: status, appearance: appearance, shape: shape, size: size, hasLoader: hasLoader)
  }
}

extension OUDSTextInput {
  /// A field whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, text: Binding<String>,
    placeholder: String? = nil, prefix: String? = nil, suffix: String? = nil, leadingIcon: OUDSImage? = nil,
    trailingAction: TrailingAction? = nil, helperText: String? = nil, helperLink: Helperlink? = nil,
    isOutlined: Bool = false, constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: key.key, text: text, placeholder: placeholder, prefix: prefix, suffix: suffix, leadingIcon: leadingIcon,
      trailingAction: trailingAction, helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }
}
