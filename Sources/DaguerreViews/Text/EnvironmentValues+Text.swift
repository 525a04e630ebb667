internal import DaguerreText

/// Where the lines of a text stand, if they are not equally long.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }

enum FontKey: EnvironmentKey { static let defaultValue = Font(family: FontLibrary.systemFamily, size: 17) }
private enum ForegroundKey: EnvironmentKey { static let defaultValue: ForegroundPaints? = nil }
private enum KerningKey: EnvironmentKey { static let defaultValue = 0.0 }
private enum LineHeightKey: EnvironmentKey { static let defaultValue: Double? = nil }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }

extension EnvironmentValues {
  /// What texts without a font of their own are set in; Roboto of 17 points by default.
  public var font: Font {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The same, where nil stands for what it is where nobody set it.
  package var fontIfAny: Font? {
    get { font }
    set { font = newValue ?? FontKey.defaultValue }
  }

  /// What texts, template images and shapes without a colour of their own are drawn with; black in the light scheme
  /// and white in the dark one where nobody set it.
  public var foregroundColor: Color {
    get { setForegroundColor ?? (colorScheme == .dark ? .white : .black) }
    set { setForegroundColor = newValue }
  }

  /// The same; nil where nobody set it.
  ///
  /// It stands for a pattern where one is set.
  var setForegroundColor: Color? {
    get { setForeground?.color }
    set { setForeground = newValue.map { ShapePaint(color: $0) } }
  }

  /// What texts, template images and plain shapes are painted with; nil where nobody set it.
  var setForeground: ShapePaint? {
    get { foregroundPaints?.primary }
    set { foregroundPaints = newValue.map { ForegroundPaints($0) } }
  }

  /// The same, with what is less important.
  var foregroundPaints: ForegroundPaints? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The pattern that is seen through what is painted with the foreground alone, and the colour for that.
  func foreground(isAlone: Bool) -> (pattern: ShapePaint.Pattern?, color: Color) {
    if isAlone, let pattern = setForeground?.pattern { (pattern, .black) } else { (nil, foregroundColor) }
  }

  /// The colour of texts where nobody sets one.
  var uncolored: Color {
    var environment = self
    environment.setForegroundColor = nil
    return environment.foregroundColor
  }

  /// Points added after each character.
  public var kerning: Double {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  /// Points that a line of text occupies, the text in the middle; nil for what the font asks for.
  public var lineHeight: Double? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// To which side the lines of a text are moved; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of texts within the view.
  public func font(_ font: Font) -> EnvironmentModifier<Self> { changeEnvironment { $0.font = font } }

  /// Sets the font of texts within the view; nil for that where nobody set one.
  @_disfavoredOverload
  public func font(_ font: Font?) -> EnvironmentModifier<Self> {
    environment(\.font, font ?? FontKey.defaultValue)
  }

  /// Sets the colour of texts, template images and plain shapes within the view.
  public func foregroundColor(_ color: Color) -> EnvironmentModifier<Self> {
    changeEnvironment { $0.foregroundColor = color }
  }

  /// Sets the colour of texts, template images and plain shapes within the view; nil for that where nobody set one.
  @_disfavoredOverload
  public func foregroundColor(_ color: Color?) -> EnvironmentModifier<Self> {
    environment(\.setForegroundColor, color)
  }

  /// Adds points after each character of texts within the view.
  public func kerning(_ points: Double) -> EnvironmentModifier<Self> { changeEnvironment { $0.kerning = points } }

  /// Sets the height that each line of text within the view occupies, in points.
  public func lineHeight(_ points: Double?) -> EnvironmentModifier<Self> {
    changeEnvironment { $0.lineHeight = points }
  }

  /// Sets where the lines of texts within the view stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> EnvironmentModifier<Self> {
    environment(\.multilineTextAlignment, alignment)
  }
}
