public import DaguerreGraphics

extension TextLayout {
  /// A line under or through some text, by its font's own metrics.
  public struct Decoration: Hashable, Sendable {
    /// In points from the top left of the block.
    public var rect: Rect
    /// That of the text.
    public var color: Color

    static func decorations(of style: TextStyle, from left: Double, to right: Double, baseline: Double) -> [Decoration]
    {
      guard style.isUnderlined || style.isStruckThrough, right > left else { return [] }
      let metrics = style.fonts[0].metrics
      let scale = style.size / metrics.unitsPerEm
      func line(_ center: Double, _ thickness: Double) -> Decoration {
        Decoration(
          rect: Rect(
            x: left, y: baseline - (center + thickness / 2) * scale, width: right - left, height: thickness * scale),
          color: style.color)
      }
      var decorations: [Decoration] = []
      if style.isUnderlined { decorations.append(line(metrics.underlinePosition, metrics.underlineThickness)) }
      if style.isStruckThrough { decorations.append(line(metrics.strikeoutPosition, metrics.strikeoutThickness)) }
      return decorations
    }
  }
}
