extension ParagraphSetter {
  /// The scalars of each line; at least one range, perhaps empty.
  ///
  /// Lines are filled greedily. A word that is wider than a line is broken between clusters.
  func lineRanges() -> [Range<Int>] {
    let all = 0..<paragraph.count
    guard options.maxWidth.isFinite, !all.isEmpty else { return [all] }
    let advances = clusterAdvances()
    let opportunities = LineBreaker(paragraph.scalars).opportunities
    // What sums of advances may be off by: far less than any font unit.
    let limit = options.maxWidth + 1e-6
    var ranges: [Range<Int>] = []
    var start = 0
    var lastBreak = 0
    var width = 0.0
    var widthAtBreak = 0.0
    for index in all {
      let advance = advances[index] ?? 0
      let hangs = Self.isHanging(paragraph.scalars[index])
      while !hangs && advances[index] != nil && width + advance > limit && index > start {
        let end = lastBreak > start ? lastBreak : index
        ranges.append(start..<end)
        width -= lastBreak > start ? widthAtBreak : width
        start = end
        (lastBreak, widthAtBreak) = (start, 0)
      }
      width += advance
      if opportunities[index] && fits(index, width: width, limit: limit) {
        lastBreak = index + 1
        widthAtBreak = width
      }
    }
    ranges.append(start..<all.upperBound)
    return ranges
  }

  /// Whether a line may end after a scalar, as far as the hyphen that shows there has room.
  private func fits(_ index: Int, width: Double, limit: Double) -> Bool {
    guard paragraph.scalars[index] == Self.softHyphen else { return true }
    let style = styles[paragraph.styles[index]]
    guard let scalar = Unicode.Scalar(hyphen(style: paragraph.styles[index])),
      let glyph = style.fonts[0].glyph(for: scalar)
    else { return true }
    return width + style.fonts[0].advance(of: glyph) * style.size / style.fonts[0].unitsPerEm + style.letterSpacing
      <= limit
  }
}
