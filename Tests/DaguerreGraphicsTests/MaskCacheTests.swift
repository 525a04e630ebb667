import Testing

@testable import DaguerreGraphics

@Suite("Kept masks")
struct MaskCacheTests {
  private struct Key: MaskKey {
    let number: Int
    let cost: Int

    var digest: MaskDigest { MaskDigest().adding(number) }
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

  @Test("are told apart where digests are equal, and found again however many they are")
  func table() {
    struct Crowded: MaskKey {
      let number: Int

      var digest: MaskDigest { MaskDigest().adding(number / 10) }
    }
    let kept = (0..<1000).map { _ in Kept() }
    var table = MaskTable<Crowded, Kept>()
    #expect(table.kept(for: Crowded(number: 0)) == nil)
    for number in kept.indices {
      table.insert(kept[number], for: Crowded(number: number))
      #expect(table.kept(for: Crowded(number: number + 1)) == nil)
    }
    for number in kept.indices { #expect(table.kept(for: Crowded(number: number)) === kept[number]) }
  }
}
