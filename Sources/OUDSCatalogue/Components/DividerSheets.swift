internal import DaguerreSheets
internal import OUDS

/// The sheets of the dividers: one line for each direction and colour.
enum DividerSheets: ComponentSheets {
  static let component = "divider"

  static let sheets: [SheetDefinition] = Axis.allCases.flatMap { axis in
    OUDSDividerColor.allCases.map { color in
      sheet("\(axis)/\(color.rawValue.words(joinedBy: "-"))") { DividerSheet(axis: axis, color: color) }
    }
  }
}

/// A divider of 100 points, without a caption.
private struct DividerSheet: View {
  let axis: Axis
  let color: OUDSDividerColor

  private static let length = 100.0

  var body: some View {
    divider.markFrame(SheetState.enabled.rawValue).padding(SheetMetrics.margin)
  }

  @ViewBuilder
  private var divider: some View {
    switch axis {
    case .horizontal: OUDSHorizontalDivider(color: color).frame(width: Self.length)
    case .vertical: OUDSVerticalDivider(color: color).frame(height: Self.length)
    }
  }
}
