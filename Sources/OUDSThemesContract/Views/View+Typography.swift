import OUDSTokensRaw
public import DaguerreViews
public import OUDSTokensSemantic

/// Sets texts in one of a theme's text styles, for the size class around it.
public struct Typography: ViewModifier {
  let style: MultipleFontCompositeSemanticToken
  /// In place of the family that the style names; nil for that one.
  let family: String?

  @Environment(\.font) private var font
  @Environment(\.sizeClassChoice) private var sizeClassChoice

  /// The content in the style.
  public func body(content: Content) -> some View {
    let style = style.value(for: sizeClassChoice)
    let font = Font(family: family ?? style.family ?? font.family, size: style.size, weight: Font.Weight(style.weight))
    return content.changeEnvironment {
      $0.font = font
      $0.lineHeight = style.lineHeight
      $0.kerning = style.letterSpacing
    }
  }
}

extension View {
  /// Sets texts within the view in a text style, such as `theme.fonts.bodyDefaultLarge`.
  public func typography(_ style: MultipleFontCompositeSemanticToken, _ theme: OUDSTheme) -> ModifiedContent<
    Self, Typography
  > {
    modifier(Typography(style: style, family: theme.fontFamily))
  }
}
