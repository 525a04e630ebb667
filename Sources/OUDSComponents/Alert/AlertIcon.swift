internal import DaguerreViews
internal import OUDSThemesContract

/// The icon of an alert: the sign of its status, or the image that it was given; nothing without one.
struct AlertIcon: View {
  let status: OUDSAlertStatus

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  var body: some View {
    switch status {
    case .neutral(let image), .accent(let image):
      if let image {
        image.icon(size: size).oudsForegroundColor(StatusColors(theme: theme, role: status.role).content)
      }
    case .positive: sign(.tick)
    case .info: sign(.info)
    case .warning: sign(.warning)
    case .negative: sign(.important)
    }
  }

  private func sign(_ icon: StatusIcon) -> some View { StatusIconView(icon: icon, role: status.role, size: size) }

  private var size: Double { theme.alert.sizeIcon * textScale }
}
