// What components call a status, and what they have in common.

extension OUDSBadgeStandard.Status {
  /// The status by this name.
  package init(_ status: OUDSStatus) {
    self =
      switch status {
      case .neutral: .neutral
      case .accent: .accent
      case .positive: .positive
      case .info: .info
      case .warning: .warning
      case .negative: .negative
      }
  }

  var common: OUDSStatus {
    switch self {
    case .neutral: .neutral
    case .accent: .accent
    case .positive: .positive
    case .info: .info
    case .warning: .warning
    case .negative: .negative
    }
  }
}

extension OUDSTag.Status.Category {
  /// The status by this name.
  package init(_ status: OUDSStatus) {
    self =
      switch status {
      case .neutral: .neutral
      case .accent: .accent
      case .positive: .positive
      case .info: .info
      case .warning: .warning
      case .negative: .negative
      }
  }

  var common: OUDSStatus {
    switch self {
    case .neutral: .neutral
    case .accent: .accent
    case .positive: .positive
    case .info: .info
    case .warning: .warning
    case .negative: .negative
    }
  }
}

extension OUDSProgressIndicatorStatus {
  /// The status by this name.
  package init(_ status: OUDSStatus) {
    self =
      switch status {
      case .neutral: .neutral
      case .accent: .accent
      case .positive: .positive
      case .info: .info
      case .warning: .warning
      case .negative: .negative
      }
  }

  var common: OUDSStatus {
    switch self {
    case .neutral: .neutral
    case .accent: .accent
    case .positive: .positive
    case .info: .info
    case .warning: .warning
    case .negative: .negative
    }
  }
}
