/// What makes a mask.
protocol MaskKey: Equatable {
  /// The same for equal keys, and nearly always another one for others.
  var digest: MaskDigest { get }
  /// Bytes in memory, about.
  var cost: Int { get }
}

extension MaskKey {
  var cost: Int { MemoryLayout<Self>.stride }
}

/// What is kept: a mask, or a clip.
protocol KeptMask: AnyObject {
  /// Bytes in memory, about.
  var cost: Int { get }
}

/// Masks by what makes them, within a bound of memory.
///
/// A mask is a function of its key, so what is kept or dropped never shows in a picture. Two generations: when the
/// younger one has half of the memory, it becomes the older one, and what nobody asked for in the meantime goes.
struct MaskCache<Key: MaskKey, Kept: KeptMask> {
  private var young = MaskTable<Key, Kept>()
  private var old = MaskTable<Key, Kept>()
  private var youngCost = 0
  private let limit: Int

  /// - Parameter limit: bytes.
  init(limit: Int) { self.limit = limit }

  /// The mask of a key; nil when there is none or it has been dropped.
  mutating func mask(for key: Key) -> Kept? {
    if let mask = young.kept(for: key) { return mask }
    guard let mask = old.kept(for: key) else { return nil }
    insert(mask, for: key)
    return mask
  }

  /// Keeps a mask, unless it would take all of the memory.
  mutating func insert(_ mask: Kept, for key: Key) {
    let cost = mask.cost + key.cost
    guard cost <= limit / 2 else { return }
    if youngCost + cost > limit / 2 {
      old = young
      young = MaskTable()
      youngCost = 0
    }
    young.insert(mask, for: key)
    youngCost += cost
  }

  /// The mask of a key, made when there is none.
  mutating func mask<Failure>(for key: Key, _ make: () throws(Failure) -> Kept) throws(Failure) -> Kept {
    if let mask = mask(for: key) { return mask }
    let mask = try make()
    insert(mask, for: key)
    return mask
  }

  mutating func removeAll() {
    young = MaskTable()
    old = MaskTable()
    youngCost = 0
  }
}
