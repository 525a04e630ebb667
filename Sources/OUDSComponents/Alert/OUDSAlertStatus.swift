/// What an alert is about, told by its colours and its icon.
public enum OUDSAlertStatus: Sendable {
  /// Nothing in particular, with an icon of one's own or none.
  case neutral(icon: OUDSImage? = nil)
  /// The brand, with an icon of one's own or none.
  case accent(icon: OUDSImage? = nil)
  /// Something went well.
  case positive
  case info
  /// Something to be careful with.
  case warning
  /// Something went wrong.
  case negative

  var role: StatusRole {
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
