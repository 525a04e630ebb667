internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// What all chips look like: a small frame around a tick, a text and an icon, in the middle of a larger area to touch.
struct Chip: View {
  enum Layout {
    case text(String)
    case textAndIcon(String, OUDSImage)
    case icon(OUDSImage)

    fileprivate var spokenText: String {
      switch self {
      case .text(let text), .textAndIcon(let text, _): text
      case .icon(let image): image.accessibilityLabel ?? ""
      }
    }
  }

  /// The side of the text that an icon stands on.
  enum IconPosition { case start, end }

  let layout: Layout
  let iconPosition: IconPosition
  /// Whether it has a tick before everything else.
  let isSelected: Bool

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState

  var body: some View {
    let radius = chip.borderRadius
    let shape = RoundedRectangle(cornerRadius: radius)
    return
      content
      .padding(padding)
      .frame(minWidth: chip.sizeMinWidth, minHeight: chip.sizeMinHeight)
      .background(shape.fill(tokens.background.color(for: colorScheme)))
      .overlay(shape.strokeBorder(tokens.border.color(for: colorScheme), lineWidth: tokens.borderWidth))
      .focusRing(state == .focus, cornerRadius: radius)
      .markBox()
      .frame(minHeight: chip.sizeMinHeightInteractiveArea)
      .spokenButton(layout.spokenText, isSelected: isSelected)
  }

  private var content: some View {
    HStack(spacing: chip.spaceColumnGapIcon) {
      if isSelected { icon(OUDSImage(asset: Image(theme.image(for: .chipTick)))).oudsForegroundColor(tokens.tick) }
      switch (layout, iconPosition) {
      case (.text(let text), _): title(text)
      case (.textAndIcon(let text, let image), .start):
        icon(image)
        title(text)
      case (.textAndIcon(let text, let image), .end):
        title(text)
        icon(image)
      case (.icon(let image), _): icon(image)
      }
    }
    .oudsForegroundColor(tokens.content)
  }

  private func title(_ text: String) -> some View {
    Text(text).labelModerateMedium(theme).textLeading(.proportional).multilineTextAlignment(.center)
  }

  private func icon(_ image: OUDSImage) -> some View {
    // Alone it stands for a text, so it grows like one; beside a text it does not.
    image.icon(size: isIconOnly ? chip.sizeIcon * textScale : chip.sizeIcon)
  }

  private var isIconOnly: Bool { if case .icon = layout { true } else { false } }

  /// Less at a side where an icon or the tick stands.
  private var padding: EdgeInsets {
    let (startsWithIcon, endsWithIcon) =
      switch layout {
      case .text: (isSelected, false)
      case .textAndIcon: (isSelected || iconPosition == .start, iconPosition == .end)
      case .icon: (true, true)
      }
    let block = isIconOnly ? chip.spacePaddingBlockIconOnly : chip.spacePaddingBlock
    return EdgeInsets(
      top: block, leading: startsWithIcon ? chip.spacePaddingInlineIcon : chip.spacePaddingInlineIconNone,
      bottom: block, trailing: endsWithIcon ? chip.spacePaddingInlineIcon : chip.spacePaddingInlineIconNone)
  }

  // MARK: Tokens

  private var chip: any AllChipComponentTokensProvider { theme.chip }

  private var state: ComponentState { ComponentState(isEnabled: isEnabled, interaction: interactionState) }

  private var tokens: ChipAppearanceTokens { ChipAppearanceTokens(chip: chip, isSelected: isSelected, state: state) }
}
