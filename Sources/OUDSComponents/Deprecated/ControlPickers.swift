public import DaguerreViews

// Pickers of former releases, and their data: an icon that is an image.

extension OUDSCheckboxPicker {
  /// A picker with its placement before the settings.
  @available(*, deprecated, message: "The placement comes last.")
  @_disfavoredOverload
  public init(
    selections: Binding<[Tag]>, checkboxes: [OUDSCheckboxPickerData<Tag>], placement: OUDSCheckboxPickerPlacement,
    isReversed: Bool = false, isError: Bool = false, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      selections: selections, checkboxes: checkboxes, isReversed: isReversed, isError: isError,
      isReadOnly: isReadOnly, hasDivider: hasDivider, placement: placement)
  }
}

extension OUDSRadioPicker {
  /// A picker with its placement before the settings.
  @available(*, deprecated, message: "The placement comes last.")
  @_disfavoredOverload
  public init(
    selection: Binding<Tag>, radios: [OUDSRadioPickerData<Tag>], placement: OUDSRadioPickerPlacement,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false, isReadOnly: Bool = false,
    hasDivider: Bool = false
  ) {
    self.init(
      selection: selection, radios: radios, isOutlined: isOutlined, isReversed: isReversed, isError: isError,
      isReadOnly: isReadOnly, hasDivider: hasDivider, placement: placement)
  }
}

extension OUDSCheckboxPickerData {
  /// A checkbox with an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    tag: Tag, label: String, description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)?,
    flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: label, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }
}

extension OUDSRadioPickerData {
  /// A radio button with an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    tag: Tag, label: String, extraLabel: String? = nil, description: (any OUDSTextContent)? = nil,
    icon: (any OUDSImageSource)?, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: label, extraLabel: extraLabel, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }
}
