import OUDSTokensRaw
package import DaguerreSkins

/// A value with a variant for each colour scheme.
package protocol ColorSchemeDependent {
  /// The value in which each scheme looks like the other.
  var schemesExchanged: Self { get }
  /// The variants, light first.
  var schemes: [any SkinValue] { get }
}

/// A value with a variant for each size class.
package protocol SizeClassDependent {
  /// The value in which each size class looks like the other.
  var sizeClassesExchanged: Self { get }
  /// The variants, compact first.
  var sizeClasses: [any SkinValue] { get }
}

extension LightDark: ColorSchemeDependent where Value: SkinValue {
  package var schemes: [any SkinValue] { [light, dark] }

  package var schemesExchanged: LightDark { LightDark(light: dark, dark: light) }
}

extension CompactRegular: SizeClassDependent where Value: SkinValue {
  package var sizeClasses: [any SkinValue] { [compact, regular] }

  package var sizeClassesExchanged: CompactRegular { CompactRegular(compact: regular, regular: compact) }
}

extension MultipleColorModeSemanticToken: ColorSchemeDependent {
  package var schemes: [any SkinValue] { [light, dark] }

  /// A mode names a scheme, and schemes have changed places: so its words are exchanged as well as its sides.
  package var schemesExchanged: MultipleColorModeSemanticToken {
    func opposite(_ mode: ColorModeSemanticToken) -> ColorModeSemanticToken {
      switch mode {
      case .light: .dark
      case .dark: .light
      case .monochromeLight: .monochromeDark
      case .monochromeDark: .monochromeLight
      }
    }
    return MultipleColorModeSemanticToken(name, light: opposite(dark), dark: opposite(light))
  }
}
