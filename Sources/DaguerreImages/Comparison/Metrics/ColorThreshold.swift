/// Tells colours that are too far apart from others.
protocol ColorThreshold {
  /// Whether two unequal pixels are farther apart than the threshold.
  ///
  /// - Parameter place: of the pixels in rows from the top, which may decide on what is behind translucent ones.
  func differ(_ a: UInt32, _ b: UInt32, place: Int) -> Bool
  /// What can be said of eight or more pairs of pixels at once, equal ones among them.
  ///
  /// - Parameter verdicts: a byte for each: 0 for near colours, 1 for others, 2 for what is not sure.
  func compare(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int, into verdicts: UnsafeMutableRawPointer)
}

/// Tells pixels that smooth the edge of a shape from others.
protocol EdgeRule {
  /// Which of eight pixels in a row may be an edge; one byte for each, 1 for yes.
  func candidates(_ place: Int) -> UInt64
  /// Whether the pixel may be an edge.
  func isCandidate(_ place: Int) -> Bool
  /// Whether a candidate is an edge.
  func isEdge(_ x: Int, _ y: Int) -> Bool
}

/// For comparisons where edges count as everything else does.
struct NoEdges: EdgeRule {
  func candidates(_ place: Int) -> UInt64 { 0 }
  func isCandidate(_ place: Int) -> Bool { false }
  func isEdge(_ x: Int, _ y: Int) -> Bool { false }
}

extension PixelPair {
  /// Marks what is too far apart in some rows as different, or as anti-aliased where it is an edge.
  @inline(__always)
  func mark(_ rows: Range<Int>, by colors: some ColorThreshold, edges: some EdgeRule, into marks: MarkedPixels) {
    guard let one = first.baseAddress, let other = second.baseAddress, let bytes = marks.bytes else { return }
    // Areas of one colour ask the same again and again; what is translucent depends on the place.
    var last = (a: UInt32(0), b: UInt32(0), differ: false)
    for y in rows {
      let start = y &* width
      guard width >= 8 else {
        for x in 0..<width {
          let place = start &+ x
          guard one[place] != other[place], colors.differ(one[place], other[place], place: place) else { continue }
          marks[place] = edges.isCandidate(place) && edges.isEdge(x, y) ? .antiAliased : .different
        }
        continue
      }
      let verdicts = bytes + start
      colors.compare(one + start, other + start, count: width, into: verdicts)
      var column = 0
      while column < width {
        // The last eight begin before those that are left, and are looked at once more.
        let x = min(column, width &- 8)
        let place = start &+ x
        column = x &+ 8
        let eight = verdicts.loadUnaligned(fromByteOffset: x, as: UInt64.self)
        guard eight != 0 else { continue }
        var (differ, unsure) = (eight & 0x0101_0101_0101_0101, eight &>> 1 & 0x0101_0101_0101_0101)
        while unsure != 0 {
          let lane = unsure.trailingZeroBitCount / 8
          unsure &= unsure &- 1
          let (a, b) = (one[place &+ lane], other[place &+ lane])
          if a != last.a || b != last.b || (a & b) >> 24 != 255 {
            last = (a, b, colors.differ(a, b, place: place &+ lane))
          }
          if last.differ { differ |= 1 &<< UInt64(lane &* 8) }
        }
        verdicts.storeBytes(of: differ, toByteOffset: x, as: UInt64.self)
        var candidates = differ & edges.candidates(place)
        while candidates != 0 {
          let lane = candidates.trailingZeroBitCount / 8
          candidates &= candidates &- 1
          if edges.isEdge(x &+ lane, y) { marks[place &+ lane] = .antiAliased }
        }
      }
    }
  }
}
