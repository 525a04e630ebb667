public import DaguerreViews

// Forms of the first releases: a plain image in place of an ``OUDSImage``, and former words.

extension OUDSButton {
  /// A button with an icon before its text.
  public init(
    icon: Image, flipIcon: Bool = false, text: String, appearance: Appearance = .default, style: Style = .default,
    action: @escaping () -> Void
  ) {
    self.init(
      image: OUDSImage(asset: icon, flipped: flipIcon), text: text, appearance: appearance, style: style, action: action
    )
  }

  /// A button with an icon alone.
  public init(
    icon: Image, flipIcon: Bool = false, accessibilityLabel: String, appearance: Appearance = .default,
    style: Style = .default, action: @escaping () -> Void
  ) {
    let image = OUDSImage(asset: icon, flipped: flipIcon, accessibilityLabel: accessibilityLabel)
    self.init(image: image, appearance: appearance, style: style, action: action)
  }
}

extension OUDSFilterChip {
  /// A chip with an icon after its text.
  public init(icon: Image, text: String, selected: Bool = false, action: @escaping () -> Void) {
    self.init(image: OUDSImage(asset: icon), text: text, selected: selected, action: action)
  }

  /// A chip with an icon alone.
  public init(icon: Image, accessibilityLabel: String, selected: Bool = false, action: @escaping () -> Void) {
    self.init(
      image: OUDSImage(asset: icon), accessibilityLabel: accessibilityLabel, selected: selected, action: action)
  }
}

extension OUDSSuggestionChip {
  /// A chip with an icon before its text.
  public init(icon: Image, text: String, action: @escaping () -> Void) {
    self.init(image: OUDSImage(asset: icon), text: text, action: action)
  }

  /// A chip with an icon alone.
  public init(icon: Image, accessibilityLabel: String, action: @escaping () -> Void) {
    self.init(image: OUDSImage(asset: icon), accessibilityLabel: accessibilityLabel, action: action)
  }
}

extension OUDSLink {
  /// Where a link leads.
  public enum Arrow: String, Hashable, Sendable, CaseIterable { case back, next }

  /// A link with an indicator of where it leads.
  public init(text: String, arrow: Arrow, size: Size = .default, action: @escaping () -> Void) {
    self.init(text: text, indicator: arrow == .back ? .previous : .next, size: size, action: action)
  }

  /// A link with an icon before its text.
  public init(text: String, icon: Image?, size: Size = .default, action: @escaping () -> Void) {
    self.init(text: text, image: icon.map { OUDSImage(asset: $0) }, size: size, action: action)
  }
}

extension OUDSListItemSize {
  /// The former name of ``default``.
  public static let standard = OUDSListItemSize.default
}

extension OUDSTextInput {
  /// An input with an icon.
  public init(
    label: String, text: Binding<String>, placeholder: String? = nil, prefix: String? = nil, suffix: String? = nil,
    leadingIcon: Image, flipLeadingIcon: Bool = false, trailingAction: TrailingAction? = nil,
    helperText: String? = nil, helperLink: Helperlink? = nil, isOutlined: Bool = false,
    constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: label, text: text, placeholder: placeholder, prefix: prefix, suffix: suffix,
      leadingIcon: OUDSImage(asset: leadingIcon, flipped: flipLeadingIcon), trailingAction: trailingAction,
      helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }
}

extension OUDSTextInput.TrailingAction {
  /// An action with a plain image.
  public init(icon: Image, actionHint: String, action: @escaping () -> Void) {
    self.init(icon: OUDSImage(asset: icon), actionHint: actionHint, action: action)
  }
}
