public import DaguerreViews

/// One checkbox of a picker, with the parameters of ``OUDSCheckboxItem``.
public struct OUDSCheckboxPickerData<Tag: Hashable> {
  /// What the picker's selections say for this checkbox; unique in its picker.
  let tag: Tag
  let content: ControlItemContent

  public init(
    tag: Tag, label: String, description: String? = nil, icon: OUDSImage? = nil, isReversed: Bool = false,
    isError: Bool = false, errorText: String? = nil, isReadOnly: Bool = false, hasDivider: Bool = false
  ) {
    self.tag = tag
    self.content = ControlItemContent(
      label: label, description: description, icon: icon, isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: false)
  }

  /// A checkbox in the form of the first releases, with an image and whether it is mirrored.
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
