public import DaguerreViews
internal import OUDSThemesContract

extension View {
  /// The view in the theme, for where no view around it has one.
  public func orangeCompactPreview(theme: OrangeCompactTheme = OrangeCompactTheme()) -> some View {
    OUDSThemeableView(theme: theme) { self }
  }
}
