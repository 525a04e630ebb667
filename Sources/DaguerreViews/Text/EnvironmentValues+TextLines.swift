private enum TextScaleKey: EnvironmentKey { static let defaultValue = 1.0 }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum MinimumScaleFactorKey: EnvironmentKey { static let defaultValue = 1.0 }

extension Text {
  /// Which part of a text makes room for an ellipsis.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}

extension EnvironmentValues {
  /// How much larger than designed a person wants texts, and what scales with them; 1 changes nothing.
  public var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// How many lines a text may have; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How far a text may shrink, 0 to 1, before some of it is left out.
  public var minimumScaleFactor: Double {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
}

extension View {
  /// Limits the lines of texts within the view; the last one ends in an ellipsis where some are left out.
  public func lineLimit(_ lines: Int?) -> some View { environment(\.lineLimit, lines) }

  /// Chooses which part of texts makes room for the ellipsis.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Lets texts within the view shrink, so that less is left out.
  public func minimumScaleFactor(_ factor: Double) -> some View { environment(\.minimumScaleFactor, factor) }
}
