public import DaguerreViews

/// One radio button of a picker, with the parameters of ``OUDSRadioItem``.
public struct OUDSRadioPickerData<Tag: Hashable> {
  /// What the picker's selection says for this radio button; unique in its picker.
  let tag: Tag
  let content: ControlItemContent

  public init(
    tag: Tag, label: String, extraLabel: String? = nil, description: String? = nil, icon: OUDSImage? = nil,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: String? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.tag = tag
    self.content = ControlItemContent(
      label: label, extraLabel: extraLabel, description: description, icon: icon, isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: false)
  }

  /// A radio button in the form of the first releases, with an image and whether it is mirrored.
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
