/// Masks by their keys, without a bound.
///
/// Open addressing with linear probing over positions in a list of entries; nothing is ever taken out alone. A dictionary
/// takes as long to hash a glyph's key as blending the glyph takes.
struct MaskTable<Key: MaskKey, Kept: KeptMask> {
  private var entries: [(key: Key, kept: Kept)] = []
  /// For each place 0, or one more than the position of an entry; a power of two of places, half of them in use at most.
  private var places: [UInt32] = []
  /// Odd, and another one in each process, so that no list of commands can be made whose keys crowd.
  private let multiplier = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  /// What is kept for a key.
  func kept(for key: Key) -> Kept? {
    guard !entries.isEmpty else { return nil }
    var place = firstPlace(of: key)
    while places[place] != 0 {
      let position = Int(places[place]) - 1
      if entries[position].key == key { return entries[position].kept }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Keeps something for a key that is not here yet.
  mutating func insert(_ kept: Kept, for key: Key) {
    entries.append((key, kept))
    if entries.count * 2 > places.count {
      places = [UInt32](repeating: 0, count: max(16, places.count * 2))
      for position in entries.indices { occupyPlace(with: position) }
    } else {
      occupyPlace(with: entries.count - 1)
    }
  }

  private mutating func occupyPlace(with position: Int) {
    var place = firstPlace(of: entries[position].key)
    while places[place] != 0 { place = (place + 1) & (places.count - 1) }
    places[place] = UInt32(position + 1)
  }

  /// The upper bits of a product are the best mixed ones (Dietzfelbinger and others, 1997: a universal family).
  private func firstPlace(of key: Key) -> Int {
    Int((key.digest.value &* multiplier) >> UInt64(places.count.leadingZeroBitCount + 1))
  }
}
