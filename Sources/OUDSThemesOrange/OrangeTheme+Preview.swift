public import DaguerreViews
internal import OUDSThemesContract

extension View {
  /// The view in the theme, for where no view around it has one.
  public func orangePreview(theme: OrangeTheme = OrangeTheme()) -> some View {
    OUDSThemeableView(theme: theme) { self }
  }
}
