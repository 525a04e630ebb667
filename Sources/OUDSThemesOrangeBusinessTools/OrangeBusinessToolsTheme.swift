public import DaguerreViews
public import OUDSThemesOrangeCompact

/// The former name of ``OUDSThemesOrangeCompact/OrangeCompactTheme``.
@available(*, deprecated, renamed: "OrangeCompactTheme")
public typealias OrangeBusinessToolsTheme = OrangeCompactTheme

extension View {
  /// The view in the theme, for where no view around it has one.
  @available(*, deprecated, renamed: "orangeCompactPreview")
  public func orangeBusinessToolsPreview() -> some View { orangeCompactPreview() }
}
