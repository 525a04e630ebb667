public import DaguerreViews

/// One choice of a ``OUDSChipPicker``.
public struct OUDSChipPickerData<Tag: Hashable> {
  /// What the chip shows.
  public enum Layout {
    case text(text: String)
    case icon(icon: Image, accessibilityLabel: String)
    case textAndIcon(text: String, icon: Image)
  }

  /// What the picker's selection holds while the choice is selected.
  public let tag: Tag
  public let layout: Layout
  /// A name by which tests find the chip.
  public let accessibilityIdentifier: String?

  public init(tag: Tag, layout: Layout, accessibilityIdentifier: String? = nil) {
    self.tag = tag
    self.layout = layout
    self.accessibilityIdentifier = accessibilityIdentifier
  }
}
