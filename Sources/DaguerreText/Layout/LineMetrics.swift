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
        case .proportional: natural > 0 ? height * metrics.ascender * scale / natural : height
        }
      above = position == 0 ? top : max(above, top)
      below = position == 0 ? height - top : max(below, height - top)
    }
    self.height = above + below
    self.baseline = above
  }
}
