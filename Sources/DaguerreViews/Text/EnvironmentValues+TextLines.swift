private enum TextScaleKey: EnvironmentKey { static let defaultValue = 1.0 }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum ReservedLinesKey: EnvironmentKey { static let defaultValue = 0 }
private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum MinimumScaleFactorKey: EnvironmentKey { static let defaultValue = 1.0 }
private enum GlyphAdvanceUnitKey: EnvironmentKey { static let defaultValue: Double? = nil }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue = 0.0 }
private enum LeadingKey: EnvironmentKey { static let defaultValue = Text.Leading.centered }

extension Text {
  /// Which part of a text makes room for an ellipsis.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Where a text stands in lines that are higher than its font asks for.
  public enum Leading: Hashable, Sendable {
    /// In the middle, as on iOS.
    case centered
    /// What is added is shared in proportion to ascender and descender, in whole pixels, as on Android.
    case proportional
  }
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

  /// How many lines a text is as high as at least.
  private(set) var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// Says anew how many lines a text has.
  mutating func setLines(atMost limit: Int?, reserved: Int = 0) {
    lineLimit = limit
    reservedLines = reserved
  }

  /// Which part of a text gives way to the ellipsis; the tail by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How far a text may shrink, 0 to 1, before some of it is left out.
  public var minimumScaleFactor: Double {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Points that glyphs advance by whole multiples of, as on devices that place them on whole pixels; nil for the exact
  /// advances of the fonts.
  public var glyphAdvanceUnit: Double? {
    get { self[GlyphAdvanceUnitKey.self] }
    set { self[GlyphAdvanceUnitKey.self] = newValue }
  }

  /// Points between a line of text and the next, beside what the lines themselves take.
  public var lineSpacing: Double {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where texts stand in lines that are higher than their fonts ask for.
  public var textLeading: Text.Leading {
    get { self[LeadingKey.self] }
    set { self[LeadingKey.self] = newValue }
  }
}

extension View {
  /// Limits the lines of texts within the view; the last one ends in an ellipsis where some are left out.
  ///
  /// Room that is made around the view for lines that are not there remains.
  public func lineLimit(_ lines: Int?) -> EnvironmentModifier<Self> { environment(\.lineLimit, lines) }

  /// Limits the lines of texts within the view, and may make room for those that are not there.
  public func lineLimit(_ lines: Int, reservesSpace: Bool) -> EnvironmentModifier<Self> {
    changeEnvironment { $0.setLines(atMost: lines, reserved: reservesSpace ? lines : 0) }
  }

  /// Limits the lines of texts within the view, and makes room for as many as there are at least.
  public func lineLimit(_ range: ClosedRange<Int>) -> EnvironmentModifier<Self> {
    changeEnvironment { $0.setLines(atMost: range.upperBound, reserved: range.lowerBound) }
  }

  /// Limits the lines of texts within the view.
  public func lineLimit(_ range: PartialRangeThrough<Int>) -> EnvironmentModifier<Self> {
    changeEnvironment { $0.setLines(atMost: range.upperBound) }
  }

  /// Lets texts within the view have all of their lines, and makes room for as many as there are at least.
  public func lineLimit(_ range: PartialRangeFrom<Int>) -> EnvironmentModifier<Self> {
    changeEnvironment { $0.setLines(atMost: nil, reserved: range.lowerBound) }
  }

  /// Sets the points between a line and the next of texts within the view; less than none is none.
  @_disfavoredOverload
  public func lineSpacing(_ points: Double) -> EnvironmentModifier<Self> { environment(\.lineSpacing, points) }

  /// Chooses which part of texts makes room for the ellipsis.
  public func truncationMode(_ mode: Text.TruncationMode) -> EnvironmentModifier<Self> {
    environment(\.truncationMode, mode)
  }

  /// Sets what views ask for; letters keep their distances, also where a text has too little room.
  public func allowsTightening(_ flag: Bool) -> EnvironmentModifier<Self> { environment(\.allowsTightening, flag) }

  /// Lets texts within the view shrink, so that less is left out.
  public func minimumScaleFactor(_ factor: Double) -> EnvironmentModifier<Self> {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets where texts within the view stand in lines that are higher than their fonts ask for.
  public func textLeading(_ leading: Text.Leading) -> EnvironmentModifier<Self> { environment(\.textLeading, leading) }
}

/// A length in points that grows with the text size of the environment.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let length: Value
  private let style: Font.TextStyle
  @Environment(\.textScale) private var textScale
  @Environment(\.displayScale) private var displayScale

  /// A length at the standard text size, which grows as lines of the system's font for bodies do.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A length at the standard text size, which grows as lines of the system's font for a purpose do.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    length = wrappedValue
    style = textStyle
  }

  /// The length at the text size around the view, in whole pixels.
  public var wrappedValue: Value {
    Value(PixelGrid(scale: displayScale).nearest(Double(length) * style.scale(at: textScale)))
  }
}
