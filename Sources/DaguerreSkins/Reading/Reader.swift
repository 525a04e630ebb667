internal import Synchronization

/// The evaluation of one default, or of something else that reads attributes: collects what it reads, in order and
/// with repetitions.
final class Reader: Sendable {
  /// Nil for what is no attribute itself.
  private let key: SkinKey?
  /// The cache that the value will go to; nil for attributes that are not cached.
  private let cache: ObjectIdentifier?
  /// The evaluation that this one is part of.
  private let outer: Reader?
  private let keys = Mutex<[SkinKey]>([])

  init(key: SkinKey?, cache: ObjectIdentifier?, outer: Reader?) {
    self.key = key
    self.cache = cache
    self.outer = outer
  }

  func note(_ key: SkinKey) { keys.withLock { $0.append(key) } }

  var dependencies: [SkinKey] { keys.withLock { $0 } }

  /// The way from an evaluation of `key` under way down to here and back to `key`, if there is one.
  func cycle(to key: SkinKey, in cache: AttributeCache) -> [SkinKey]? {
    var way = [key]
    var reader: Reader? = self
    while let current = reader {
      if let key = current.key { way.append(key) }
      if current.key == key, current.cache == ObjectIdentifier(cache) { return way.reversed() }
      reader = current.outer
    }
    return nil
  }
}
