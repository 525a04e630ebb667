internal import OUDSTokensComponent
internal import DaguerreViews
internal import OUDSThemesContract

/// An input of one line with its messages: what text and password inputs are made of.
struct LineInput: View {
  let label: String
  /// What was entered, as it is shown.
  let value: String
  let content: InputContent
  let status: OUDSTextInput.Status

  @Environment(\.theme) private var theme
  @Environment(\.interactionState) private var interactionState

  private var appearance: InputAppearance {
    InputAppearance(
      theme: theme, state: ComponentState(status, interactionState), isError: status.error != nil,
      isOutlined: content.isOutlined)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      box
      InputMessage(
        appearance: appearance, helper: content.helper, error: status.error, link: content.helperLink)
    }
    .frame(
      minWidth: theme.textInput.sizeMinWidth, idealWidth: theme.textInput.sizeMinWidth,
      maxWidth: content.isConstrained ? theme.textInput.sizeMaxWidth : .infinity, alignment: .leading
    )
    .textLeading(.proportional)
    // What is done to the input is not done to the button in it.
    .interactionState(.none)
    .irrelevant(
      status.isLoading && value.isEmpty, message: "Empty status for Loading state is not relevant")
  }

  private var box: some View {
    let tokens = theme.textInput
    return HStack(spacing: tokens.spaceColumnGapDefault) {
      content.leadingIcon?.icon(size: tokens.sizeLeadingIcon).oudsForegroundColor(appearance.muted)
      InputLine(appearance: appearance, label: label, value: value, content: content)
        .frame(maxWidth: .infinity, alignment: .leading)
      if hasTrailingZone { trailingZone }
    }
    .padding(.vertical, tokens.spacePaddingBlockDefault)
    .padding(.leading, tokens.spacePaddingInlineDefault)
    .padding(
      .trailing, hasTrailingZone ? tokens.spacePaddingInlineTrailingAction : tokens.spacePaddingInlineDefault
    )
    .frame(maxWidth: .infinity, minHeight: tokens.sizeMinHeight)
    .modifier(InputBox(appearance: appearance))
    .markBox()
    .markTarget()
  }

  // MARK: Trailing zone

  private var hasTrailingZone: Bool {
    content.trailingAction != nil || status.error != nil || status.isLoading
  }

  @ViewBuilder
  private var trailingZone: some View {
    if status.isLoading {
      InputLoader(progress: status.progress)
        .frame(width: theme.button.sizeMinWidth, height: theme.button.sizeMinHeight)
    } else {
      HStack(spacing: theme.textInput.spaceColumnGapTrailingErrorAction) {
        if status.error != nil {
          InputErrorIcon(appearance: appearance)
            .padding(content.trailingAction == nil ? theme.button.spaceInsetIconOnly : 0)
        }
        if let trailing = content.trailingAction {
          OUDSButton(image: trailing.image, appearance: .minimal, action: trailing.action)
            .environment(\.isEnabled, appearance.state != .readOnly && appearance.state != .disabled)
            .markInactive(appearance.state == .readOnly || appearance.state == .disabled)
            .accessibilityHint(trailing.actionHint)
        }
      }
    }
  }
}

/// The sign at the end of an input that something is wrong; it grows with the text, as the icon of an action does.
struct InputErrorIcon: View {
  let appearance: InputAppearance

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  var body: some View {
    OUDSImage(asset: Image(theme.image(for: .negative))).icon(size: theme.button.sizeIconOnly * textScale)
      .oudsForegroundColor(appearance.errorIcon)
  }
}
