internal import DaguerreText

extension Font {
  /// The lengths that lines of a font are laid out by, in points.
  package struct Metrics: Sendable {
    /// How far letters reach above the baseline.
    package var ascender: Double
    /// How far they reach below it, less than 0.
    package var descender: Double
    /// What lines stand apart.
    package var leading: Double
  }

  /// Those of the font that the picture is drawn with, at its own size; of one that is not there, or where no picture is
  /// made, those of the system's on a phone.
  package var metrics: Metrics {
    let file = try? RenderSession.current?.session.fonts.font(family: family, weight: weight.value, italic: isItalic)
    guard let metrics = file?.metrics else {
      return Metrics(ascender: size * 0.952, descender: size * -0.241, leading: 0)
    }
    let scale = size / metrics.unitsPerEm
    return Metrics(
      ascender: metrics.ascender * scale, descender: metrics.descender * scale, leading: metrics.lineGap * scale)
  }

  /// How high a letter of the font stands above the line, in points, at its own size; nil where no picture is made with it.
  package func height(of letter: Unicode.Scalar) -> Double? {
    let file = try? RenderSession.current?.session.fonts.font(family: family, weight: weight.value, italic: isItalic)
    guard let file, let glyph = file.glyph(for: letter), let box = file.box(of: glyph) else { return nil }
    return box.maxY * size / file.unitsPerEm
  }

  /// A purpose's font at the text size of the view that is evaluated, which grows no more.
  package static func fixed(_ style: TextStyle) -> Font {
    var font = system(style)
    font.size = style.size(at: EnvironmentValues.current.textScale)
    return font.growing(.none)
  }

  /// The same font, whose size follows the text size of the environment as lines of a purpose's do.
  package func growing(as style: TextStyle) -> Font { growing(.lines(style)) }

  /// The same font, of this size whatever the text size of the environment is.
  package func fixed(size: Double) -> Font {
    var font = growing(.none)
    font.size = size
    return font
  }
}

extension Font.TextStyle {
  /// A length that grows as lines of texts for a purpose do, at the text size of the view that is evaluated, in whole pixels.
  package func currentLength(for length: Double) -> Double {
    let environment = EnvironmentValues.current
    let scale = scale(at: environment.textScale)
    return scale == 1 ? length : environment.pixelGrid.nearest(length * scale)
  }
}
