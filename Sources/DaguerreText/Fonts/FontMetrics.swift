/// The vertical metrics of a font, in font units, y up.
public struct FontMetrics: Hashable, Sendable {
  /// Font units to the em.
  public let unitsPerEm: Double
  /// Height above the baseline, positive.
  public let ascender: Double
  /// Depth below the baseline, negative in most fonts.
  public let descender: Double
  /// Extra space between lines that the font asks for.
  public let lineGap: Double
  /// Centre of the underline, negative below the baseline.
  public let underlinePosition: Double
  /// In font units.
  public let underlineThickness: Double
  /// Centre of the line through the text.
  public let strikeoutPosition: Double
  /// In font units.
  public let strikeoutThickness: Double

  /// The height of a line set solid, gap left out.
  public var height: Double { ascender - descender }
}
