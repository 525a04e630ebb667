internal import OUDS

/// A kind of alert in every status, each under a caption, in one column as wide as a phone.
struct AlertSheet<Content: View>: View {
  private let statuses: [AlertSheetStatus]
  private let content: (AlertSheetStatus) -> Content

  init(
    statuses: [AlertSheetStatus] = AlertSheetStatus.allCases,
    @ViewBuilder content: @escaping (AlertSheetStatus) -> Content
  ) {
    self.statuses = statuses
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) {
      ForEach(statuses, id: \.self) { status in
        VStack(alignment: .leading, spacing: SheetMetrics.captionGap) {
          SheetCaption(text: status.rawValue.capitalizedFirst)
          content(status).markFrame(status.rawValue.capitalizedFirst)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(SheetMetrics.margin)
    .frame(width: SheetMetrics.phoneWidth)
  }
}
