public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// A value that a person gave and can take away.
///
/// Whether it is enabled, and what a person does to it, come from the environment. It takes more height than its box,
/// so that a finger meets it.
public struct OUDSInputTag: View {
  private let label: String

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState

  /// - Parameters:
  ///   - label: the value; wraps where there is not enough room.
  ///   - action: what takes it away; never called, since nothing here moves.
  public init(label: String, action: @escaping () -> Void) { self.label = label }

  /// The same without a name for the label.
  public init(_ label: String, action: @escaping () -> Void) { self.init(label: label, action: action) }

  /// A pill with the text and a cross: colours and borders of `theme.inputTag`, lengths of `theme.tag`.
  public var body: some View {
    pill
      .markBox()
      .frame(minHeight: theme.tag.sizeMinHeightInteractiveArea, alignment: .leading)
      .markTarget()
      .accessibilityAddTraits(.isButton)
  }

  private var pill: some View {
    let tag = theme.tag
    let shape = RoundedRectangle(cornerRadius: tag.borderRadius)
    return HStack(spacing: tag.spaceColumnGapDefault) {
      Text(label).labelModerateMedium(theme)
      Image(theme.image(for: .tagClose))
        .renderingMode(.template)
        .resizable()
        .frame(width: tag.sizeAssetDefault * textScale, height: tag.sizeAssetDefault * textScale)
        .accessibilityHidden(true)
    }
    .oudsForegroundColor(content)
    .padding(.leading, tag.spacePaddingInlineDefault)
    .padding(.trailing, tag.spacePaddingInlineAssetDefault)
    .padding(.vertical, tag.spacePaddingBlockDefault)
    .frame(minWidth: tag.sizeMinWidthDefault, minHeight: tag.sizeMinHeightDefault)
    .background { if let background { shape.fill(background.color(for: colorScheme)) } }
    .overlay { shape.strokeBorder(border.color(for: colorScheme), lineWidth: borderWidth) }
    .focusRing(state == .focus, cornerRadius: tag.borderRadius)
  }

  // MARK: Tokens

  private var tokens: any AllInputTagComponentTokensProvider { theme.inputTag }

  private var state: ComponentState { ComponentState(isEnabled: isEnabled, interaction: interactionState) }

  private var background: MultipleColorSemanticToken? {
    state.choose(
      enabled: tokens.colorBgEnabled, hover: tokens.colorBgHover, pressed: tokens.colorBgPressed,
      focus: tokens.colorBgFocus, disabled: .some(nil))
  }

  private var border: MultipleColorSemanticToken {
    state.choose(
      enabled: tokens.colorBorderEnabled, hover: tokens.colorBorderHover, pressed: tokens.colorBorderPressed,
      focus: tokens.colorBorderFocus, disabled: theme.colors.actionDisabled)
  }

  /// In points.
  private var borderWidth: Double {
    state == .enabled || state == .disabled ? tokens.borderWidthDefault : tokens.borderWidthDefaultInteraction
  }

  /// Of text and cross.
  private var content: MultipleColorSemanticToken {
    state.choose(
      enabled: tokens.colorContentEnabled, hover: tokens.colorContentHover, pressed: tokens.colorContentPressed,
      focus: tokens.colorContentFocus, disabled: theme.colors.actionDisabled)
  }
}
