public import DaguerreViews
internal import OUDSThemesContract

extension View {
  /// The view in the theme, for where no view around it has one.
  public func orangeInversePreview(theme: OrangeInverseTheme = OrangeInverseTheme()) -> some View {
    OUDSThemeableView(theme: theme) { self }
  }
}
