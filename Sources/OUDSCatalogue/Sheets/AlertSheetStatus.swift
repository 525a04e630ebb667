internal import OUDS

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
