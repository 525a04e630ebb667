public import OUDSThemesContract
public import DaguerreSkins
internal import OUDSTokensRaw
internal import OUDSTokensSemantic

extension OUDSTheme {
  /// Every token of the theme as a skin that holds its value.
  ///
  /// Laid over any theme (``DaguerreSkins/SkinScope/with(_:_:)``), it makes that theme's tokens those of this one.
  ///
  /// - Parameters:
  ///   - isDark: whether the light scheme of the skin shall look like the dark one of the theme, and the reverse.
  ///   - isRegular: whether the compact size class of the skin shall look like the regular one, and the reverse.
  public func flattened(dark isDark: Bool = false, regular isRegular: Bool = false) -> ConcreteSkin {
    var skin = ConcreteSkin(identifierPath(dark: isDark, regular: isRegular))
    for entry in TokenCatalogue.tokens(of: self) {
      var value = entry.value(in: self)
      if isDark, let sided = value as? any ColorSchemeDependent & SkinValue { value = sided.schemesExchanged }
      if isRegular, let sided = value as? any SizeClassDependent & SkinValue { value = sided.sizeClassesExchanged }
      skin.set(entry.key, toAny: value)
    }
    return skin
  }

  /// The theme as one end of a transition: ``flattened(dark:regular:)``, and tuning and font family made part of the
  /// values.
  ///
  /// Whatever theme it is laid over, with whatever tuning, is drawn as this theme with its own; so what lies between
  /// two of these can be drawn as well.
  public func transitionSkin(dark isDark: Bool = false, regular isRegular: Bool = false) -> ConcreteSkin {
    var skin = flattened(dark: isDark, regular: isRegular)
    for choice in tunedTokens {
      for key in [choice.plain, choice.rounded] { skin.set(key, to: choice.value) }
    }
    if let fontFamily {
      for entry in TokenCatalogue.semantic {
        guard let style = entry.value(in: self) as? MultipleFontCompositeSemanticToken else { continue }
        let renamed = MultipleFontCompositeSemanticToken(
          compact: style.compact.withFamily(fontFamily), regular: style.regular.withFamily(fontFamily))
        skin.set(entry.key, to: isRegular ? renamed.sizeClassesExchanged : renamed)
      }
    }
    return skin
  }

  private func identifierPath(dark isDark: Bool, regular isRegular: Bool) -> String {
    let theme = name.lowercased().replacing(" ", with: "-")
    return [theme, tuning.identifier, isDark ? "dark" : "light", isRegular ? "regular" : "compact"]
      .joined(separator: "/")
  }
}

extension FontCompositeSemanticToken {
  fileprivate func withFamily(_ family: FontFamilySemanticToken) -> FontCompositeSemanticToken {
    FontCompositeSemanticToken(
      family: family, size: size, lineHeight: lineHeight, weight: weight, letterSpacing: letterSpacing)
  }
}
