public import DaguerreViews
public import Foundation

// Inputs of former releases: icons that are images, and other names.

extension OUDSTextInput {
  /// An input with an icon.
  @available(*, deprecated, message: "Use leadingImage: OUDSImage.")
  public init(
    label: String, text: Binding<String>, placeholder: String? = nil, prefix: String? = nil, suffix: String? = nil,
    leadingIcon: (any OUDSImageSource)?, flipLeadingIcon: Bool = false,
    leadingIconRenderingMode: Image.TemplateRenderingMode = .template, trailingAction: TrailingAction? = nil,
    helperText: (any OUDSTextContent)? = nil, helperLink: Helperlink? = nil, isOutlined: Bool = false,
    constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: label, text: text, placeholder: placeholder, prefix: prefix, suffix: suffix,
      leadingImage: leadingIcon?._image(flipped: flipLeadingIcon, renderingMode: leadingIconRenderingMode),
      trailingAction: trailingAction, helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }

  /// An input with an icon, whose label is a key.
  @available(*, deprecated, message: "Use leadingImage: OUDSImage.")
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, text: Binding<String>,
    placeholder: String? = nil, prefix: String? = nil, suffix: String? = nil, leadingIcon: (any OUDSImageSource)?,
    flipLeadingIcon: Bool = false, leadingIconRenderingMode: Image.TemplateRenderingMode = .template,
    trailingAction: TrailingAction? = nil, helperText: (any OUDSTextContent)? = nil, helperLink: Helperlink? = nil,
    isOutlined: Bool = false, constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: key.key, text: text, placeholder: placeholder, prefix: prefix, suffix: suffix,
      leadingImage: leadingIcon?._image(flipped: flipLeadingIcon, renderingMode: leadingIconRenderingMode),
      trailingAction: trailingAction, helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }
}

extension OUDSTextInput.TrailingAction {
  /// An action with an icon.
  @available(*, deprecated, message: "Use init(image:actionHint:action:).")
  public init(
    icon: any OUDSImageSource, actionHint: String, flipIcon: Bool = false,
    renderingMode: Image.TemplateRenderingMode = .template, action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(flipped: flipIcon, renderingMode: renderingMode), actionHint: actionHint, action: action)
  }
}

extension OUDSTextArea.HelperText {
  /// How many characters may still be entered, of so many.
  @available(*, deprecated, renamed: "charactersMaxCount")
  public static func charactersRemaining(_ limit: Int) -> Self { .charactersMaxCount(limit) }
}

extension OUDSPasswordInput {
  /// An input of a text.
  @available(*, deprecated, message: "Use init(label:password:isHiddenPassword:placeholder:prefix:lockIcon:...).")
  public init(
    label: String, text: Binding<String>, placeholder: String? = nil, prefix: String? = nil,
    hasLeadingIcon: Bool = false, helperText: (any OUDSTextContent)? = nil, helperLink: Helperlink? = nil,
    isOutlined: Bool = false, constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: label, password: text, placeholder: placeholder, prefix: prefix, lockIcon: hasLeadingIcon,
      helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }

  /// An input whose lock has its former name.
  @available(*, deprecated, message: "Use init(label:password:isHiddenPassword:placeholder:prefix:lockIcon:...).")
  public init(
    label: String, password: Binding<String>, placeholder: String? = nil, prefix: String? = nil, hasLeadingIcon: Bool,
    helperText: (any OUDSTextContent)? = nil, helperLink: Helperlink? = nil, isOutlined: Bool = false,
    constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: label, password: password, placeholder: placeholder, prefix: prefix, lockIcon: hasLeadingIcon,
      helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }
}
