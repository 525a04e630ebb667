public import DaguerreSkins

extension Text {
  /// A text in a style of a skin.
  public init(_ text: String, fontStyle: FontStyle) { self = Text(text).fontStyle(fontStyle) }

  /// The text in a style of a skin: its family, face, size, colour, capitals and lines.
  public func fontStyle(_ style: FontStyle) -> Text {
    var text: Text = presented(in: style).font(Font(style))
    if style.options.contains(.underline) { text = text.underline() }
    if style.options.contains(.strikethrough) { text = text.strikethrough() }
    return style.color.map { text.foregroundColor(Color($0)) } ?? text
  }
}

extension Font {
  /// The font of a style: weight and slant are read from the words of its face, as in `Bold Italic`.
  public init(_ style: FontStyle) {
    let words = style.face.lowercased().split(separator: " ").map(String.init)
    let weight = words.compactMap { Self.weights[$0] }.first ?? .regular
    self.init(
      family: style.family, size: style.size, weight: weight,
      isItalic: words.contains("italic") || words.contains("oblique"))
  }

  /// The usual names of weights in OpenType, `usWeightClass` of table OS/2.
  private static let weights: [String: Weight] = [
    "thin": .ultraLight, "extralight": .thin, "ultralight": .thin, "light": .light, "regular": .regular,
    "normal": .regular, "medium": .medium, "semibold": .semibold, "demibold": .semibold, "bold": .bold,
    "extrabold": .heavy, "heavy": .heavy, "black": .black,
  ]
}

extension Color {
  /// The nearest colour of eight bits a channel.
  ///
  /// Where a name could also be that of UIKit's, as in `Color(.red)`, UIKit's is meant.
  @_disfavoredOverload
  public init(_ color: SkinColor) { self.init(rgba: color.rgba) }
}

extension SkinColor {
  /// The same colour.
  public init(_ color: Color) { self.init(rgba: color.rgba) }
}

extension SkinColor: ShapeStyle {
  /// The nearest colour of eight bits a channel.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { ShapePaint(color: Color(self)) }
}

extension Text {
  /// Sets the text in a colour of a skin; nil for that of its surroundings.
  @_disfavoredOverload
  public func foregroundColor(_ color: SkinColor?) -> Text { foregroundColor(color.map { Color($0) }) }
}

extension View {
  /// Draws the view in a colour of a skin.
  @_disfavoredOverload
  public func foregroundColor(_ color: SkinColor) -> some View { foregroundColor(Color(color)) }
}

extension FontStyle {
  /// A style in a colour to draw with.
  public init(family: String, face: String = "Regular", size: Double, color: Color, allCaps: Bool = false) {
    self.init(family: family, face: face, size: size, color: SkinColor(color), allCaps: allCaps)
  }

  /// The style of an attribute in a colour to draw with.
  public init(
    _ key: SkinKey, family: String, face: String = "Regular", size: Double, color: Color, allCaps: Bool = false
  ) {
    self.init(family: family, face: face, size: size, color: color, allCaps: allCaps)
  }

  /// The style in a colour to draw with.
  public func withColor(_ color: Color) -> FontStyle { withColor(SkinColor(color)) }

  /// The style in a colour to draw with, which has a name in the source; reports tell its value.
  public func withColor(_ color: Color, _ name: String) -> FontStyle { withColor(color) }
}

extension Skin {
  /// The value of an attribute that is a colour, of whichever of the two types the key has.
  public func get(_ key: SkinKey, _ default: @autoclosure () -> Color) -> Color {
    guard key.valueType == SkinColor.self else { return get(key, converted: `default`) }
    return Color(get(key, SkinColor(`default`())))
  }

  private func get<Value: SkinValue>(_ key: SkinKey, converted default: () -> Value) -> Value { get(key, `default`()) }

  /// Sets an attribute that is a colour, of whichever of the two types the key has.
  public mutating func set(_ key: SkinKey, to value: Color) {
    if key.valueType == SkinColor.self || key.valueType == SkinColor?.self {
      set(key, to: SkinColor(value))
    } else {
      set(key, toAny: value)
    }
  }
}

extension Color: SkinValue {
  /// As a ``DaguerreSkins/SkinColor``, rounded to eight bits a channel.
  public func interpolated(to other: Color, at frac: Frac) -> Color {
    Color(SkinColor(self).interpolated(to: SkinColor(other), at: frac))
  }

  /// That of the ``DaguerreSkins/SkinColor``.
  public var canonicalText: String { SkinColor(self).canonicalText }
}

extension Color: LosslessSkinValue {
  /// `#RRGGBB` or `#RRGGBBAA`.
  public init?(canonicalText: String) {
    guard let color = SkinColor(canonicalText: canonicalText) else { return nil }
    self.init(color)
  }
}
