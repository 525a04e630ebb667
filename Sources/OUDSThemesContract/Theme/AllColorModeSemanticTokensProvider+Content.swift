public import DaguerreViews
internal import OUDSTokensRaw
public import OUDSTokensSemantic

extension AllColorModeSemanticTokensProvider {
  /// The scheme in which content stands on a surface of `mode`.
  ///
  /// - Parameter colorScheme: the scheme outside.
  public func useColorScheme(for mode: MultipleColorModeSemanticToken, _ colorScheme: ColorScheme) -> ColorScheme {
    mode.value(dark: colorScheme == .dark).isDark ? .dark : .light
  }

  /// Whether content on a surface of `mode` is of one colour, which it is only where it would be in both schemes.
  public func isMonochrome(mode: MultipleColorModeSemanticToken) -> Bool {
    mode.light.isMonochrome && mode.dark.isMonochrome
  }
}
