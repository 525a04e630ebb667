public import DaguerreViews

// Items of the first releases: an image and whether it is mirrored in place of an icon, and forms with the label named
// and in second place.

extension OUDSImage {
  fileprivate init?(icon: Image?, flipIcon: Bool) {
    guard let icon else { return nil }
    self.init(asset: icon, flipped: flipIcon)
  }
}

extension OUDSCheckboxItem {
  /// An item with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, description: String? = nil, icon: Image?,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }

  /// An item with its label named and in second place.
  public init(
    isOn: Binding<Bool>, label: String, description: String? = nil, icon: Image? = nil,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }
}

extension OUDSCheckboxItemIndeterminate {
  /// An item with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    _ label: String, selection: Binding<OUDSCheckboxIndicatorState>, description: String? = nil, icon: Image?,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, selection: selection, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }

  /// An item with its label named and in second place.
  public init(
    selection: Binding<OUDSCheckboxIndicatorState>, label: String, description: String? = nil, icon: Image? = nil,
    flipIcon: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      label, selection: selection, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }
}

extension OUDSRadioItem {
  /// An item with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, extraLabel: String? = nil, description: String? = nil, icon: Image?,
    flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: extraLabel, description: description,
      icon: OUDSImage(icon: icon, flipIcon: flipIcon), isOutlined: isOutlined, isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }

  /// An item with its label named and in second place.
  public init(
    isOn: Binding<Bool>, label: String, extraLabel: String? = nil, description: String? = nil, icon: Image? = nil,
    flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.init(
      label, isOn: isOn, extraLabel: extraLabel, description: description,
      icon: OUDSImage(icon: icon, flipIcon: flipIcon), isOutlined: isOutlined, isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }
}

extension OUDSSwitchItem {
  /// An item with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    _ label: String, isOn: Binding<Bool>, description: String? = nil, icon: Image?,
    flipIcon: Bool = false, isReversed: Bool = true, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.init(
      label, isOn: isOn, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }

  /// An item with its label named and in second place.
  public init(
    isOn: Binding<Bool>, label: String, description: String? = nil, icon: Image? = nil,
    flipIcon: Bool = false, isReversed: Bool = true, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.init(
      label, isOn: isOn, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth)
  }
}

// MARK: - Pickers

extension OUDSCheckboxPicker {
  /// A picker with its placement before the settings.
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

extension OUDSCheckboxPickerData {
  /// A checkbox with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    tag: Tag, label: String, description: String? = nil, icon: Image?, flipIcon: Bool = false,
    isReversed: Bool = false, isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: label, description: description, icon: OUDSImage(icon: icon, flipIcon: flipIcon),
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }
}

extension OUDSRadioPicker {
  /// A picker with its placement before the settings.
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

extension OUDSRadioPickerData {
  /// A radio button with an image and whether it is mirrored.
  @_disfavoredOverload
  public init(
    tag: Tag, label: String, extraLabel: String? = nil, description: String? = nil, icon: Image?,
    flipIcon: Bool = false, isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: label, extraLabel: extraLabel, description: description,
      icon: OUDSImage(icon: icon, flipIcon: flipIcon), isOutlined: isOutlined, isReversed: isReversed,
      isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }
}
