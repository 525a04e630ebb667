/// Clips to boxes, round or between pixels.
struct ClipMasks {
  /// What makes a clip where everything around it is in sight.
  private struct Key: MaskKey {
    let box: RoundedBox
    let bounds: PixelRect

    var digest: MaskDigest { box.digest }
  }

  private var cache = MaskCache<Key, Clip>(limit: 4 << 20)

  mutating func removeAll() { cache.removeAll() }

  /// Narrows a clip to the part of a box within `bounds`.
  mutating func clip(to box: RoundedBox, in bounds: PixelRect, within outer: Clip, boxes: inout BoxMasks) -> Clip {
    func made() -> Clip { Clip(outer, bounds: bounds) { boxes.emit(box, in: bounds, to: &$0) } }
    return outer.isWholePixels ? cache.mask(for: Key(box: box, bounds: bounds), made) : made()
  }
}
