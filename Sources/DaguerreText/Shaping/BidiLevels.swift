internal import CFriBidi

/// The embedding levels of a paragraph (UAX #9, through rule I2), by FriBidi.
struct BidiLevels {
  /// One for each scalar; odd runs right to left.
  private let levels: [UInt8]
  private let types: [FriBidiCharType]
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
    if wanted != 1 && scalars.allSatisfy({ $0 < 0x590 && $0 != 0x09 && $0 != 0x1F }) {
      self.levels = []
      self.types = []
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
    self.types = types
    self.base = wanted ?? (base == FRIBIDI_PAR_RTL ? 1 : 0)
  }

  private init(levels: [UInt8], types: [FriBidiCharType], base: UInt8) {
    (self.levels, self.types, self.base) = (levels, types, base)
  }

  /// The levels of some scalars; the last one is no white space any more.
  func part(_ range: Range<Int>) -> BidiLevels {
    guard !levels.isEmpty else { return self }
    var types = Array(types[range])
    types[types.count - 1] = FriBidiCharType(UInt32(FRIBIDI_MASK_NEUTRAL))
    return BidiLevels(levels: Array(levels[range]), types: types, base: base)
  }

  /// The level of a scalar before lines are known.
  subscript(scalar: Int) -> UInt8 { levels.isEmpty ? base : levels[scalar] }

  /// The levels of a line's scalars: white space at its end is brought back to the paragraph's level, as FriBidi has
  /// brought separators and white space before them already (rule L1).
  func levels(ofLine line: Range<Int>) -> [UInt8] {
    guard !levels.isEmpty else { return [UInt8](repeating: base, count: line.count) }
    var result = Array(levels[line])
    for index in line.reversed() {
      guard Int(types[index].rawValue) & Self.spacesAndControls != 0 else { break }
      result[index - line.lowerBound] = base
    }
    return result
  }

  /// White space, boundary neutrals, embeddings and overrides, isolates.
  private static let spacesAndControls = Int(
    FRIBIDI_MASK_WS | FRIBIDI_MASK_BN | FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_ISOLATE)

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
