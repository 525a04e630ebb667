public import DaguerreViews

private enum ThemeKey: EnvironmentKey { static let defaultValue: OUDSTheme? = nil }

extension EnvironmentValues {
  /// The theme that components take their tokens from.
  ///
  /// Read by a view that does not stand in an ``OUDSThemeableView``, it makes the picture fail in words. Where no
  /// picture is being made those words go to standard error. What is read then are placeholders.
  public var theme: OUDSTheme {
    get {
      if let theme = self[ThemeKey.self] { return theme }
      OUDSTheme.reportMissing()
      return .missing
    }
    set { self[ThemeKey.self] = newValue }
  }

  /// The theme, nil where none is set: a name under which views of the library set it.
  public var _theme: OUDSTheme? {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension OUDSTheme {
  /// What stands in for a theme until the picture that lacks one is thrown away.
  fileprivate static let missing = OUDSTheme(.placeholders, name: "none")
}

extension OUDSTheme: RequiredEnvironmentValue {
  /// Whether the view stands in an ``OUDSThemeableView``.
  public static func isSet(in environment: EnvironmentValues) -> Bool { environment[ThemeKey.self] != nil }

  /// What to do about a view without a theme.
  public static var remedy: String { "put the view in OUDSThemeableView(theme:)" }
}

/// Gives its content a theme.
public struct OUDSThemeableView<Content: View>: View {
  private let theme: OUDSTheme
  private let content: Content

  /// - Parameter theme: in force for `content` and all within it, until an inner ``OUDSThemeableView`` says otherwise.
  public init(theme: OUDSTheme, @ViewBuilder content: () -> Content) {
    self.theme = theme
    self.content = content()
  }

  /// The content, with the theme in its environment.
  public var body: some View { content.environment(key: ThemeKey.self, theme) }
}
