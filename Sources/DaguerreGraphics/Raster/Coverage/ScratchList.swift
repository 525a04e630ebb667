/// A list of plain values that are only kept for a while, for the innermost loops.
///
/// An array asks at each change whether it is shared and at each look whether the index is in range. Nobody shares this
/// one, and whoever looks things up in it stays below ``count``.
struct ScratchList<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// As many as an allocator gives without a search.
  init() {
    capacity = max(1024 / MemoryLayout<Element>.stride, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// They are there as long as the list is, and nothing is appended.
  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  @inline(__always) subscript(index: Int) -> Element { base[index] }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Drops what comes after the first `count`.
  @inline(__always) mutating func shorten(to count: Int) { self.count = count }

  /// Puts something else, or nothing, in the place of those that are stale; the order stays.
  @inline(__always)
  mutating func replace(where isStale: (Element) -> Bool, by replacement: (Element) -> Element?) {
    var kept = 0
    for index in 0..<count {
      if isStale(base[index]) {
        guard let element = replacement(base[index]) else { continue }
        base[kept] = element
      } else if kept != index {
        base[kept] = base[index]
      }
      kept &+= 1
    }
    count = kept
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

extension UnsafeMutableBufferPointer {
  /// Sorts elements that are nearly in order: each moves the few places that it has to; if these are many after all,
  /// any other sort takes over.
  ///
  /// - Returns: whether they were.
  @discardableResult
  @inline(__always) func sortNearlySorted(by isBefore: (Element, Element) -> Bool) -> Bool {
    guard count > 1, let base = baseAddress else { return true }
    var moves = 8 &* count &+ 64
    for index in 1..<count where isBefore(base[index], base[index &- 1]) {
      let element = base[index]
      var place = index
      repeat {
        base[place] = base[place &- 1]
        place &-= 1
      } while place > 0 && isBefore(element, base[place &- 1])
      base[place] = element
      moves &-= index &- place
      if moves < 0 {
        var all = self
        all.sort(by: isBefore)
        return false
      }
    }
    return true
  }
}
