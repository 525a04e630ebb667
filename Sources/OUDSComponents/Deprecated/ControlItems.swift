public import DaguerreViews
public import Foundation

// Items of former releases: an icon that is an image, and the label named and in second place.

extension OUDSCheckboxItem {
  /// An item with an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    _ label: String, isOn: Binding<Bool>, description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)?,
    flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth,
      action: action)
  }

  /// An item with an icon, whose label is a key.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, isOn: Binding<Bool>,
    description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)?, flipIcon: Bool = false,
    renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = false, isError: Bool = false,
    errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      key.localized(tableName, bundle), isOn: isOn, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth,
      action: action)
  }

  /// An item with its label named and in second place.
  @available(*, deprecated, message: "The label comes first, without a name.")
  public init(
    isOn: Binding<Bool>, label: String, description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth,
      action: action)
  }
}

extension OUDSCheckboxItemIndeterminate {
  /// An item with an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    _ label: String, selection: Binding<OUDSCheckboxIndicatorState>, description: (any OUDSTextContent)? = nil,
    icon: (any OUDSImageSource)?, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template,
    isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, selection: selection, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth,
      action: action)
  }

  /// An item with an icon, whose label is a key.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    selection: Binding<OUDSCheckboxIndicatorState>, description: (any OUDSTextContent)? = nil,
    icon: (any OUDSImageSource)?, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template,
    isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      key.localized(tableName, bundle), selection: selection, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth,
      action: action)
  }

  /// An item with its label named and in second place.
  @available(*, deprecated, message: "The label comes first, without a name.")
  public init(
    selection: Binding<OUDSCheckboxIndicatorState>, label: String, description: (any OUDSTextContent)? = nil,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false,
    renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = false, isError: Bool = false,
    errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, selection: selection, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth,
      action: action)
  }
}

extension OUDSRadioItem {
  /// An item with an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    _ label: String, isOn: Binding<Bool>, extraLabel: String? = nil, description: (any OUDSTextContent)? = nil,
    icon: (any OUDSImageSource)?, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: extraLabel, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth, action: action)
  }

  /// An item with an icon, whose label is a key.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, isOn: Binding<Bool>,
    extraLabel: String? = nil, description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)?,
    flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, isOutlined: Bool = false,
    isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      key.localized(tableName, bundle), isOn: isOn, extraLabel: extraLabel, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth, action: action)
  }

  /// An item with its label named and in second place.
  @available(*, deprecated, message: "The label comes first, without a name.")
  public init(
    isOn: Binding<Bool>, label: String, extraLabel: String? = nil, description: (any OUDSTextContent)? = nil,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false,
    renderingMode: Image.TemplateRenderingMode = .template, isOutlined: Bool = false, isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: extraLabel, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth, action: action)
  }

  /// An item with its label named and in second place, and the text below it called a helper.
  @available(*, deprecated, message: "The label comes first, without a name; helper: is description: now.")
  public init(
    isOn: Binding<Bool>, label: String, extraLabel: String? = nil, helper: String?,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false,
    isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: extraLabel, description: helper, image: icon?._image(flipped: flipIcon),
      isOutlined: isOutlined, isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly,
      hasDivider: hasDivider, action: action)
  }
}

extension OUDSSwitchItem {
  /// An item with an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    _ label: String, isOn: Binding<Bool>, description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)?,
    flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = true,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.init(
      label, isOn: isOn, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
  }

  /// An item with an icon, whose label is a key.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, isOn: Binding<Bool>,
    description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)?, flipIcon: Bool = false,
    renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = true, isError: Bool = false,
    errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    constrainedMaxWidth: Bool = false
  ) {
    self.init(
      key.localized(tableName, bundle), isOn: isOn, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
  }

  /// An item with its label named and in second place.
  @available(*, deprecated, message: "The label comes first, without a name.")
  public init(
    isOn: Binding<Bool>, label: String, description: (any OUDSTextContent)? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, isReversed: Bool = true,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.init(
      label, isOn: isOn, description: description,
      image: icon?._image(flipped: flipIcon, renderingMode: renderingMode), isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
  }
}
