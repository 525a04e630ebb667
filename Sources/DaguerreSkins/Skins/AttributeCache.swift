internal import DaguerreSupport
internal import Synchronization

/// The defaults that a skin has evaluated, with what each of them read.
///
/// Shared by the copies of a skin until one of them is changed. Thread-safe; no lock is held while a default is
/// evaluated, so two threads may evaluate one default at the same time, with the same result.
final class AttributeCache: Sendable {
  struct Entry: Sendable {
    let value: StoredValue
    let dependencies: [SkinKey]
  }

  private let entries: Mutex<[SkinKey: Entry]>

  init(_ entries: [SkinKey: Entry] = [:]) {
    self.entries = Mutex(entries)
  }

  /// The value of `key`, evaluated on the first call, and where somebody records what is read: that is to be told what
  /// the default reads, whoever has read it before.
  func value<Value: SkinValue>(of key: SkinKey, default: () -> Value) -> (value: Value, dependencies: [SkinKey]) {
    if !SkinScope.isRecording, let entry = entries.withLock({ $0[key] }), let value: Value = entry.value.read() {
      return (value, entry.dependencies)
    }
    let evaluated = SkinScope.evaluate(key, for: self, `default`)
    if SkinScope.hasFault { return evaluated }
    let entry = Entry(value: StoredValue(evaluated.value), dependencies: evaluated.dependencies)
    entries.withLock { $0[key] = entry }
    return evaluated
  }

  /// Whether one of some keys, or of those that their defaults were evaluated from, directly or not, is as asked for.
  func isMade(from keys: [SkinKey], _ isWanted: (SkinKey) -> Bool) -> Bool {
    let all = entries.withLock { $0 }
    return Set(reachedFrom: keys) { all[$0]?.dependencies ?? [] }.contains(where: isWanted)
  }

  /// The cache without some keys, and without everything evaluated from them, directly or not.
  func without(_ keys: Set<SkinKey>) -> AttributeCache {
    let all = entries.withLock { $0 }
    var invalid = keys
    var isGrowing = true
    while isGrowing {
      let reached = all.filter { !invalid.contains($0.key) && $0.value.dependencies.contains(where: invalid.contains) }
      isGrowing = !reached.isEmpty
      invalid.formUnion(reached.keys)
    }
    return AttributeCache(all.filter { !invalid.contains($0.key) })
  }

  /// Everything evaluated so far.
  var evaluated: [SkinKey: Entry] { entries.withLock { $0 } }
}
