internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// An icon, picture, flag or avatar beside the texts of a list item.
struct ListItemMedia: View {
  let media: OUDSListItemLeading

  @Environment(\.theme) private var theme
  @Environment(\.listItemStyle.size) private var size
  @Environment(\.listItemStyle.hasRoundedMedia) private var hasRoundedMedia

  var body: some View {
    switch media {
    case .icon(let image): image.icon(size: size == .small ? tokens.sizeAssetSmall : tokens.sizeAssetMedium)
    case .image(let image):
      let side = size == .small ? tokens.sizeAssetLarge : tokens.sizeAssetXlarge
      rounded(image.resizable().frame(width: side, height: side))
    case .flag(let image):
      rounded(image.resizable().frame(width: tokens.sizeFlagHeight * 1.5, height: tokens.sizeFlagHeight))
    case .avatar(let avatar): avatar
    }
  }

  private var tokens: any AllControlItemComponentTokensProvider { theme.controlItem }

  private func rounded(_ media: some View) -> some View {
    media.cornerRadius(
      hasRoundedMedia.map(tokens.borderRadiusOfMedia(isRounded:)) ?? theme.controlItemBorderRadiusOfMedia)
  }
}

/// What stands after the texts of a list item.
struct ListItemTrailingView: View {
  let trailing: OUDSListItemTrailing

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    switch trailing {
    case .text(let text, .label): Text(text).labelDefaultMedium(theme)
    case .text(let text, .labelMuted): Text(text).labelDefaultMedium(theme).oudsForegroundColor(muted)
    case .text(let text, .labelStrong): Text(text).labelStrongMedium(theme)
    case .labelAndExtraLabel(let label, let extra):
      VStack(alignment: .trailing, spacing: 0) {
        Text(label).labelDefaultMedium(theme)
        Text(extra).labelDefaultMedium(theme).oudsForegroundColor(muted)
      }
    case .badge(.count(let badge)): badge
    case .badge(.standard(let badge)): badge
    case .tag(let tag): tag
    case .icon(let image): ListItemMedia(media: .icon(image))
    case .image(let image): ListItemMedia(media: .image(image))
    case .flag(let image): ListItemMedia(media: .flag(image))
    case .avatar(let avatar): ListItemMedia(media: .avatar(avatar))
    }
  }

  private var muted: MultipleColorSemanticToken {
    isEnabled ? theme.colors.contentMuted : theme.colors.contentDisabled
  }
}
