public import DaguerreViews
public import OUDSTokensSemantic

/// Several radio buttons of which one is selected.
///
/// Settings of the picker that are true hold for every radio button; others are left to each.
public struct OUDSRadioPicker<Tag: Hashable>: View {
  private let selection: Binding<Tag>
  private let radios: [OUDSRadioPickerData<Tag>]
  private let placement: OUDSRadioPickerPlacement
  private let settings: ControlPickerSettings

  /// - Parameters:
  ///   - selection: the tag of the radio button that is selected.
  ///   - radios: in the order in which they are shown.
  ///   - placement: a column or a row.
  ///   - isOutlined: whether borders show which one is selected or touched.
  ///   - isReversed: whether the radio buttons come last and the icons first.
  ///   - isError: whether all are the place of an error; not together with read-only or disabled.
  ///   - isReadOnly: whether all only show their values.
  ///   - hasDivider: whether a line follows every item but the last.
  ///   - itemsSpacing: between the items, in points; nil for none.
  public init(
    selection: Binding<Tag>, radios: [OUDSRadioPickerData<Tag>], placement: OUDSRadioPickerPlacement = .vertical,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false, isReadOnly: Bool = false,
    hasDivider: Bool = false, itemsSpacing: SpaceSemanticToken? = nil
  ) {
    self.selection = selection
    self.radios = radios
    self.placement = placement
    settings = ControlPickerSettings(
      isOutlined: isOutlined, isReversed: isReversed, isError: isError, isReadOnly: isReadOnly, hasDivider: hasDivider,
      spacing: itemsSpacing ?? 0)
  }

  /// The same in the order of the documentation's samples, where the placement is last.
  @_disfavoredOverload
  public init(
    selection: Binding<Tag>, radios: [OUDSRadioPickerData<Tag>], isOutlined: Bool = false, isReversed: Bool = false,
    isError: Bool = false, isReadOnly: Bool = false, hasDivider: Bool = false, placement: OUDSRadioPickerPlacement
  ) {
    self.init(
      selection: selection, radios: radios, placement: placement, isOutlined: isOutlined, isReversed: isReversed,
      isError: isError, isReadOnly: isReadOnly, hasDivider: hasDivider)
  }

  /// The items in their places; drawn with the tokens of ``OUDSRadioItem``.
  public var body: some View {
    ControlPicker(contents: radios.map(\.content), settings: settings, row: row) { index, content in
      OUDSRadioItem(content, isOn: .constant(radios[index].tag == selection.wrappedValue))
    }
  }

  private var row: Bool? {
    if case .horizontal(let showsIndicators) = placement { showsIndicators } else { nil }
  }
}

extension OUDSRadioPickerData: Sendable where Tag: Sendable {}

/// One radio button of a picker, with the parameters of ``OUDSRadioItem``.
public struct OUDSRadioPickerData<Tag: Hashable> {
  /// What the picker's selection says for it.
  public let tag: Tag
  let content: ControlItemContent

  /// What it says.
  public var label: String { content.label }

  /// - Parameters:
  ///   - tag: what the picker's selection says for this radio button; unique in its picker.
  ///   - accessibilityIdentifier: a name by which tests find the item; nil for none.
  public init(
    tag: Tag, label: String, extraLabel: String? = nil, description: (any OUDSTextContent)? = nil,
    image: OUDSImage? = nil,
    isOutlined: Bool = false, isReversed: Bool = false, isError: Bool = false, errorText: (any OUDSTextContent)? = nil,
    isReadOnly: Bool = false, hasDivider: Bool = false,
    accessibilityIdentifier: String? = nil
  ) {
    self.tag = tag
    self.content = ControlItemContent(
      label: label, extraLabel: extraLabel, description: description, icon: image, isOutlined: isOutlined,
      isReversed: isReversed, isError: isError, errorText: errorText, isReadOnly: isReadOnly, hasDivider: hasDivider,
      constrainedMaxWidth: false,
      accessibilityIdentifier: accessibilityIdentifier)
  }
}

/// How a radio picker lays out its items.
public enum OUDSRadioPickerPlacement: Hashable, Sendable {
  /// In one row that scrolls, with or without an indicator; a picture shows all of the row and no indicator.
  case horizontal(Bool)
  /// In one column.
  case vertical
}
