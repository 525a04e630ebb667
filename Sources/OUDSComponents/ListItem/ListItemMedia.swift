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
    case .slot(let view): if size == .default { view }
    }
  }
}

/// What stands after the texts of a list item.
struct ListItemTrailingView: View {
  let trailing: OUDSListItemTrailing

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listItemStyle) private var style

  var body: some View {
    switch trailing {
    case .text(let type): texts(type)
    case .badge(.count(let badge)): badge
    case .badge(.standard(let badge)): badge
    case .tag(let tag): tag
    case .icon(let icon): icon
    case .image(let image): image
    case .flag(let flag): flag
    case .video(let video): video
    case .avatar(let avatar): avatar
    case .slot(let view): if style.size == .default { view }
    }
  }

  /// As large as the item's label, beside its first line where the item is aligned to its top.
  private func texts(_ type: OUDSListItemTrailing.TextType) -> some View {
    VStack(alignment: .trailing, spacing: theme.controlItem.spaceRowGap) {
      switch type {
      case .label(let text): text.labelDefaultLarge(theme)
      case .labelMuted(let text): text.labelDefaultLarge(theme).oudsForegroundColor(muted)
      case .labelStrong(let text): text.labelStrongLarge(theme)
      case .labelAndExtraLabel(let label, let extra):
        label.labelDefaultLarge(theme)
        if style.size == .default { extra.labelStrongMedium(theme) }
      }
    }
    .padding(.top, style.alignment == .top ? topPadding : 0)
  }

  private var topPadding: Double {
    style.size == .small
      ? theme.controlItem.spacePaddingBlockDensityCompactTopAlignmentTopTextContainer
      : theme.controlItem.spacePaddingBlockDensityDefaultTopAlignmentTopTextContainer
  }

  private var muted: MultipleColorSemanticToken {
    isEnabled ? theme.colors.contentMuted : theme.colors.contentDisabled
  }
}
