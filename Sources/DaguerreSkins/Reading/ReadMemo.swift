internal import Synchronization

/// The values read so far under one skin, so that recording does not evaluate a chain of defaults again and again.
final class ReadMemo: Sendable {
  private struct Place: Hashable {
    let key: SkinKey
    let owner: ObjectIdentifier?
  }

  private struct Entry: Sendable {
    let value: StoredValue
    /// Kept alive, so that its identity is not given to another object while it is a key here; used for nothing else.
    nonisolated(unsafe) let owner: AnyObject?
  }

  private let entries = Mutex<[Place: Entry]>([:])

  func value<Value: SkinValue>(of key: SkinKey, owner: AnyObject?) -> Value? {
    let place = Place(key: key, owner: owner.map(ObjectIdentifier.init))
    return entries.withLock { $0[place] }?.value.read()
  }

  func remember<Value: SkinValue>(_ value: Value, of key: SkinKey, owner: AnyObject?) {
    let place = Place(key: key, owner: owner.map(ObjectIdentifier.init))
    let entry = Entry(value: StoredValue(value), owner: owner)
    entries.withLock { $0[place] = entry }
  }
}
