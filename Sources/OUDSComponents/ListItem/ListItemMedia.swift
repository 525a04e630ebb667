internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// What stands before the texts of a list item.
struct ListItemLeadingView: View {
  let leading: OUDSListItemLeading

  @Environment(\.listItemStyle.size) private var size

  var body: some View {
    switch leading {
    case .icon(let icon): icon
    case .image(let image): image
    case .flag(let flag): flag
    case .video(let video): video
    case .avatar(let avatar): avatar
    case .customView(let view): if size == .default { view }
    }
  }
}

/// What stands after the texts of a list item.
struct ListItemTrailingView: View {
  let trailing: OUDSListItemTrailing

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listItemStyle.size) private var size

  var body: some View {
    switch trailing {
    case .text(.label(let text)): text.labelDefaultMedium(theme)
    case .text(.labelMuted(let text)): text.labelDefaultMedium(theme).oudsForegroundColor(muted)
    case .text(.labelStrong(let text)): text.labelStrongMedium(theme)
    case .text(.labelAndExtraLabel(let label, let extra)):
      VStack(alignment: .trailing, spacing: 0) {
        label.labelDefaultMedium(theme)
        extra.labelDefaultMedium(theme).oudsForegroundColor(muted)
      }
    case .badge(.count(let badge)): badge
    case .badge(.standard(let badge)): badge
    case .tag(let tag): tag
    case .icon(let icon): icon
    case .image(let image): image
    case .flag(let flag): flag
    case .video(let video): video
    case .avatar(let avatar): avatar
    case .customView(let view): if size == .default { view }
    }
  }

  private var muted: MultipleColorSemanticToken {
    isEnabled ? theme.colors.contentMuted : theme.colors.contentDisabled
  }
}
