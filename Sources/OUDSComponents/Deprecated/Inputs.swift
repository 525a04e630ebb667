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
      label: key.localized(tableName, bundle), text: text, placeholder: placeholder, prefix: prefix, suffix: suffix,
      leadingImage: leadingIcon?._image(flipped: flipLeadingIcon, renderingMode: leadingIconRenderingMode),
      trailingAction: trailingAction, helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }
}

extension OUDSTextInput {
  /// An input that says whether an icon is mirrored that it does not have.
  @available(*, deprecated, message: "Leave flipLeadingIcon: out, or give a leadingImage:.")
  @_disfavoredOverload
  public init(
    label: String, text: Binding<String>, placeholder: String? = nil, prefix: String? = nil, suffix: String? = nil,
    flipLeadingIcon: Bool, trailingAction: TrailingAction? = nil, helperText: (any OUDSTextContent)? = nil,
    helperLink: Helperlink? = nil, isOutlined: Bool = false, constrainedMaxWidth: Bool = false,
    status: Status = .enabled
  ) {
    self.init(
      label: label, text: text, placeholder: placeholder, prefix: prefix, suffix: suffix,
      trailingAction: trailingAction, helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }

  /// A name that only the documentation has.
  @available(*, deprecated, renamed: "Helperlink")
  public typealias HelperLink = Helperlink

  /// What an empty input shows, with what stands around it.
  @available(*, deprecated, message: "Use placeholder:, prefix: and suffix:.")
  public struct Placeholder: Hashable, Sendable {
    /// Shown while nothing is entered.
    public let text: String
    /// Before what is entered.
    public let prefix: String?
    /// After it.
    public let suffix: String?

    /// - Parameters:
    ///   - text: shown while nothing is entered.
    ///   - prefix: before what is entered.
    ///   - suffix: after it.
    public init(text: String, prefix: String? = nil, suffix: String? = nil) {
      self.text = text
      self.prefix = prefix
      self.suffix = suffix
    }
  }

  /// An input whose placeholder, prefix and suffix are one value.
  @available(*, deprecated, message: "Use placeholder:, prefix: and suffix:.")
  public init(
    label: String, text: Binding<String>, placeholder: Placeholder, leadingIcon: (any OUDSImageSource)? = nil,
    flipLeadingIcon: Bool = false, trailingAction: TrailingAction? = nil, helperText: (any OUDSTextContent)? = nil,
    helperLink: Helperlink? = nil, isOutlined: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: label, text: text, placeholder: placeholder.text, prefix: placeholder.prefix, suffix: placeholder.suffix,
      leadingImage: leadingIcon?._image(flipped: flipLeadingIcon), trailingAction: trailingAction,
      helperText: helperText, helperLink: helperLink, isOutlined: isOutlined, status: status)
  }
}

extension OUDSTextArea {
  /// An area with its limits in their former order.
  @available(*, deprecated, message: "constrainedMaxWidth: comes before constrainedMaxHeight:.")
  public init(
    label: String, text: Binding<String>, placeholder: String? = nil, helperText: HelperText? = nil,
    helperLink: Helperlink? = nil, isOutlined: Bool = false, constrainedMaxHeight: Bool, constrainedMaxWidth: Bool,
    status: Status = .enabled
  ) {
    self.init(
      label: label, text: text, placeholder: placeholder, helperText: helperText, helperLink: helperLink,
      isOutlined: isOutlined, constrainedMaxWidth: constrainedMaxWidth, constrainedMaxHeight: constrainedMaxHeight,
      status: status)
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
