public import DaguerreViews
public import OUDSTokensSemantic

extension ColorSemanticToken {
  /// The colour to draw with.
  public var color: Color { Color(rgba: rgba) }
}

extension LightDark where Value == ColorSemanticToken {
  /// The colour for a scheme.
  public func color(for colorScheme: ColorScheme) -> Color { value(dark: colorScheme == .dark).color }
}
