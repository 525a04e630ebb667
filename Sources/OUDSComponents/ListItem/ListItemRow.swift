internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The row that all list items are.
struct ListItemRow: View {
  let data: OUDSListItemData
  let leading: OUDSListItemLeading?
  let trailing: OUDSListItemTrailing?
  /// Nil for an item that leads nowhere.
  let indicator: OUDSNavigationListItemIndicatorType?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState
  @Environment(\.listItemStyle) private var style

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row
      if let slot = data.bottomSlot, !isSmall {
        slot.view.padding(.horizontal, tokens.spacePaddingInline).padding(.bottom, tokens.spacePaddingBlockBottomSlot)
      }
      if let helper = data.helperText, !helper.isEmpty {
        Text(helper).labelDefaultMedium(theme).oudsForegroundColor(muted)
          .padding(.horizontal, theme.controlItem.spacePaddingInline)
          .padding(.top, theme.controlItem.spacePaddingBlockTopHelperText)
      }
    }
    .frame(minWidth: theme.controlItem.sizeMinWidth)
  }

  private var row: some View {
    HStack(alignment: style.alignment == .top ? .top : .center, spacing: theme.controlItem.spaceColumnGap) {
      if indicator == .previous {
        indicatorIcon(.previous)
      } else if let leading {
        ListItemLeadingView(leading: leading)
      }
      texts.frame(maxWidth: .infinity, alignment: .leading)
      if let trailing { ListItemTrailingView(trailing: trailing) }
      if let indicator, indicator != .previous { indicatorIcon(indicator) }
    }
    .oudsForegroundColor(content)
    .padding(.horizontal, theme.controlItem.spacePaddingInline)
    .padding(.top, topPadding)
    .padding(.bottom, isSmall ? tokens.spacePaddingBlockDensityCompact : tokens.spacePaddingBlockDensityDefault)
    .frame(minHeight: isSmall ? tokens.sizeMinHeightCompact : tokens.sizeMinHeightDefault)
    .background { if let background { background.color(for: colorScheme).cornerRadius(cornerRadius) } }
    .overlay {
      if isOutlined {
        RoundedRectangle(cornerRadius: cornerRadius)
          .strokeBorder(outline.color(for: colorScheme), lineWidth: theme.borders.widthDefault)
      }
    }
    .overlay(alignment: .bottom) { if style.hasDivider { OUDSHorizontalDivider() } }
    .focusRing(state == .focus, cornerRadius: cornerRadius)
    .markTarget(indicator != nil)
    .accessibilityAddTraits(indicator == nil ? [] : .isButton)
  }

  private var tokens: any AllControlItemComponentTokensProvider { theme.controlItem }

  /// Items that lead somewhere answer to a person.
  private var state: ComponentState {
    ComponentState(isEnabled: isEnabled, interaction: indicator == nil ? .none : interactionState)
  }

  /// Rows of a list reach into their corners, but for those of a focus ring.
  private var cornerRadius: Double {
    if style.isCard { return theme.controlItemBorderRadius }
    return state == .focus ? tokens.borderRadiusDefault : 0
  }

  private var isSmall: Bool { style.size == .small }

  private var isOutlined: Bool {
    switch style.outline {
    case .none: false
    case .onInteraction: state != .enabled && state != .disabled
    case .always: true
    }
  }

  private var topPadding: Double {
    switch (style.alignment, isSmall) {
    case (.center, false): tokens.spacePaddingBlockDensityDefault
    case (.center, true): tokens.spacePaddingBlockDensityCompact
    case (.top, false): tokens.spacePaddingBlockDensityDefaultTopAlignmentTopCounterweight
    case (.top, true): tokens.spacePaddingBlockDensityCompactTopAlignmentTopCounterweight
    }
  }

  // MARK: Texts

  private var texts: some View {
    VStack(alignment: .leading, spacing: tokens.spaceRowGap) {
      if let overline = data.anyOverline, !overline._isEmpty, !isSmall {
        overline._text.labelModerateSmall(theme).oudsForegroundColor(muted)
          .padding(
            .top, style.alignment == .top ? tokens.spacePaddingBlockDensityDefaultTopAlignmentTopTextContainer : 0)
      }
      label.frame(minHeight: isSmall ? tokens.sizeAssetSmall : tokens.sizeAssetMedium)
      if let extra = data.extraLabel, !extra.isEmpty, !isSmall { Text(extra).labelStrongMedium(theme) }
      if let description = data.description, !description.isEmpty {
        Text(description).labelDefaultMedium(theme).oudsForegroundColor(muted)
      }
      if let slot = data.textSlot { slot.view }
    }
  }

  @ViewBuilder
  private var label: some View {
    switch data.labelContent {
    case .text(let text, true): Text(text).labelStrongLarge(theme)
    case .text(let text, false): Text(text).labelDefaultLarge(theme)
    case .custom(let view, let accessibilityLabel):
      view.accessibilityLabel(accessibilityLabel).padding(.vertical, tokens.spacePaddingBlockBottomSlot)
    }
  }

  // MARK: Colours

  private var content: MultipleColorSemanticToken {
    isEnabled ? theme.colors.contentDefault : theme.colors.contentDisabled
  }

  private var muted: MultipleColorSemanticToken {
    isEnabled ? theme.colors.contentMuted : theme.colors.contentDisabled
  }

  /// Outlined cards have none.
  private var background: MultipleColorSemanticToken? {
    guard style.outline == .none else { return nil }
    let rest = style.hasBackground ? theme.colors.actionSupportEnabled : nil
    return state.choose(
      enabled: rest, hover: tokens.colorBgHover, pressed: tokens.colorBgPressed, focus: tokens.colorBgFocus)
  }

  private var outline: MultipleColorSemanticToken {
    actionColor(enabled: theme.colors.borderDefault)
  }

  private func actionColor(enabled: MultipleColorSemanticToken) -> MultipleColorSemanticToken {
    let colors = theme.colors
    return state.choose(
      enabled: enabled, hover: colors.actionHover, pressed: colors.actionPressed, focus: colors.actionFocus,
      disabled: colors.actionDisabled)
  }

  // MARK: The arrow

  /// In the middle of the first line, where the item is aligned to its top.
  private func indicatorIcon(_ indicator: OUDSNavigationListItemIndicatorType) -> some View {
    Image(glyph(of: indicator)).renderingMode(.template).resizable()
      .frame(width: tokens.sizeAssetSmall, height: tokens.sizeAssetSmall)
      .flipsForRightToLeftLayoutDirection(true)
      .oudsForegroundColor(actionColor(enabled: theme.link.colorChevronEnabled))
      .frame(minHeight: isSmall ? tokens.sizeAssetSmall : tokens.sizeAssetMedium)
  }

  private func glyph(of indicator: OUDSNavigationListItemIndicatorType) -> VectorImage {
    switch indicator {
    case .previous: theme.image(for: .previous)
    case .next: theme.image(for: .next)
    case .external: theme.image(for: .external)
    }
  }
}
