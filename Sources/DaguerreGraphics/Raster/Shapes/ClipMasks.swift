/// Clips to boxes, round or between pixels.
struct ClipMasks {
  /// What makes a clip: a box, the part of the sheet in sight, and what it narrows.
  private struct Key: MaskKey {
    let box: RoundedBox
    let bounds: PixelRect
    /// Nil where everything around the box is in sight.
    ///
    /// Held, so that no other can take its identity.
    let outer: Clip?

    static func == (left: Key, right: Key) -> Bool {
      left.box == right.box && left.bounds == right.bounds && left.outer === right.outer
    }

    var digest: MaskDigest { box.digest.adding(outer.map { Int(bitPattern: ObjectIdentifier($0)) } ?? 0) }
    var cost: Int { MemoryLayout<Self>.stride + (outer?.cost ?? 0) }
  }

  private var cache = MaskCache<Key, Clip>(limit: 4 << 20)

  mutating func removeAll() { cache.removeAll() }

  /// Narrows a clip to the part of a box within `bounds`.
  mutating func clip(to box: RoundedBox, in bounds: PixelRect, within outer: Clip, boxes: inout BoxMasks) -> Clip {
    cache.mask(for: Key(box: box, bounds: bounds, outer: outer.isWholePixels ? nil : outer)) {
      Clip(outer, bounds: bounds) { boxes.emit(box, in: bounds, to: &$0) }
    }
  }
}
