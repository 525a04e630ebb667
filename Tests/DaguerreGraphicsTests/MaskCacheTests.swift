import Testing

@testable import DaguerreGraphics

@Suite("Kept masks")
struct MaskCacheTests {
  private struct Key: MaskKey {
    let number: Int
    let cost: Int
  }

  private final class Kept: KeptMask {
    let cost = 10
  }

  @Test("take no more memory than they may, however large a key is")
  func bound() {
    var cache = MaskCache<Key, Kept>(limit: 1000)
    for number in 0..<5 { cache.insert(Kept(), for: Key(number: number, cost: 80)) }
    cache.insert(Kept(), for: Key(number: 5, cost: 491))
    #expect(cache.mask(for: Key(number: 5, cost: 491)) == nil)
    for number in 0..<5 { #expect(cache.mask(for: Key(number: number, cost: 80)) != nil) }
    cache.insert(Kept(), for: Key(number: 6, cost: 490))
    #expect(cache.mask(for: Key(number: 6, cost: 490)) != nil)
  }
}
