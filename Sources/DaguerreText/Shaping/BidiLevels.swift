internal import CFriBidi

/// The embedding levels of a paragraph (UAX #9, through rule I2), by FriBidi.
struct BidiLevels {
  /// One for each scalar; odd runs right to left.
  let levels: [UInt8]
  /// The level of the paragraph, 0 or 1.
  let base: UInt8

  init(_ scalars: [UInt32], direction: TextOptions.Direction) {
    let wanted: UInt8? =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .automatic: nil
      }
    // Most text is plain Latin, whose levels are known without looking further.
    if scalars.allSatisfy({ $0 < 0x590 }) && wanted != 1 {
      self.levels = [UInt8](repeating: 0, count: scalars.count)
      self.base = 0
      return
    }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var base = wanted.map { $0 == 0 ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL } ?? FRIBIDI_PAR_ON
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    self.levels = levels.map { UInt8(max(0, $0)) }
    self.base = wanted ?? (base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL ? 1 : 0)
  }

  /// The order, left to right, in which runs of the given levels are seen (UAX #9, rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
