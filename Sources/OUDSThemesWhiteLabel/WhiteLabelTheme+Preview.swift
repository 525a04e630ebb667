public import DaguerreViews
internal import OUDSThemesContract

extension View {
  /// The view in the theme, for where no view around it has one.
  public func whiteLabelPreview(theme: WhiteLabelTheme = WhiteLabelTheme()) -> some View {
    OUDSThemeableView(theme: theme) { self }
  }
}
