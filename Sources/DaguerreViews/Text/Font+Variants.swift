internal import DaguerreText

extension Font {
  /// How far the lines of a font stand apart, where nobody sets their height.
  public enum Leading: Hashable, Sendable {
    case standard
    /// Lines are 2 points lower.
    case tight
    /// Lines are 2 points higher.
    case loose

    /// Points that a line is higher, in text of the designed size.
    private var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }

    /// The height of a line in points, if it is not the font's own.
    ///
    /// - Parameters:
    ///   - size: of the em, in points.
    ///   - scale: how much larger than designed that is.
    func lineHeight(of font: FontFile, size: Double, scale: Double) -> Double? {
      guard self != .standard else { return nil }
      let metrics = font.metrics
      return (metrics.height + metrics.lineGap) * size / metrics.unitsPerEm + points * scale
    }
  }

  /// The font with lines that stand as far apart.
  public func leading(_ leading: Leading) -> Font {
    var copy = self
    copy.leading = leading
    return copy
  }

  /// The font with small capitals for all letters, where it has some.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// The font with small capitals for small letters, where it has some.
  public func lowercaseSmallCaps() -> Font { adding("smcp") }

  /// The font with small capitals for capitals, where it has some.
  public func uppercaseSmallCaps() -> Font { adding("c2sc") }
}

extension Font.Weight {
  /// How heavy strokes are where a person may want heavier ones: those of the system's fonts, up to black, as browsers have it.
  func value(for legibility: LegibilityWeight?, family: String) -> Int {
    let isOfSystem = [FontLibrary.systemFamily, Font.monospacedFamily].contains(family)
    return legibility == .bold && isOfSystem ? max(value, min(value + 200, 900)) : value
  }
}
