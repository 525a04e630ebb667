extension ParagraphLayout {
  /// The last line that is allowed, from `start` to the end of the paragraph, with an ellipsis for what is left out.
  ///
  /// Keeps as much as fits; the ellipsis alone where nothing does.
  /// - Parameter isCut: whether text of later paragraphs is left out too, so that an ellipsis is due in any case.
  func truncatedLine(
    from start: Int, isCut: Bool, top: Double, unmapped: inout UnmappedScalars
  ) -> TextLayout.Line {
    let clusters = clusterStarts(from: start)
    // Binary search for the most clusters that fit; all of them only where another paragraph is cut.
    var most = isCut ? clusters.count - 1 : max(0, clusters.count - 2)
    var least = 0
    var nothing = UnmappedScalars()
    while least < most {
      let middle = (least + most + 1) / 2
      if line(keeping: middle, of: clusters, top: top, unmapped: &nothing).width <= options.maxWidth + 1e-6 {
        least = middle
      } else {
        most = middle - 1
      }
    }
    return line(keeping: least, of: clusters, top: top, unmapped: &unmapped)
  }

  /// Where clusters begin, from a scalar to the end, which is the last element.
  private func clusterStarts(from start: Int) -> [Int] {
    let advances = clusterAdvances()
    return (start..<paragraph.count).filter { advances[$0] != nil } + [paragraph.count]
  }

  /// The line with some clusters kept, at its beginning, its end or both.
  private func line(
    keeping count: Int, of clusters: [Int], top: Double, unmapped: inout UnmappedScalars
  ) -> TextLayout.Line {
    let leading: Int =
      switch options.truncation {
      case .tail: count
      case .middle: (count + 1) / 2
      case .head: 0
      }
    var removed = clusters[leading]..<clusters[clusters.count - 1 - (count - leading)]
    // No space before the ellipsis, nor after it.
    removed = trimmedEnd(of: clusters[0]..<removed.lowerBound)..<removed.upperBound
    while removed.upperBound < paragraph.count && Self.isHanging(paragraph.scalars[removed.upperBound]) {
      removed = removed.lowerBound..<removed.upperBound + 1
    }
    let shortened = paragraph.replacing(removed, with: ellipsis(style: paragraph.style(replacing: removed)))
    // What is left out may have the letter that says which way the paragraph runs.
    var options = options
    options.direction = isRightToLeft ? .rightToLeft : .leftToRight
    var line = ParagraphLayout(shortened, styles: styles, options: options)
      .line(clusters[0]..<shortened.count, top: top, unmapped: &unmapped)
    line.range = paragraph.utf16Offset(of: clusters[0])..<paragraph.utf16End
    return line
  }

  private func ellipsis(style: Int) -> [UInt32] {
    styles[style].fonts[0].glyph(for: "…") != nil ? [0x2026] : [0x2E, 0x2E, 0x2E]
  }
}
