public import DaguerreViews

// Items and pickers as they were before release 1.

extension OUDSCheckboxItem {
  /// An item with the names that its texts had before release 1.
  @available(*, deprecated, message: "Use description: and image:.")
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, helper: String? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, description: helper, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, action: action)
  }

  /// An item with the names that its texts had before release 1, the label in second place.
  @available(*, deprecated, message: "The label comes first, without a name.")
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, label: String, helper: String? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, description: helper, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, action: action)
  }

  /// An item with the names that its texts had first.
  @available(*, deprecated, message: "The label comes first, without a name.")
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, labelText: String, helperText: String? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      labelText, isOn: isOn, description: helperText, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, action: action)
  }
}

extension OUDSCheckboxItemIndeterminate {
  /// An item with the names that its texts had before release 1.
  @available(*, deprecated, message: "Use description: and image:.")
  @_disfavoredOverload
  public init(
    _ label: String, selection: Binding<OUDSCheckboxIndicatorState>, helper: String? = nil,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, selection: selection, description: helper, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, action: action)
  }

  /// An item with the names that its texts had before release 1, the label in second place.
  @available(*, deprecated, message: "The label comes first, without a name.")
  @_disfavoredOverload
  public init(
    selection: Binding<OUDSCheckboxIndicatorState>, label: String, helper: String? = nil,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, selection: selection, description: helper, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, action: action)
  }

  /// An item with the names that its texts had first.
  @available(*, deprecated, message: "The label comes first, without a name.")
  @_disfavoredOverload
  public init(
    selection: Binding<OUDSCheckboxIndicatorState>, labelText: String, helperText: String? = nil,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      labelText, selection: selection, description: helperText, image: icon?._image(flipped: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      action: action)
  }
}

extension OUDSRadioItem {
  /// An item with the names that its texts had before release 1.
  @available(*, deprecated, message: "Use extraLabel:, description: and image:.")
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, additionalLabel: String? = nil, helper: String? = nil,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false,
    isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: additionalLabel, description: helper, image: icon?._image(flipped: flipIcon),
      isOutlined: isOutlined, isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly,
      hasDivider: hasDivider, action: action)
  }

  /// An item with the names that its texts had before release 1, the label in second place.
  @available(*, deprecated, message: "The label comes first, without a name.")
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, label: String, additionalLabel: String? = nil, helper: String? = nil,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false,
    isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: additionalLabel, description: helper, image: icon?._image(flipped: flipIcon),
      isOutlined: isOutlined, isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly,
      hasDivider: hasDivider, action: action)
  }

  /// An item with the names that its texts had first.
  @available(*, deprecated, message: "The label comes first, without a name.")
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, labelText: String, additionalLabelText: String? = nil, helperText: String? = nil,
    icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false,
    isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.init(
      labelText, isOn: isOn, extraLabel: additionalLabelText, description: helperText,
      image: icon?._image(flipped: flipIcon), isOutlined: isOutlined, isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, action: action)
  }
}

extension OUDSSwitchItem {
  /// An item with the names that its texts had before release 1.
  @available(*, deprecated, message: "Use description: and image:.")
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, helper: String? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, isReversed: Bool = true, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      label, isOn: isOn, description: helper, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }

  /// An item with the names that its texts had before release 1, the label in second place.
  @available(*, deprecated, message: "The label comes first, without a name.")
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, label: String, helper: String? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, isReversed: Bool = true, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      label, isOn: isOn, description: helper, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }

  /// An item with the names that its texts had first.
  @available(*, deprecated, message: "The label comes first, without a name.")
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, labelText: String, helperText: String? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, isReversed: Bool = true, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      labelText, isOn: isOn, description: helperText, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }
}

extension OUDSCheckboxPickerData {
  /// A checkbox with the name that its description had before release 1.
  @available(*, deprecated, message: "Use description: and image:.")
  @_disfavoredOverload
  public init(
    tag: Tag, label: String, helper: String? = nil, icon: (any OUDSImageSource)? = nil, flipIcon: Bool = false,
    isReversed: Bool = false, isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: label, description: helper, image: icon?._image(flipped: flipIcon), isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }
}

extension OUDSRadioPickerData {
  /// A radio button with the names that its texts had before release 1.
  @available(*, deprecated, message: "Use extraLabel:, description: and image:.")
  @_disfavoredOverload
  public init(
    tag: Tag, label: String, additionalLabel: String? = nil, helper: String? = nil, icon: (any OUDSImageSource)? = nil,
    flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: label, extraLabel: additionalLabel, description: helper, image: icon?._image(flipped: flipIcon),
      isOutlined: isOutlined, isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly,
      hasDivider: hasDivider)
  }
}
