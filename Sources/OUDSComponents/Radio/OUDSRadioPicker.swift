public import DaguerreViews

/// Several radio buttons of which one is selected.
///
/// Settings of the picker that are true hold for every radio button; others are left to each.
public struct OUDSRadioPicker<Tag: Hashable>: View {
  private let selection: Binding<Tag>
  private let radios: [OUDSRadioPickerData<Tag>]
  private let placement: OUDSRadioPickerPlacement
  private let settings: ControlPicker<OUDSRadioItem>.Settings

  /// - Parameters:
  ///   - selection: the tag of the radio button that is selected.
  ///   - radios: in the order in which they are shown.
  ///   - isOutlined: whether borders show which one is selected or touched.
  ///   - isReversed: whether the radio buttons come last and the icons first.
  ///   - isError: whether all are the place of an error; not together with read-only or disabled.
  ///   - isReadOnly: whether all only show their values.
  ///   - hasDivider: whether a line follows every item but the last.
  ///   - placement: a column or a row.
  public init(
    selection: Binding<Tag>, radios: [OUDSRadioPickerData<Tag>], isOutlined: Bool = false, isReversed: Bool = false,
    isError: Bool = false, isReadOnly: Bool = false, hasDivider: Bool = false,
    placement: OUDSRadioPickerPlacement = .vertical
  ) {
    self.selection = selection
    self.radios = radios
    self.placement = placement
    self.settings = .init(
      isOutlined: isOutlined, isReversed: isReversed, isError: isError, isReadOnly: isReadOnly,
      hasDivider: hasDivider)
  }

  /// A picker in the form of the first releases, its placement before the settings.
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

  public var body: some View {
    ControlPicker(contents: radios.map(\.content), settings: settings, row: row) { index, content in
      OUDSRadioItem(content, isOn: .constant(radios[index].tag == selection.wrappedValue))
    }
  }

  private var row: Bool? {
    if case .horizontal(let showsIndicators) = placement { showsIndicators } else { nil }
  }
}
