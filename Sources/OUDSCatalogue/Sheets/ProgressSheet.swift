internal import OUDS

/// An indicator without a caption.
struct ProgressSheet<Indicator: View>: View {
  let indicator: Indicator
  let margin: Double
  /// Of the sheet, in points; nil for that of the indicator.
  let width: Double?

  var body: some View {
    indicator.boxName(SheetState.enabled.rawValue).padding(margin).frame(width: width)
  }
}
