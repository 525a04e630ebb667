package import OUDSTokensRaw

/// A type of tokens that has a value for where there is no theme to ask.
///
/// A picture that reads one fails, and says so; something must be read until then.
package protocol PlaceholderToken {
  /// A value that no arithmetic stumbles over.
  static var placeholder: Self { get }
}

extension Double: PlaceholderToken {
  package static var placeholder: Double { 1 }
}

extension Int: PlaceholderToken {
  package static var placeholder: Int { 400 }
}

extension Bool: PlaceholderToken {
  package static var placeholder: Bool { false }
}

extension String: PlaceholderToken {
  /// A colour; as the name of a font family it is one that nothing has.
  package static var placeholder: String { "#FF00FFFF" }
}

extension ColorModeSemanticToken: PlaceholderToken {
  package static var placeholder: ColorModeSemanticToken { .light }
}

extension MultipleColorModeSemanticToken: PlaceholderToken {
  package static var placeholder: MultipleColorModeSemanticToken { MultipleColorModeSemanticToken("", .light) }
}

extension ElevationCompositeRawToken: PlaceholderToken {
  package static var placeholder: ElevationCompositeRawToken {
    ElevationCompositeRawToken(x: 0, y: 0, blur: 0, color: .placeholder)
  }
}

extension FontCompositeSemanticToken: PlaceholderToken {
  package static var placeholder: FontCompositeSemanticToken {
    FontCompositeSemanticToken(size: 1, lineHeight: 1, weight: .placeholder, letterSpacing: 0)
  }
}

extension LightDark: PlaceholderToken where Value: PlaceholderToken {
  package static var placeholder: LightDark { LightDark(.placeholder) }
}

extension CompactRegular: PlaceholderToken where Value: PlaceholderToken {
  package static var placeholder: CompactRegular { CompactRegular(.placeholder) }
}
