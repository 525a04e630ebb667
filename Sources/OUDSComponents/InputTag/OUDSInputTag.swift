public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// A value that a person gave and can take away.
///
/// Whether it is enabled, and what a person does to it, come from the environment. It takes more height than its box, so
/// that a finger meets it.
public struct OUDSInputTag: View {
  private let label: String
  private let action: () -> Void

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState

  /// - Parameters:
  ///   - label: the value; wraps where there is not enough room.
  ///   - action: what takes it away; never called, since nothing here moves.
  public init(label: String, action: @escaping () -> Void) {
    self.label = label
    self.action = action
  }

  public var body: some View {
    pill
      .markBox()
      .frame(minHeight: theme.tag.sizeMinHeightInteractiveArea, alignment: .leading)
      .accessibilityAddTraits(.isButton)
  }

  private var pill: some View {
    let tag = theme.tag
    let colors = InputTagColors(theme: theme, state: state)
    let shape = RoundedRectangle(cornerRadius: tag.borderRadius)
    return HStack(spacing: tag.spaceColumnGapDefault) {
      Text(label).labelModerateMedium(theme)
      Image(TagIcons.close)
        .renderingMode(.template)
        .resizable()
        .frame(width: tag.sizeAssetDefault, height: tag.sizeAssetDefault)
        .accessibilityHidden(true)
    }
    .oudsForegroundColor(colors.content)
    .padding(.leading, tag.spacePaddingInlineDefault)
    .padding(.trailing, tag.spacePaddingInlineAssetDefault)
    .padding(.vertical, tag.spacePaddingBlockDefault)
    .frame(minWidth: tag.sizeMinWidthDefault, minHeight: tag.sizeMinHeightDefault)
    .background {
      if let background = colors.background { shape.fill(background.color(for: colorScheme)) }
    }
    .overlay { shape.strokeBorder(colors.border.color(for: colorScheme), lineWidth: colors.borderWidth) }
    .focusRing(state == .focus, cornerRadius: tag.borderRadius)
  }

  private var state: ActionState {
    ActionState(isEnabled: isEnabled, interaction: interactionState)
  }
}
