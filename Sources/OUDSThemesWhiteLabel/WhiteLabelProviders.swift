public import OUDSThemesWireframe
public import OUDSTokensSemantic

/// The colours of ``WhiteLabelTheme``: Wireframe's, to be overridden.
open class WhiteLabelThemeColorSemanticTokensProvider: WireframeThemeColorSemanticTokensProvider, @unchecked Sendable {}

/// The text styles of ``WhiteLabelTheme``: Wireframe's in another font family.
open class WhiteLabelThemeFontSemanticTokensProvider: WireframeThemeFontSemanticTokensProvider, @unchecked Sendable {
  private let fontFamily: FontFamilySemanticToken

  /// - Parameter fontFamily: of all text styles but code; empty for the system's.
  public init(fontFamily: FontFamilySemanticToken = "") {
    self.fontFamily = fontFamily
    super.init()
  }

  /// What display, heading, body and label texts follow.
  open override var familySystem: FontFamilySemanticToken { fontFamily.isEmpty ? super.familySystem : fontFamily }
}
