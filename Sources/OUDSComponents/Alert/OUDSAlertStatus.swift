internal import OUDSTokensComponent
internal import DaguerreViews
internal import OUDSThemesContract

/// What an alert is about, told by its colours and its icon.
public enum OUDSAlertStatus: Sendable {
  /// Nothing in particular, with an icon of one's own or none.
  case neutral(image: OUDSImage? = nil)
  /// The brand, with an icon of one's own or none.
  case accent(image: OUDSImage? = nil)
  /// Something went well.
  case positive
  /// Something worth knowing.
  case info
  /// Something to be careful with.
  case warning
  /// Something went wrong.
  case negative

  var status: OUDSStatus {
    switch self {
    case .neutral: .neutral
    case .accent: .accent
    case .positive: .positive
    case .info: .info
    case .warning: .warning
    case .negative: .negative
    }
  }

  fileprivate var image: OUDSImage? {
    switch self {
    case .neutral(let image), .accent(let image): image
    case .positive, .info, .warning, .negative: nil
    }
  }
}

/// The icon of an alert: the sign of its status, or the image that it was given; nothing without one.
struct AlertIcon: View {
  let alert: OUDSAlertStatus

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  var body: some View {
    let size = theme.alert.sizeIcon * textScale
    if let icon = alert.status.icon {
      StatusIcon(icon: icon, status: alert.status, size: size)
    } else if let image = alert.image {
      image.icon(size: size).oudsForegroundColor(theme.color(\.content, of: alert.status))
    }
  }
}

extension View {
  /// Keeps a text from lines so long that they are hard to read.
  func readableWidth() -> some View { limitedWidth(640) }
}
