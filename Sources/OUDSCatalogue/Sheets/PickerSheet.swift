internal import OUDS

/// A picker as wide as a phone, or as its row is, without a caption.
struct PickerSheet<Content: View>: View {
  private let isRow: Bool
  private let content: Content

  init(isRow: Bool, @ViewBuilder content: () -> Content) {
    self.isRow = isRow
    self.content = content()
  }

  var body: some View {
    content
      .markFrame(SheetState.enabled.rawValue)
      .frame(width: isRow ? nil : SheetMetrics.phoneWidth - 2 * SheetMetrics.margin)
      .padding(SheetMetrics.margin)
  }
}
