internal import OUDSTokensSemantic

extension AllColorSemanticTokensProvider {
  /// The colour of the surface that a colour mode is for; nil for a name that no surface has.
  func surface(for mode: MultipleColorModeSemanticToken) -> MultipleColorSemanticToken? {
    switch mode.name {
    case "onBgPrimary": bgPrimary
    case "onBgSecondary": bgSecondary
    case "onBgTertiary": bgTertiary
    case "onBgInverseLow": bgInverseLow
    case "onBgInverseHigh": bgInverseHigh
    case "onSurfacePrimary": surfacePrimary
    case "onSurfaceSecondary": surfaceSecondary
    case "onSurfaceTertiary": surfaceTertiary
    case "onSurfaceInverseLow": surfaceInverseLow
    case "onSurfaceInverseHigh": surfaceInverseHigh
    case "onBrandPrimary": surfaceBrandPrimary
    case "onBrandSecondary": surfaceBrandSecondary
    case "onBrandTertiary": surfaceBrandTertiary
    case "onStatusPositiveMuted": surfaceStatusPositiveMuted
    case "onStatusPositiveEmphasized": surfaceStatusPositiveEmphasized
    case "onStatusInfoMuted": surfaceStatusInfoMuted
    case "onStatusInfoEmphasized": surfaceStatusInfoEmphasized
    case "onStatusWarningMuted": surfaceStatusWarningMuted
    case "onStatusWarningEmphasized": surfaceStatusWarningEmphasized
    case "onStatusNegativeMuted": surfaceStatusNegativeMuted
    case "onStatusNegativeEmphasized": surfaceStatusNegativeEmphasized
    case "onStatusAccentMuted": surfaceStatusAccentMuted
    case "onStatusAccentEmphasized": surfaceStatusAccentEmphasized
    case "onOverlayDropdown": overlayDropdown
    case "onOverlayTooltip": overlayTooltip
    case "onOverlayModal": overlayModalSheet
    default: nil
    }
  }
}
