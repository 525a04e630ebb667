internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// A small link of text alone, below an input.
struct InputHelperLink: View {
  let text: String
  let isEnabled: Bool

  @Environment(\.theme) private var theme
  @Environment(\.oudsUseMonochrome) private var useMonochrome

  var body: some View {
    Text(text).underline().labelStrongMedium(theme)
      .oudsForegroundColor(color)
      .padding(.horizontal, theme.link.spacePaddingInline)
      .padding(.vertical, theme.link.spacePaddingBlock)
      .frame(minWidth: theme.link.sizeMinWidthSmall, minHeight: theme.link.sizeMinHeightSmall, alignment: .leading)
  }

  private var color: MultipleColorSemanticToken {
    switch (isEnabled, useMonochrome) {
    case (true, false): theme.link.colorContentEnabled
    case (false, false): theme.colors.actionDisabled
    case (true, true): theme.link.monoColorContentEnabled
    case (false, true): theme.link.monoColorContentDisabled
    }
  }
}
