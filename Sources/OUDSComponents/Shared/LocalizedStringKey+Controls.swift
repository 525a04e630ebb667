public import DaguerreViews
public import Foundation
public import OUDSTokensSemantic

// Items whose label is a key, looked up in a table.

extension OUDSCheckboxItem {
  /// An item whose label is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, isOn: Binding<Bool>,
    description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil, isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      key.localized(tableName, bundle), isOn: isOn, description: description, image: image, isReversed: isReversed,
      isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth,
      action: action)
  }
}

extension OUDSCheckboxItemIndeterminate {
  /// An item whose label is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    selection: Binding<OUDSCheckboxIndicatorState>, description: (any OUDSTextContent)? = nil,
    image: OUDSImage? = nil, isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false, constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      key.localized(tableName, bundle), selection: selection, description: description, image: image,
      isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth,
      action: action)
  }
}

extension OUDSRadioItem {
  /// An item whose label is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, isOn: Binding<Bool>,
    extraLabel: String? = nil, description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    constrainedMaxWidth: Bool = false, action: (() -> Void)? = nil
  ) {
    self.init(
      key.localized(tableName, bundle), isOn: isOn, extraLabel: extraLabel, description: description, image: image,
      isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: constrainedMaxWidth, action: action)
  }
}

extension OUDSSwitchItem {
  /// An item whose label is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, isOn: Binding<Bool>,
    description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil, isReversed: Bool = true,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false,
    hasDivider: Bool = false, constrainedMaxWidth: Bool = false
  ) {
    self.init(
      key.localized(tableName, bundle), isOn: isOn, description: description, image: image, isReversed: isReversed,
      isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: constrainedMaxWidth)
  }
}

// MARK: - Without words

extension OUDSCheckbox {
  /// A control with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    isError: Bool = false, isReadOnly: Bool = false
  ) {
    self.init(
      isOn: isOn, accessibilityLabel: key.localized(tableName, bundle), isError: isError, isReadOnly: isReadOnly)
  }
}

extension OUDSCheckboxIndeterminate {
  /// A control with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    selection: Binding<OUDSCheckboxIndicatorState>, accessibilityLabel key: LocalizedStringKey,
    tableName: String? = nil, bundle: Bundle = .main, isError: Bool = false, isReadOnly: Bool = false
  ) {
    self.init(
      selection: selection, accessibilityLabel: key.localized(tableName, bundle), isError: isError,
      isReadOnly: isReadOnly)
  }
}

extension OUDSRadio {
  /// A control with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    isError: Bool = false, isReadOnly: Bool = false
  ) {
    self.init(
      isOn: isOn, accessibilityLabel: key.localized(tableName, bundle), isError: isError, isReadOnly: isReadOnly)
  }
}

extension OUDSSwitch {
  /// A control with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    isOn: Binding<Bool>, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    isReadOnly: Bool = false
  ) {
    self.init(
      isOn: isOn, accessibilityLabel: key.localized(tableName, bundle), isReadOnly: isReadOnly)
  }
}

// MARK: - Pickers

extension OUDSCheckboxPickerData {
  /// A checkbox whose label is a key.
  @_disfavoredOverload
  public init(
    tag: Tag, label key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil, isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: key.localized(tableName, bundle), description: description, image: image, isReversed: isReversed,
      isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }

  /// A checkbox whose label is a key, without a name for it.
  @_disfavoredOverload
  public init(
    tag: Tag, _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil, isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: key.localized(tableName, bundle), description: description, image: image, isReversed: isReversed,
      isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }
}

extension OUDSRadioPickerData {
  /// A radio button whose label is a key.
  @_disfavoredOverload
  public init(
    tag: Tag, label key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    extraLabel: String? = nil, description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false,
    errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: key.localized(tableName, bundle), extraLabel: extraLabel, description: description, image: image,
      isOutlined: isOutlined, isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly,
      hasDivider: hasDivider)
  }

  /// A radio button whose label is a key, without a name for it.
  @_disfavoredOverload
  public init(
    tag: Tag, _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, extraLabel: String? = nil,
    description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil, isOutlined: Bool = false,
    isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.init(
      tag: tag, label: key.localized(tableName, bundle), extraLabel: extraLabel, description: description, image: image,
      isOutlined: isOutlined, isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly,
      hasDivider: hasDivider)
  }
}

extension OUDSChipPicker {
  /// A picker of one choice whose title is a key.
  @_disfavoredOverload
  public init(
    title key: LocalizedStringKey?, tableName: String? = nil, bundle: Bundle = .main, selection: Binding<Tag>,
    chips: [OUDSChipPickerData<Tag>], itemsSpacing: SpaceSemanticToken? = nil
  ) {
    self.init(
      title: key?.localized(tableName, bundle), selection: selection, chips: chips, itemsSpacing: itemsSpacing)
  }

  /// A picker of one choice or none whose title is a key.
  @_disfavoredOverload
  public init(
    title key: LocalizedStringKey?, tableName: String? = nil, bundle: Bundle = .main, selection: Binding<Tag?>,
    chips: [OUDSChipPickerData<Tag>], itemsSpacing: SpaceSemanticToken? = nil
  ) {
    self.init(
      title: key?.localized(tableName, bundle), selection: selection, chips: chips, itemsSpacing: itemsSpacing)
  }

  /// A picker of any number of choices whose title is a key.
  @_disfavoredOverload
  public init(
    title key: LocalizedStringKey?, tableName: String? = nil, bundle: Bundle = .main, selections: Binding<[Tag]>,
    chips: [OUDSChipPickerData<Tag>], itemsSpacing: SpaceSemanticToken? = nil
  ) {
    self.init(
      title: key?.localized(tableName, bundle), selections: selections, chips: chips, itemsSpacing: itemsSpacing)
  }
}

extension OUDSChipPickerData.Layout {
  /// A key alone.
  public static func text(_ key: LocalizedStringKey) -> Self { .text(text: key.localized()) }

  /// A key and an icon.
  @_disfavoredOverload
  public static func textAndImage(_ key: LocalizedStringKey, image: OUDSImage) -> Self {
    .textAndImage(text: key.localized(), image: image)
  }

  /// An icon alone; its accessibility label is what is spoken.
  public static func image(_ image: OUDSImage) -> Self { .image(image: image) }
}
