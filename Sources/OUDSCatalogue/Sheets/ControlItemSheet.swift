internal import OUDS

/// The content of an item on a sheet, the same for checkbox, radio and switch.
struct ControlItemSample: Sendable {
  var isOn = false
  var label = "Label"
  var extraLabel: String?
  var description: (any OUDSTextContent)?
  var icon: OUDSImage?
  var isOutlined = false
  /// Whether indicator and icon have changed places compared with the component's default.
  var isReversed = false
  var errorText: (any OUDSTextContent)?
  var isReadOnly = false
  var hasDivider = false
  var constrainedMaxWidth = false

  var isError: Bool { errorText != nil }

  // MARK: Of all items

  /// A label alone.
  static let label = ControlItemSample()

  /// All texts, an icon and a divider.
  static let iconAndDescription = ControlItemSample(
    extraLabel: "Extra label", description: "Description", icon: .phone, isOutlined: true, hasDivider: true)

  /// On, with an error.
  static let error = ControlItemSample(
    isOn: true, description: "Description", isOutlined: true, errorText: errorText, hasDivider: true)

  static let errorText = "This field can't be activated"
  static let longDescription = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna \
    aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.
    """
}

/// One column with the item in every state, as wide as a phone or within its margins.
struct ControlItemSheet<Item: View>: View {
  let sample: ControlItemSample
  var isEdgeToEdge = true
  let item: (ControlItemSample) -> Item

  @Environment(\.theme) private var theme

  var body: some View {
    if isEdgeToEdge {
      sheet.oudsEdgeToEdge(margin: theme.grids.androidExtraCompactMargin)
    } else {
      sheet.frame(width: SheetMetrics.phoneWidth)
    }
  }

  private var sheet: some View {
    FlowSheet(SheetState.controls, columns: 1, marksOwnBox: true, isEdgeToEdge: isEdgeToEdge) { state in
      item(sample.in(state))
    }
  }
}

/// An item that can be used, without a caption.
struct SingleControlItemSheet<Item: View>: View {
  /// The sheet's, in points.
  var width = SheetMetrics.phoneWidth
  /// Around the item, in points.
  var margin = SheetMetrics.margin
  var isEdgeToEdge = false
  let item: Item

  @Environment(\.theme) private var theme

  var body: some View {
    if isEdgeToEdge {
      placed.oudsEdgeToEdge(margin: theme.grids.androidExtraCompactMargin)
    } else {
      placed
    }
  }

  private var placed: some View {
    item
      .boxName(SheetState.enabled.rawValue)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(margin)
      .frame(width: width)
  }
}

extension View {
  /// As where a person has asked for more contrast, whatever the point.
  func highContrast() -> some View { environment(\.colorSchemeContrast, .increased) }
}

extension ControlItemSample {
  fileprivate func `in`(_ state: SheetState) -> ControlItemSample {
    var sample = self
    sample.isReadOnly = state == .readOnly
    return sample
  }
}

extension ComponentSheets {
  /// The sheets that all kinds of items have.
  static func controlItemSheets<Item: View>(
    _ item: @escaping @Sendable (ControlItemSample) -> Item
  ) -> [SheetDefinition] {
    func inStates(_ name: String, _ sample: ControlItemSample, isChosen: Bool = false) -> SheetDefinition {
      sheet(name, isDrawnAtPairwisePoints: isChosen) { ControlItemSheet(sample: sample, item: item) }
    }
    let inBothOrders = [false, true].flatMap { isReversed in
      [
        ("label", ControlItemSample.label, false), ("icon-and-description", .iconAndDescription, true),
        ("error", .error, false),
      ].map { name, sample, isChosen in
        var sample = sample
        sample.isReversed = isReversed
        return inStates(name + (isReversed ? "/reversed" : ""), sample, isChosen: isChosen && !isReversed)
      }
    }
    let others = [
      inStates("selected", .init(isOn: true), isChosen: true),
      inStates("untinted-icon/states", .init(icon: .rainbowHeart)),
      inStates(
        "rich-text",
        .init(
          isOn: true, description: InputSamples.richText("Description"), errorText: InputSamples.richText("Error"))),
    ]
    return inBothOrders + others + singleItemSheets(item)
  }

  /// The sheets in high contrast, in every mode, of items that look different there.
  static func highContrastItemSheets<Item: View>(
    _ item: @escaping @Sendable (ControlItemSample) -> Item
  ) -> [SheetDefinition] {
    [false, true].map { isOn in
      sheet("\(isOn ? "selected" : "label")/high-contrast") {
        ControlItemSheet(sample: ControlItemSample(isOn: isOn), item: item).highContrast()
      }
    }
  }

  private static func singleItemSheets<Item: View>(
    _ item: @escaping @Sendable (ControlItemSample) -> Item
  ) -> [SheetDefinition] {
    let description = ControlItemSample(description: ControlItemSample.longDescription, icon: .phone)
    let inPadding = ControlItemSample(
      isOn: true, icon: .phone, errorText: ControlItemSample.errorText, hasDivider: true)
    return [
      sheet("long-description") {
        SingleControlItemSheet(margin: 0, isEdgeToEdge: true, item: item(description))
      },
      sheet("edge-to-edge-disabled") { ControlItemSheet(sample: inPadding, isEdgeToEdge: false, item: item) },
      sheet("untinted-icon") {
        SingleControlItemSheet(margin: 0, isEdgeToEdge: true, item: item(ControlItemSample(icon: .rainbowHeart)))
      },
    ]
      + [false, true].map { isConstrained in
        sheet("constrained-max-width/\(isConstrained ? "on" : "off")") {
          SingleControlItemSheet(
            width: 600,
            item: item(
              ControlItemSample(isOn: true, icon: .phone, hasDivider: true, constrainedMaxWidth: isConstrained))
          )
        }
      }
  }
}
