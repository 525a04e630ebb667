internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The icon of a functional status, in the colours it has where it stands on a muted ground or on none.
struct StatusIconView: View {
  let icon: StatusIcon
  let role: StatusRole
  /// The side of its box, in points.
  let size: Double
  /// In place of the colours of the status: the mark is cut out then.
  var color: MultipleColorSemanticToken?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Image(icon.image(markColor: markColor))
      .resizable()
      .frame(width: size, height: size)
      .foregroundColor(groundColor.color(for: colorScheme))
  }

  private var groundColor: MultipleColorSemanticToken {
    if let color { return color }
    return role == .warning
      ? theme.icon.colorContentStatusWarningExternalShape : StatusColors(theme: theme, role: role).content
  }

  private var markColor: Color? {
    guard color == nil, role == .warning else { return nil }
    return theme.icon.colorContentStatusWarningInternalShape.color(for: colorScheme)
  }
}
