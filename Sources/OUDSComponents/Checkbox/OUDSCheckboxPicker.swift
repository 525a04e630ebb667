public import DaguerreViews
public import OUDSTokensSemantic

/// Several checkboxes of which any may be ticked.
///
/// Settings of the picker that are true hold for every checkbox; others are left to each.
public struct OUDSCheckboxPicker<Tag: Hashable>: View {
  private let selections: Binding<[Tag]>
  private let checkboxes: [OUDSCheckboxPickerData<Tag>]
  private let placement: OUDSCheckboxPickerPlacement
  private let settings: ControlPickerSettings

  /// - Parameters:
  ///   - selections: the tags of the checkboxes that are ticked.
  ///   - checkboxes: in the order in which they are shown.
  ///   - placement: a column, a column below an item for all, or a row.
  ///   - isReversed: whether the checkboxes come last and the icons first.
  ///   - isError: whether all are the place of an error; not together with read-only or disabled.
  ///   - isReadOnly: whether all only show their values.
  ///   - hasDivider: whether a line follows every item but the last.
  ///   - itemsSpacing: between the items, in points; nil for none.
  public init(
    selections: Binding<[Tag]>, checkboxes: [OUDSCheckboxPickerData<Tag>],
    placement: OUDSCheckboxPickerPlacement = .vertical,
    isReversed: Bool = false, isError: Bool = false, isReadOnly: Bool = false, hasDivider: Bool = false,
    itemsSpacing: SpaceSemanticToken? = nil
  ) {
    self.selections = selections
    self.checkboxes = checkboxes
    self.placement = placement
    settings = ControlPickerSettings(
      isReversed: isReversed, isError: isError, isReadOnly: isReadOnly, hasDivider: hasDivider,
      spacing: itemsSpacing ?? 0)
  }

  /// The same in the order of the documentation's samples, where the placement is last.
  @_disfavoredOverload
  public init(
    selections: Binding<[Tag]>, checkboxes: [OUDSCheckboxPickerData<Tag>], isReversed: Bool = false,
    isError: Bool = false, isReadOnly: Bool = false, hasDivider: Bool = false, placement: OUDSCheckboxPickerPlacement
  ) {
    self.init(
      selections: selections, checkboxes: checkboxes, placement: placement, isReversed: isReversed,
      isError: isError, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }

  /// The items in their places; drawn with the tokens of ``OUDSCheckboxItem``.
  public var body: some View {
    switch placement {
    case .horizontal(let showsIndicators): picker(row: showsIndicators)
    case .vertical: picker(row: nil)
    case .verticalRooted(let label, let display):
      VStack(alignment: .leading, spacing: settings.spacing) {
        root(label, display)
        picker(row: nil)
      }
    }
  }

  private func picker(row: Bool?) -> some View {
    ControlPicker(contents: checkboxes.map(\.content), settings: settings, row: row) { index, content in
      OUDSCheckboxItem(content, isOn: .constant(isSelected(checkboxes[index])))
    }
  }

  /// What the item says that stands for all others.
  private func title(_ label: String, _ display: OUDSCheckboxPickerPlacement.DisplayType, count: Int) -> String {
    switch display {
    case .textAndCount: "\(label) (\(count))"
    case .textAndPositiveCount where count > 0: "\(label) (\(count))"
    case .textOnly, .textAndPositiveCount: label
    }
  }

  private func root(_ label: String, _ display: OUDSCheckboxPickerPlacement.DisplayType)
    -> OUDSCheckboxItemIndeterminate
  {
    let count = checkboxes.count(where: isSelected)
    let value: OUDSCheckboxIndicatorState =
      switch count {
      case 0: .unselected
      case checkboxes.count: .selected
      default: .indeterminate
      }
    return OUDSCheckboxItemIndeterminate(
      title(label, display, count: count), selection: .constant(value),
      isReversed: settings.isReversed, isError: settings.isError, isReadOnly: settings.isReadOnly,
      hasDivider: settings.hasDivider)
  }

  private func isSelected(_ checkbox: OUDSCheckboxPickerData<Tag>) -> Bool {
    selections.wrappedValue.contains(checkbox.tag)
  }
}

extension OUDSCheckboxPickerData: Sendable where Tag: Sendable {}

/// One checkbox of a picker, with the parameters of ``OUDSCheckboxItem``.
public struct OUDSCheckboxPickerData<Tag: Hashable> {
  /// What the picker's selections say for it.
  public let tag: Tag
  let content: ControlItemContent

  /// What it says.
  public var label: String { content.label }

  /// - Parameters:
  ///   - tag: what the picker's selections say for this checkbox; unique in its picker.
  ///   - accessibilityIdentifier: a name by which tests find the item; nil for none.
  public init(
    tag: Tag, label: String, description: (any OUDSTextContent)? = nil, image: OUDSImage? = nil,
    isReversed: Bool = false,
    isError: Bool = false, errorText: (any OUDSTextContent)? = nil, isReadOnly: Bool = false, hasDivider: Bool = false,
    accessibilityIdentifier: String? = nil
  ) {
    self.tag = tag
    self.content = ControlItemContent(
      label: label, description: description, icon: image, isReversed: isReversed, isError: isError,
      errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider, constrainedMaxWidth: false,
      accessibilityIdentifier: accessibilityIdentifier)
  }

  init(tag: Tag, content: ControlItemContent) {
    self.tag = tag
    self.content = content
  }
}

/// How a checkbox picker lays out its items.
public enum OUDSCheckboxPickerPlacement: Hashable, Sendable {
  /// In one row that scrolls, with or without an indicator; a picture shows all of the row and no indicator.
  case horizontal(Bool)
  /// In one column.
  case vertical
  /// In one column, below an item with this label that stands for all of them.
  case verticalRooted(RootLabel, DisplayType)

  /// What the item says that stands for all others, without their number.
  public typealias RootLabel = String

  /// What the item says that stands for all others.
  public enum DisplayType: String, Hashable, Sendable, CaseIterable {
    /// Its label alone.
    case textOnly
    /// With the number of selected items after its label.
    case textAndCount
    /// With the number of selected items after its label, where there are any.
    case textAndPositiveCount
  }
}
