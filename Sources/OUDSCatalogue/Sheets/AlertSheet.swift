internal import OUDS

/// A kind of alert in every status, each under a caption, in one column as wide as a phone.
struct AlertSheet<Content: View>: View {
  private let statuses: [AlertSheetStatus]
  private let content: (AlertSheetStatus) -> Content

  init(statuses: [AlertSheetStatus] = AlertSheetStatus.allCases, @ViewBuilder content: @escaping (AlertSheetStatus) -> Content) {
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

/// What an alert is about, in the order of the reference sheets.
enum AlertSheetStatus: String, CaseIterable {
  case neutral, accent, negative, positive, info, warning

  /// - Parameter icon: of those that have no sign of their own.
  func alertStatus(icon: OUDSImage?) -> OUDSAlertStatus {
    switch self {
    case .neutral: .neutral(icon: icon)
    case .accent: .accent(icon: icon)
    case .negative: .negative
    case .positive: .positive
    case .info: .info
    case .warning: .warning
    }
  }
}

/// Icons of alerts that have no sign of their own.
enum AlertIcons {
  static let heart = OUDSImage(asset: Image(SampleIcons.heart))
  static let rainbowHeart = OUDSImage(asset: Image(SampleIcons.rainbowHeart), renderingMode: .original)
}
