public import OUDSThemesOrangeCompact

/// The former name of ``OUDSThemesOrangeCompact/OrangeCompactTheme``.
@available(*, deprecated, renamed: "OrangeCompactTheme")
public typealias OrangeBusinessToolsTheme = OrangeCompactTheme
