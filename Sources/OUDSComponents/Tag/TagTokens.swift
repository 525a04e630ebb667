internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours of a tag by status, appearance and state, and its lengths by size, in points.
struct TagTokens {
  let theme: OUDSTheme
  let status: OUDSStatus
  let appearance: OUDSTag.Appearance
  let size: OUDSTag.Size
  let isLoading: Bool
  let isEnabled: Bool

  private enum Look { case emphasized, muted, loading, disabled }

  private var look: Look {
    if isLoading { return .loading }
    if !isEnabled { return .disabled }
    return appearance == .emphasized ? .emphasized : .muted
  }

  var background: MultipleColorSemanticToken {
    switch look {
    case .emphasized: theme.color(\.emphasizedBackground, of: status)
    case .muted: theme.color(\.mutedBackground, of: status)
    case .loading: theme.colors.surfaceSecondary
    case .disabled: theme.colors.actionDisabled
    }
  }

  var text: MultipleColorSemanticToken {
    switch look {
    case .emphasized: theme.color(\.onEmphasized, of: status)
    case .muted: theme.color(\.onMuted, of: status)
    case .loading: theme.colors.contentDefault
    case .disabled: theme.colors.contentOnActionDisabled
    }
  }

  /// Of bullet, loader and icons of one's own.
  var asset: MultipleColorSemanticToken {
    // Not that of texts on no ground, which is darker for a warning.
    look == .muted ? theme.color(\.emphasizedBackground, of: status) : text
  }

  /// Of the sign of a functional status; nil for that of the status itself.
  var plainIcon: MultipleColorSemanticToken? { look == .muted ? nil : text }

  // MARK: Lengths

  private var tokens: any AllTagComponentTokensProvider { theme.tag }
  private var isSmall: Bool { size == .small }

  var minWidth: Double { isSmall ? tokens.sizeMinWidthSmall : tokens.sizeMinWidthDefault }
  var minHeight: Double { isSmall ? tokens.sizeMinHeightSmall : tokens.sizeMinHeightDefault }
  /// Above and below.
  var paddingBlock: Double { isSmall ? tokens.spacePaddingBlockSmall : tokens.spacePaddingBlockDefault }
  /// Between the text and the end of the tag.
  var padding: Double { isSmall ? tokens.spacePaddingInlineSmall : tokens.spacePaddingInlineDefault }
  /// Between the start of the tag and the box of its asset.
  var paddingBeforeAsset: Double {
    isSmall ? tokens.spacePaddingInlineAssetSmall : tokens.spacePaddingInlineAssetDefault
  }
  /// Between the box of the asset and the text.
  var gap: Double { isSmall ? tokens.spaceColumnGapSmall : tokens.spaceColumnGapDefault }
  /// The side of the asset's box.
  var assetSide: Double { isSmall ? tokens.sizeAssetSmall : tokens.sizeAssetDefault }

  // From the sides of the asset's box to what is in it.

  var iconInset: Double { isSmall ? tokens.spaceInsetIconSmall : tokens.spaceInsetIconDefault }
  var bulletInset: Double { isSmall ? tokens.spaceInsetBulletSmall : tokens.spaceInsetBulletDefault }
  var loaderInset: Double { isSmall ? tokens.spaceInsetLoaderSmall : tokens.spaceInsetLoaderDefault }

  /// The design gives no token for the stroke of the loader.
  var loaderLineWidth: Double { isSmall ? 2 : 2.4 }
}
