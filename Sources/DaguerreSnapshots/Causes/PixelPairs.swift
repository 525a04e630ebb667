/// Numbers pairs of pixels in the order in which they first appear.
///
/// A change of a sheet has a million pixels and some thousand pairs: asked pixel by pixel, a dictionary is most of a report's
/// time. Open addressing, at most half full.
struct PixelPairs {
  private var pairs: [UInt64] = []
  /// Numbers plus one; 0 is a free slot.
  private var slots = [UInt32](repeating: 0, count: 1 << 10)
  private var last: (pair: UInt64, number: Int)?

  var count: Int { pairs.count }

  /// The number of a pair, known or the next one.
  mutating func number(_ before: UInt32, _ after: UInt32) -> Int {
    let pair = UInt64(before) << 32 | UInt64(after)
    if let last, last.pair == pair { return last.number }
    var slot = slot(of: pair)
    while slots[slot] != 0, pairs[Int(slots[slot]) - 1] != pair { slot = (slot + 1) & (slots.count - 1) }
    if slots[slot] == 0 {
      pairs.append(pair)
      slots[slot] = UInt32(pairs.count)
      if pairs.count * 2 > slots.count { grow() }
      last = (pair, pairs.count - 1)
    } else {
      last = (pair, Int(slots[slot]) - 1)
    }
    return last?.number ?? 0
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, pair) in pairs.enumerated() {
      var slot = slot(of: pair)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  /// The upper bits of a product with the golden ratio depend on all bits (Knuth, "Sorting and Searching", 6.4).
  private func slot(of pair: UInt64) -> Int {
    Int(pair.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15).low >> 32) & (slots.count - 1)
  }
}
