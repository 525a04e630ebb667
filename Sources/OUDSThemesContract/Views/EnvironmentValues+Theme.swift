public import DaguerreViews
internal import Synchronization

private enum ThemeKey: EnvironmentKey { static let defaultValue: OUDSTheme? = nil }

extension EnvironmentValues {
  /// The theme that components take their tokens from.
  ///
  /// Read by a view that does not stand in an ``OUDSThemeableView``, it makes the picture fail in words.
  ///
  /// - Precondition: where no picture is being made, there is one; as in a process without any theme.
  public var theme: OUDSTheme {
    get {
      if let theme = self[ThemeKey.self] { return theme }
      // Something must be returned for the view to go on with, until its picture is thrown away.
      if OUDSTheme.reportMissing(), let theme = AnyTheme.known { return theme }
      preconditionFailure("no theme here: put the view in OUDSThemeableView(theme:)")
    }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A theme that some view has had.
private enum AnyTheme {
  private static let theme = Mutex<OUDSTheme?>(nil)

  static var known: OUDSTheme? { theme.withLock { $0 } }

  static func note(_ theme: OUDSTheme) { Self.theme.withLock { if $0 == nil { $0 = theme } } }
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
    AnyTheme.note(theme)
    self.theme = theme
    self.content = content()
  }

  /// The content, with the theme in its environment.
  public var body: some View { content.environment(key: ThemeKey.self, theme) }
}
