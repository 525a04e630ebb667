internal import OUDSTokensComponent
internal import DaguerreViews
internal import OUDSThemesContract

/// What an input of one line shows beside its label and its value.
struct InputContent {
  var placeholder: String?
  var prefix: String?
  var suffix: String?
  var leadingIcon: OUDSImage?
  var trailingAction: OUDSTextInput.TrailingAction?
  var helper: InputText?
  var helperLink: OUDSTextInput.Helperlink?
  var isOutlined: Bool
  /// Whether the box is no wider than the theme's token.
  var isConstrained: Bool
}

/// The label of an input of one line and what was entered, or the label alone in the middle where there is nothing
/// else.
struct InputLine: View {
  let appearance: InputAppearance
  let label: String
  let value: String
  let content: InputContent

  @Environment(\.theme) private var theme

  /// How many lines a label has at most that stands in the place of the value.
  private static let labelLines = 2

  var body: some View {
    if isLabelOnTop {
      VStack(alignment: .leading, spacing: theme.textInput.spaceRowGapLabelInput) {
        if !label.isEmpty { Text(label).labelDefaultSmall(theme).lineLimit(1).oudsForegroundColor(appearance.label) }
        line
      }
    } else {
      Text(label).labelDefaultLarge(theme).lineLimit(Self.labelLines).oudsForegroundColor(appearance.label)
    }
  }

  private var isLabelOnTop: Bool {
    !value.isEmpty || content.placeholder?.isEmpty == false || appearance.state == .focus
  }

  private var line: some View {
    HStack(spacing: theme.textInput.spaceColumnGapInlineText) {
      if let prefix = content.prefix, !prefix.isEmpty { affix(prefix) }
      Group {
        if value.isEmpty {
          Text(content.placeholder ?? "").labelDefaultLarge(theme).oudsForegroundColor(appearance.muted)
        } else {
          Text(verbatim: value).labelModerateLarge(theme).oudsForegroundColor(appearance.value)
        }
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
      if let suffix = content.suffix, !suffix.isEmpty { affix(suffix) }
    }
  }

  /// A text beside the value, which gets its room first.
  private func affix(_ text: String) -> some View {
    Text(text).labelDefaultLarge(theme).lineLimit(1).oudsForegroundColor(appearance.muted).layoutPriority(1)
  }
}
