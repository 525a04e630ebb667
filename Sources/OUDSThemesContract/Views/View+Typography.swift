public import DaguerreViews
public import OUDSTokensSemantic

/// Sets texts in one of a theme's text styles, for the size class around it.
private struct Typography: ViewModifier {
  let style: MultipleFontCompositeSemanticToken
  /// In place of the family that the style names; nil for that one.
  let family: String?

  @Environment(\.font) private var font
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  func body(content: Content) -> some View {
    let style = style.value(compact: horizontalSizeClass == .compact || verticalSizeClass == .compact)
    return
      content
      .font(
        Font(family: family ?? style.family ?? font.family, size: style.size, weight: Font.Weight(style.weight))
      )
      .lineHeight(style.lineHeight)
      .kerning(style.letterSpacing)
  }
}

extension View {
  /// Sets texts within the view in a text style, such as `theme.fonts.bodyDefaultLarge`.
  public func typography(_ style: MultipleFontCompositeSemanticToken, _ theme: OUDSTheme) -> some View {
    modifier(Typography(style: style, family: theme.fontFamily))
  }

  // The text styles of the design system, by their names.

  public func displayLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.displayLarge, theme) }
  public func displayMedium(_ theme: OUDSTheme) -> some View { typography(theme.fonts.displayMedium, theme) }
  public func displaySmall(_ theme: OUDSTheme) -> some View { typography(theme.fonts.displaySmall, theme) }
  public func headingXLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.headingXLarge, theme) }
  public func headingLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.headingLarge, theme) }
  public func headingMedium(_ theme: OUDSTheme) -> some View { typography(theme.fonts.headingMedium, theme) }
  public func headingSmall(_ theme: OUDSTheme) -> some View { typography(theme.fonts.headingSmall, theme) }
  public func bodyDefaultLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyDefaultLarge, theme) }
  public func bodyDefaultMedium(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyDefaultMedium, theme) }
  public func bodyDefaultSmall(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyDefaultSmall, theme) }
  public func bodyModerateLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyModerateLarge, theme) }
  public func bodyModerateMedium(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyModerateMedium, theme) }
  public func bodyModerateSmall(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyModerateSmall, theme) }
  public func bodyStrongLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyStrongLarge, theme) }
  public func bodyStrongMedium(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyStrongMedium, theme) }
  public func bodyStrongSmall(_ theme: OUDSTheme) -> some View { typography(theme.fonts.bodyStrongSmall, theme) }
  public func labelDefaultXLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelDefaultXLarge, theme) }
  public func labelDefaultLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelDefaultLarge, theme) }
  public func labelDefaultMedium(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelDefaultMedium, theme) }
  public func labelDefaultSmall(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelDefaultSmall, theme) }
  public func labelModerateXLarge(_ theme: OUDSTheme) -> some View {
    typography(theme.fonts.labelModerateXLarge, theme)
  }
  public func labelModerateLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelModerateLarge, theme) }
  public func labelModerateMedium(_ theme: OUDSTheme) -> some View {
    typography(theme.fonts.labelModerateMedium, theme)
  }
  public func labelModerateSmall(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelModerateSmall, theme) }
  public func labelStrongXLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelStrongXLarge, theme) }
  public func labelStrongLarge(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelStrongLarge, theme) }
  public func labelStrongMedium(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelStrongMedium, theme) }
  public func labelStrongSmall(_ theme: OUDSTheme) -> some View { typography(theme.fonts.labelStrongSmall, theme) }
  public func codeMedium(_ theme: OUDSTheme) -> some View { typography(theme.fonts.codeMedium, theme) }
}
