extension ParagraphLayout {
  /// The scalars of each line; at least one range, perhaps empty.
  ///
  /// Lines are filled greedily. A word that is wider than a line is broken between clusters.
  func lineRanges() -> [Range<Int>] {
    let all = 0..<paragraph.count
    guard options.maxWidth.isFinite, !all.isEmpty else { return [all] }
    let advances = clusterAdvances()
    // What sums of advances may be off by: far less than any font unit.
    let limit = options.maxWidth + 1e-6
    // Most labels have one line. Where letters overlap, a part may be wider than the whole.
    if advances.reduce(0, { $0 + max(0, $1 ?? 0) }) <= limit { return [all] }
    let opportunities = LineBreaker(paragraph.scalars).opportunities
    var ranges: [Range<Int>] = []
    var start = 0
    while start < all.upperBound {
      var end = all.upperBound
      var lastBreak: Int?
      var width = 0.0
      for index in start..<all.upperBound {
        if let advance = advances[index], !Self.isHanging(paragraph.scalars[index]) {
          if width + advance > limit && index > start {
            end = lastBreak ?? index
            break
          }
        }
        width += advances[index] ?? 0
        if opportunities[index] && fits(index, width: width, limit: limit) { lastBreak = index + 1 }
      }
      while let earlier = earlierEnd(of: start..<end, limit: limit, opportunities, advances) { end = earlier }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  /// Where a line ends instead that is wider by itself than as a part of the paragraph, as where letters are joined or
  /// kerned across its ends, and too wide so; nil where it fits or has one cluster.
  private func earlierEnd(
    of line: Range<Int>, limit: Double, _ opportunities: [Bool], _ advances: [Double?]
  ) -> Int? {
    let isHyphenated = paragraph.scalars[line.upperBound - 1] == Self.softHyphen && line.upperBound < paragraph.count
    guard isHyphenated || !isSafeToCut(before: line.lowerBound) || !isSafeToCut(before: line.upperBound) else {
      return nil
    }
    var nothing = UnmappedScalars()
    guard self.line(line, top: 0, unmapped: &nothing).width > limit else { return nil }
    let inner = (line.lowerBound + 1..<line.upperBound).reversed()
    return inner.first { opportunities[$0 - 1] } ?? inner.first { advances[$0] != nil }
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
