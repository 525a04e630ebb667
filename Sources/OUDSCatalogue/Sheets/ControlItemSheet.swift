internal import OUDS

/// One column of the same item in every state, each as wide as a phone.
struct ControlItemSheet<Item: View>: View {
  let sample: ControlItemSample
  let item: (ControlItemSample) -> Item

  @Environment(\.theme) private var theme

  var body: some View {
    FlowSheet(SheetState.controls, columns: 1, marksOwnBox: true, isEdgeToEdge: true) { state in
      item(sample.in(state))
    }
    .oudsEdgeToEdge(margin: theme.grids.androidExtraCompactMargin)
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

extension ControlItemSample {
  fileprivate func `in`(_ state: SheetState) -> ControlItemSample {
    var sample = self
    sample.isReadOnly = state == .readOnly
    return sample
  }
}

extension ComponentSheets {
  /// The sheets that every kind of item has.
  static func controlItemSheets<Item: View & SendableMetatype>(
    _ item: @escaping @Sendable (ControlItemSample) -> Item
  ) -> [SheetDefinition] {
    func sheet(_ name: String, _ sample: ControlItemSample, isChosen: Bool = false) -> SheetDefinition {
      SheetDefinition(id: "\(component)/\(name)", isDrawnAtFurtherPoints: isChosen) {
        ControlItemSheet(sample: sample, item: item)
      }
    }
    let inStates = [false, true].flatMap { isReversed in
      [
        ("label", ControlItemSample.label, false), ("icon-and-description", .iconAndDescription, true),
        ("error", .error, false),
      ].map { name, sample, isChosen in
        var sample = sample
        sample.isReversed = isReversed
        return sheet(name + (isReversed ? "/reversed" : ""), sample, isChosen: isChosen && !isReversed)
      }
    }
    return inStates + [sheet("selected", .init(isOn: true), isChosen: true)] + singleItemSheets(item)
  }

  private static func singleItemSheets<Item: View & SendableMetatype>(
    _ item: @escaping @Sendable (ControlItemSample) -> Item
  ) -> [SheetDefinition] {
    let description = ControlItemSample(description: ControlItemSample.longDescription, icon: ControlItemSample.phone)
    let untinted = OUDSImage(asset: Image(SampleIcons.rainbowHeart), renderingMode: .original)
    let inPadding = ControlItemSample(
      isOn: true, icon: ControlItemSample.phone, errorText: ControlItemSample.errorText, hasDivider: true)
    return [
      SheetDefinition(id: "\(component)/long-description") {
        SingleControlItemSheet(margin: 0, isEdgeToEdge: true, item: item(description))
      },
      SheetDefinition(id: "\(component)/edge-to-edge-disabled") { SingleControlItemSheet(item: item(inPadding)) },
      SheetDefinition(id: "\(component)/untinted-icon") {
        SingleControlItemSheet(margin: 0, isEdgeToEdge: true, item: item(ControlItemSample(icon: untinted)))
      },
    ]
      + [false, true].map { isConstrained in
        SheetDefinition(id: "\(component)/constrained-max-width/\(isConstrained ? "on" : "off")") {
          SingleControlItemSheet(
            width: 600, item: item(ControlItemSample(icon: ControlItemSample.phone, constrainedMaxWidth: isConstrained))
          )
        }
      }
  }
}
