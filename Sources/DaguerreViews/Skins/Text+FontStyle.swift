public import DaguerreSkins

extension Text {
  /// The text in a style of a skin: its family, face, size, colour, capitals and lines.
  public func fontStyle(_ style: FontStyle) -> Text {
    let text = presented(in: style).font(Font(style)).underline(style.options.contains(.underline))
      .strikethrough(style.options.contains(.strikethrough))
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
  public init(_ color: SkinColor) { self.init(rgba: color.rgba) }
}

extension SkinColor {
  /// The same colour.
  public init(_ color: Color) { self.init(rgba: color.rgba) }
}

extension Color: SkinValue {
  /// As a ``DaguerreSkins/SkinColor``, rounded to eight bits a channel.
  public func interpolated(to other: Color, at frac: Frac) -> Color {
    Color(SkinColor(self).interpolated(to: SkinColor(other), at: frac))
  }

  /// That of the ``DaguerreSkins/SkinColor``.
  public var canonicalText: String { SkinColor(self).canonicalText }
}
