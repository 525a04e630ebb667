public import DaguerreViews

// Data of pickers in former releases: an icon that is an image.

extension OUDSCheckboxPickerData {
  /// A checkbox with an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    tag: Tag, label: String, description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)?,
    flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    accessibilityIdentifier: String? = nil
  ) {
    self.init(
      tag: tag, label: label, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      accessibilityIdentifier: accessibilityIdentifier)
  }
}

extension OUDSRadioPickerData {
  /// A radio button with an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    tag: Tag, label: String, extraLabel: String? = nil, description: (any OUDSTextContent)? = nil,
    icon: (any OUDSImageSource)?, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    accessibilityIdentifier: String? = nil
  ) {
    self.init(
      tag: tag, label: label, extraLabel: extraLabel, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      accessibilityIdentifier: accessibilityIdentifier)
  }
}

extension OUDSCheckboxPickerData {
  /// A checkbox with a second label, which it has no place for now, and the former name of its description.
  @available(*, deprecated, message: "Use description: and image:; a checkbox has no second label.")
  public init(tag: Tag, label: String, extraLabel: String?, helper: String? = nil, icon: (any OUDSImageSource)? = nil) {
    self.init(
      tag: tag,
      content: ControlItemContent(
        label: label, extraLabel: extraLabel, description: helper, icon: icon?._image(), isReversed: false,
        isError: false, isReadOnly: false, hasDivider: false, constrainedMaxWidth: false))
  }
}

extension OUDSRadioPickerData {
  /// A radio button with the former names of its second label and of its description.
  @available(*, deprecated, message: "Use extraLabel:, description: and image:.")
  public init(
    tag: Tag, label: String, additionalLabel: String?, helper: String? = nil, icon: (any OUDSImageSource)? = nil
  ) {
    self.init(tag: tag, label: label, extraLabel: additionalLabel, description: helper, image: icon?._image())
  }
}
