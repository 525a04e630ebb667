internal import DaguerreGraphics

/// The height of a line and where its baseline is.
struct LineMetrics {
  let height: Double
  /// From the top of the line.
  let baseline: Double

  /// The struts of some styles, at least one; together they span the line.
  init(_ styles: [TextStyle], leading: TextOptions.Leading) {
    var above = 0.0
    var below = 0.0
    for (position, style) in styles.enumerated() {
      let metrics = style.fonts[0].metrics
      let scale = style.size / metrics.unitsPerEm
      let natural = metrics.height * scale
      let height = style.lineHeight ?? natural + metrics.lineGap * scale
      let top: Double =
        switch leading {
        case .centered: metrics.ascender * scale + (height - natural) / 2
        case .proportional(let pixelsPerPoint):
          Self.proportionalTop(
            height: height * pixelsPerPoint, ascender: metrics.ascender * scale * pixelsPerPoint,
            descender: -metrics.descender * scale * pixelsPerPoint) / pixelsPerPoint
        }
      // Room for the raised or lowered text beside that of the line itself.
      var ownAbove = top + max(style.baselineOffset, 0)
      var ownBelow = height - top + max(-style.baselineOffset, 0)
      if let attachment = style.attachment {
        let bottom = attachment.elevation + style.baselineOffset
        ownAbove = max(ownAbove, bottom + attachment.size.height)
        ownBelow = max(ownBelow, -bottom)
      }
      above = position == 0 ? ownAbove : max(above, ownAbove)
      below = position == 0 ? ownBelow : max(below, ownBelow)
    }
    self.height = above + below
    self.baseline = above
  }

  /// From the top of a line to its baseline, all in pixels: ascender and descender (down) count whole pixels, and the
  /// descender's share of what is added to them is rounded up.
  private static func proportionalTop(height: Double, ascender: Double, descender: Double) -> Double {
    let (above, below) = (ascender.rounded(), descender.rounded())
    guard above + below > 0 else { return height }
    let share = (height - above - below) * below / (above + below)
    // Shares that are whole but for the last bit of a division stay so.
    return height - below - (share - 1e-9).rounded(.up)
  }
}
