public import OUDSTokensSemantic

extension OrangeThemeColorModeSemanticTokensProvider {
  /// The modes as the brand has them.
  ///
  /// - Parameter colors: kept for sources that give them; a mode names a surface, whose colour is the theme's.
  public convenience init(colors: (any AllColorSemanticTokensProvider)?) { self.init() }
}
