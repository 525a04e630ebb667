internal import OUDSTokensSemantic
public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// What an item shows beside its indicator, and how it is laid out.
struct ControlItemContent: Sendable {
  var label: String
  var extraLabel: String?
  var description: (any OUDSTextContent)?
  var icon: OUDSImage?
  var isOutlined = false
  /// Whether the indicator comes last and the icon first.
  var isReversed: Bool
  var isError: Bool
  var errorText: (any OUDSTextContent)?
  var isReadOnly: Bool
  var hasDivider: Bool
  var constrainedMaxWidth: Bool
  /// A name by which tests find it; nil for none.
  var accessibilityIdentifier: String?
}

/// The row that checkbox, radio and switch items share: an indicator, texts, an icon; the error's text below.
struct ControlItem<Indicator: View>: View {
  /// The component's name, for errors.
  let component: String
  let content: ControlItemContent
  let isSelected: Bool
  /// Whether a pointer is answered with the focus ring in high contrast.
  var ringsPointer = true
  @ViewBuilder let indicator: (ComponentState) -> Indicator

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interaction
  @Environment(\.edgeToEdgeMargin) private var edgeToEdgeMargin

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row.markBox().markTarget()
      if content.isError, let errorText = content.errorText, !errorText._isEmpty { message(errorText) }
    }
    .textLeading(.proportional)
    .frame(maxWidth: content.constrainedMaxWidth ? tokens.sizeMaxWidth : .infinity, alignment: .leading)
    .errorAllowed(
      content.isError, in: component, state, message: "Error Selected status for Read only state is not relevant")
  }

  // MARK: Row

  /// The assets are laid out twice: unseen beside the texts, for their width, and over the first part of the row, in
  /// whose height they stand in the middle.
  private var row: some View {
    HStack(spacing: tokens.spaceColumnGap) {
      leadingAsset.hidden()
      texts
      trailingAsset.hidden()
    }
    .frame(
      minWidth: max(0, tokens.sizeMinWidth - 2 * inlinePadding),
      minHeight: max(0, tokens.sizeMinHeightDefault - 2 * tokens.spacePaddingBlockDefault), alignment: .leading
    )
    .overlay(alignment: .topLeading) { leadingAsset.frame(maxHeight: assetsHeight) }
    .overlay(alignment: .topTrailing) { trailingAsset.frame(maxHeight: assetsHeight) }
    .padding(.vertical, tokens.spacePaddingBlockDefault)
    .padding(.horizontal, inlinePadding)
    .overlay(alignment: .bottom) { divider }
    .overlay {
      if let outline { Rectangle().strokeBorder(outline, lineWidth: theme.borders.widthDefault) }
    }
    .controlBackground(state, cornerRadius: tokens.borderRadiusDefault, ringsPointer: ringsPointer)
  }

  @ViewBuilder
  private var leadingAsset: some View {
    if content.isReversed { icon } else { indicator(state) }
  }

  @ViewBuilder
  private var trailingAsset: some View {
    if content.isReversed { indicator(state) } else { icon }
  }

  @ViewBuilder
  private var icon: some View {
    if content.isError {
      Image(theme.image(for: .negative)).resizable()
        .frame(width: tokens.sizeErrorIcon, height: tokens.sizeErrorIcon)
        .padding(tokens.spacePaddingInlineErrorIcon)
        .oudsForegroundColor(colors.errorIcon)
    } else if let icon = content.icon {
      icon.icon(size: tokens.sizeAssetSmall).oudsForegroundColor(colors.content)
    }
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: tokens.spaceRowGap) {
      Text(content.label).labelDefaultLarge(theme).oudsForegroundColor(colors.label)
      if let extraLabel = content.extraLabel, !extraLabel.isEmpty {
        Text(extraLabel).labelStrongMedium(theme).oudsForegroundColor(colors.content)
      }
      if let description = content.description, !description._isEmpty {
        description._text.labelDefaultMedium(theme).oudsForegroundColor(colors.description)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder
  private var divider: some View {
    if content.hasDivider && outline == nil && !(content.isOutlined && state == .focus) {
      Rectangle().fill(colors.divider.color(for: colorScheme))
        .frame(height: theme.divider.borderWidth)
        .padding(.horizontal, edgeToEdgeMargin ?? 0)
    }
  }

  private func message(_ text: any OUDSTextContent) -> some View {
    text._text.labelDefaultMedium(theme)
      .oudsForegroundColor(colors.errorText)
      .padding(.top, tokens.spacePaddingBlockTopHelperText)
      .padding(.horizontal, inlinePadding)
  }

  // MARK: Tokens

  private var tokens: any AllControlItemComponentTokensProvider { theme.controlItem }

  private var state: ComponentState {
    ComponentState(isEnabled: isEnabled, isReadOnly: content.isReadOnly, interaction: interaction)
  }

  private var colors: ControlItemTokens {
    ControlItemTokens(
      theme: theme, state: state, isSelected: isSelected, isError: content.isError,
      isHighContrast: contrast == .increased)
  }

  private var outline: Color? {
    content.isOutlined ? colors.outline?.color(for: colorScheme) : nil
  }

  private var inlinePadding: Double { edgeToEdgeMargin ?? tokens.spacePaddingInline }

  /// Beside longer texts, assets stand in the middle of this much, from the top.
  private var assetsHeight: Double { max(tokens.sizeMaxHeightAssetsContainer, theme.checkbox.sizeMinHeight) }
}

// MARK: - Edge to edge

private enum EdgeToEdgeMarginKey: EnvironmentKey { static let defaultValue: Double? = nil }

extension EnvironmentValues {
  /// How far the content of rows that reach the sides of the window stands from them, in points; nil where rows do not.
  var edgeToEdgeMargin: Double? {
    get { self[EdgeToEdgeMarginKey.self] }
    set { self[EdgeToEdgeMarginKey.self] = newValue }
  }
}

extension View {
  /// Lays out the items within the view as rows that reach the sides of the window: their contents and dividers keep
  /// the margin of the layout grid, instead of the items' own padding.
  ///
  /// - Parameter margin: in points, such as `theme.grids.compactMargin`.
  public func oudsEdgeToEdge(margin: Double) -> some View { environment(\.edgeToEdgeMargin, margin) }
}
