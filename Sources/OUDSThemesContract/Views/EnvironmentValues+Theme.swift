public import DaguerreViews

private enum ThemeKey: EnvironmentKey { static let defaultValue: OUDSTheme? = nil }

extension EnvironmentValues {
  /// The theme that components take their tokens from.
  ///
  /// - Precondition: it is read in the body of a view that stands in an ``OUDSThemeableView``. A view that declares
  ///   `@Environment(\.theme)` and does not is an error of its picture.
  public var theme: OUDSTheme {
    get {
      guard let theme = self[ThemeKey.self] else {
        preconditionFailure("no theme here: put the view in OUDSThemeableView(theme:)")
      }
      return theme
    }
    set { self[ThemeKey.self] = newValue }
  }
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
