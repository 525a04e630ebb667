internal import Synchronization

/// The values read so far under one skin, so that recording evaluates each default only once.
final class ReadMemo: Sendable {
  /// One attribute of one owner.
  struct Place: Hashable {
    let key: SkinKey
    let owner: ObjectIdentifier?

    init(_ key: SkinKey, _ owner: AnyObject?) {
      self.key = key
      self.owner = owner.map(ObjectIdentifier.init)
    }

    /// Few attributes have several owners.
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  private struct Entry: Sendable {
    let value: StoredValue
    let isRevised: Bool
    /// Retained so that no other object can get its identity while that is part of a key here; never accessed.
    nonisolated(unsafe) let owner: AnyObject?
  }

  private let entries = Mutex<[Place: Entry]>(Dictionary(minimumCapacity: 100))

  /// The value of an attribute, and whether a skin of the tree has a part in it.
  func read(at place: Place) -> (value: StoredValue, isRevised: Bool)? {
    entries.withLock { $0[place].map { ($0.value, $0.isRevised) } }
  }

  /// - Parameter owner: the owner that `place` was made with.
  func remember(_ value: StoredValue, isRevised: Bool, at place: Place, owner: AnyObject?) {
    let entry = Entry(value: value, isRevised: isRevised, owner: owner)
    entries.withLock { $0[place] = entry }
  }
}
