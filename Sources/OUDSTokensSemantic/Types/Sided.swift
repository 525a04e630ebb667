/// A value with a side for each colour scheme.
package protocol ColorSchemeDependent {
  /// The value in which each scheme looks like the other.
  var schemesExchanged: Self { get }
}

/// A value with a side for each size class.
package protocol SizeClassDependent {
  /// The value in which each size class looks like the other.
  var sizeClassesExchanged: Self { get }
}

extension LightDark: ColorSchemeDependent {
  package var schemesExchanged: LightDark { LightDark(light: dark, dark: light) }
}

extension CompactRegular: SizeClassDependent {
  package var sizeClassesExchanged: CompactRegular { CompactRegular(compact: regular, regular: compact) }
}

extension MultipleColorModeSemanticToken: ColorSchemeDependent {
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
