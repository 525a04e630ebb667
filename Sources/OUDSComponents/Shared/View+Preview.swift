public import DaguerreViews
public import OUDSThemesContract

/// Views in a theme, for previews.
public func oudsPreview(theme: OUDSTheme, @ViewBuilder content: () -> some View) -> some View {
  OUDSThemeableView(theme: theme, content: content)
}

extension View {
  /// The view in a theme, for previews.
  public func withOUDS(theme: OUDSTheme) -> some View { OUDSThemeableView(theme: theme) { self } }
}
