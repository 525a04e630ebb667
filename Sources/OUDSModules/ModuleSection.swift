internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// A title over content that belongs together.
struct ModuleSection<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedSmall) {
      Text(title).headingMedium(theme).oudsForegroundColor(theme.colors.contentDefault)
        .accessibilityAddTraits(.isHeader)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
