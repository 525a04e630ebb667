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
        IndicatorIcon(indicator: .previous)
      } else if let leading {
        ListItemLeadingView(leading: leading)
      }
      texts.frame(maxWidth: .infinity, alignment: .leading)
      if let trailing { ListItemTrailingView(trailing: trailing) }
      if let indicator, indicator != .previous { IndicatorIcon(indicator: indicator) }
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
          .strokeBorder(theme.colors.borderDefault.color(for: colorScheme), lineWidth: theme.borders.widthDefault)
      }
    }
    .overlay(alignment: .bottom) { if style.hasDivider { OUDSHorizontalDivider() } }
    .focusRing(interactionState == .focused && isEnabled && indicator != nil, cornerRadius: cornerRadius)
    .markTarget(indicator != nil)
    .accessibilityAddTraits(indicator == nil ? [] : .isButton)
  }

  private var tokens: any AllControlItemComponentTokensProvider { theme.controlItem }

  private var cornerRadius: Double { theme.controlItemBorderRadius }

  private var isSmall: Bool { style.size == .small }

  private var isOutlined: Bool {
    switch style.outline {
    case .none: false
    case .onInteraction: isEnabled && interactionState != .none
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

  /// Items that lead somewhere answer to a person.
  private var background: MultipleColorSemanticToken? {
    let rest = style.hasBackground ? theme.colors.surfaceSecondary : nil
    guard indicator != nil, isEnabled else { return rest }
    return switch interactionState {
    case .none: rest
    case .hovered: tokens.colorBgHover
    case .pressed: tokens.colorBgPressed
    case .focused: tokens.colorBgFocus
    }
  }
}

/// The arrow of an item that leads somewhere.
private struct IndicatorIcon: View {
  let indicator: OUDSNavigationListItemIndicatorType

  @Environment(\.theme) private var theme

  var body: some View {
    Image(glyph).renderingMode(.template).resizable()
      .frame(width: theme.controlItem.sizeAssetSmall, height: theme.controlItem.sizeAssetSmall)
      .flipsForRightToLeftLayoutDirection(true)
  }

  private var glyph: VectorImage {
    switch indicator {
    case .previous: theme.image(for: .previous)
    case .next: theme.image(for: .next)
    case .external: theme.image(for: .external)
    }
  }
}
