internal import Synchronization

/// The values read so far under one skin, so that recording does not evaluate a chain of defaults again and again.
final class ReadMemo: Sendable {
  private struct Place: Hashable {
    let key: SkinKey
    let owner: ObjectIdentifier?
  }

  private struct Entry: Sendable {
    let value: any SkinValue
    /// Kept alive, so that its identity is not given to another object while it is a key here.
    let owner: (any AnyObject & Sendable)?
  }

  private let entries = Mutex<[Place: Entry]>([:])

  func value(of key: SkinKey, owner: (any AnyObject & Sendable)?) -> (any SkinValue)? {
    let place = Place(key: key, owner: owner.map(ObjectIdentifier.init))
    return entries.withLock { $0[place]?.value }
  }

  func remember(_ value: any SkinValue, of key: SkinKey, owner: (any AnyObject & Sendable)?) {
    let place = Place(key: key, owner: owner.map(ObjectIdentifier.init))
    let entry = Entry(value: value, owner: owner)
    entries.withLock { $0[place] = entry }
  }
}

/// The evaluation of one default: collects what it reads, in order and with repetitions.
final class Reader: Sendable {
  private let keys = Mutex<[SkinKey]>([])

  func note(_ key: SkinKey) { keys.withLock { $0.append(key) } }
  var dependencies: [SkinKey] { keys.withLock { $0 } }
}
