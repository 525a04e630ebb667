internal import Synchronization

/// An evaluation in progress, of a default or other code: collects what it reads, in order and with repetitions.
final class Reader: Sendable {
  /// The attribute whose default is evaluated; nil for other code.
  private let key: SkinKey?
  /// Whose default it is: the cache that will store the value, or the owner; nil for an attribute without.
  private let source: ObjectIdentifier?
  /// The enclosing evaluation.
  private let outer: Reader?
  private let keys = Mutex<[SkinKey]>([])
  private let revision = Atomic(false)

  init(key: SkinKey?, source: ObjectIdentifier?, outer: Reader?) {
    self.key = key
    self.source = source
    self.outer = outer
  }

  func note(_ key: SkinKey) { keys.withLock { $0.append(key) } }

  /// Notes that a skin of the tree has a part in something that was read.
  func noteRevision() { revision.store(true, ordering: .relaxed) }

  var hasRevision: Bool { revision.load(ordering: .relaxed) }

  var dependencies: [SkinKey] { keys.withLock { $0 } }

  /// The chain of keys from an enclosing evaluation of `key` to this one and back to `key`; nil when there is none.
  func cycle(to key: SkinKey, of source: ObjectIdentifier?) -> [SkinKey]? {
    var way = [key]
    var reader: Reader? = self
    while let current = reader {
      if let key = current.key { way.append(key) }
      if current.key == key, current.source == source { return way.reversed() }
      reader = current.outer
    }
    return nil
  }
}
