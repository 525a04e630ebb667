// How wide icons of labels are, and how far titles stand from them.

private enum LabelIconWidthKey: EnvironmentKey { static let defaultValue: Double? = nil }
private enum LabelSpacingKey: EnvironmentKey { static let defaultValue: Double? = nil }

extension EnvironmentValues {
  /// The least room for the icon of a label, in points; nil for that of the icon.
  public var labelReservedIconWidth: Double? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }

  /// How far the title of a label stands from its icon, in points; nil for the gap of a row.
  public var labelIconToTitleSpacing: Double? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}

extension View {
  /// Keeps room for the icons of labels within the view, in points, so that their titles begin below each other; narrower
  /// ones stand in its middle.
  public func labelReservedIconWidth(_ width: Double) -> EnvironmentModifier<Self> {
    environment(\.labelReservedIconWidth, width)
  }

  /// Sets how far titles of labels within the view stand from their icons, in points.
  public func labelIconToTitleSpacing(_ spacing: Double) -> EnvironmentModifier<Self> {
    environment(\.labelIconToTitleSpacing, spacing)
  }
}
