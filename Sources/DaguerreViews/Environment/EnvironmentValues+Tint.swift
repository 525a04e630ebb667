private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
  /// The accent colour that controls of one's own may use; the design system's take theirs from its tokens.
  public var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the accent colour within the view; nil for that of the control.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }
}
