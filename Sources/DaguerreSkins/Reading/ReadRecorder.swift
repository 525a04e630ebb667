internal import Synchronization

/// Records which attributes were read, with which values, and which other attributes these came from.
///
/// Thread-safe: several threads may read under one recorder, and their order does not change what it reports.
public final class ReadRecorder: Sendable {
  /// One attribute that was read.
  public struct Read: Sendable {
    /// The attribute that was read.
    public let key: SkinKey
    /// The value that it had.
    public var value: any SkinValue { stored.value }
    /// Whether the value came from the skin in force, not from the default.
    public let isOverridden: Bool
    /// The attributes that the default read directly, in order of evaluation and with repetitions.
    ///
    /// None where it did not count; it does in a skin between two others of which one sets the attribute.
    /// A pair that reads one attribute for both its light and its dark side names it twice.
    public let dependencies: [SkinKey]
    /// Whether a skin that the tree gives its views has set the attribute, or something that it is made from.
    package let isRevised: Bool
    let stored: StoredValue

    init(key: SkinKey, stored: StoredValue, isOverridden: Bool, isRevised: Bool, dependencies: [SkinKey]) {
      self.key = key
      self.stored = stored
      self.isOverridden = isOverridden
      self.isRevised = isRevised
      self.dependencies = dependencies
    }

    /// Name, tab, value: the line that digests and reports are made of.
    public var canonicalText: String { "\(key.name)\t\(stored.canonicalText)" }
  }

  /// A fault of the code that reads an attribute: as another type than it has, or in its own default.
  package struct Fault: Sendable {
    /// The attribute.
    package let key: SkinKey
    /// What is wrong, in words.
    package let rule: String
  }

  private let noted = Mutex<[Read]>([])
  private let faults = Mutex<[Fault]>([])
  /// Whether ``fault`` will be told, so that reading can go on with any value.
  let isAskedForFaults: Bool

  /// A recorder without reads, for ``SkinScope/recording(_:_:)``.
  public init() { isAskedForFaults = false }

  /// - Parameter isAskedForFaults: whether somebody will look at ``fault``, and use nothing of what was made if there is one.
  package init(isAskedForFaults: Bool) { self.isAskedForFaults = isAskedForFaults }

  func note(_ read: Read) {
    noted.withLock { $0.append(read) }
  }

  func note(_ fault: Fault) { faults.withLock { $0.append(fault) } }

  /// The first of the faults, by the attribute's name.
  package var fault: Fault? {
    faults.withLock { $0.min { ($0.key.name, $0.rule) < ($1.key.name, $1.rule) } }
  }

  /// Every attribute that was read, sorted by name.
  ///
  /// An attribute that had several values, as with two themes in one picture, is listed once for each value.
  public var reads: [Read] { mapReads { read, _ in read } }

  /// ``reads`` as text, a line each, for a digest.
  public var canonicalText: String { mapReads { "\($0.key.name)\t\($1)\n" }.joined() }

  /// What `body` makes of each of ``reads`` and the canonical text of its value.
  package func mapReads<Result>(_ body: (Read, String) -> Result) -> [Result] {
    let all = noted.withLock { $0 }
    let keys = all.map(\.key)
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    var results: [Result] = []
    results.reserveCapacity(all.count)
    var start = order.startIndex
    while start < order.endIndex {
      let end = order[start...].firstIndex { keys[$0] != keys[order[start]] } ?? order.endIndex
      if end == start + 1 {
        // Nearly all: without an array for each.
        results.append(body(all[order[start]], all[order[start]].stored.canonicalText))
      } else {
        results += Self.distinct(order[start..<end].map { (all[$0], all[$0].stored.canonicalText) }).map(body)
      }
      start = end
    }
    return results
  }

  /// What each attribute that was read depends on directly, by name.
  package var dependencies: [SkinKey: Set<SkinKey>] {
    noted.withLock { reads in
      var dependencies: [SkinKey: Set<SkinKey>] = [:]
      for read in reads where !read.dependencies.isEmpty {
        dependencies[read.key, default: []].formUnion(read.dependencies)
      }
      return dependencies
    }
  }

  /// One read for each value, sorted by value.
  private static func distinct(_ reads: [(read: Read, text: String)]) -> [(read: Read, text: String)] {
    // The rest only breaks ties, so that the order of threads does not.
    let sorted = reads.map { ($0, rank: $0.read.isRevised ? 1 : 0, tie: $0.read.dependencies.map(\.name)) }
      .sorted {
        ($0.0.text, $0.rank, $0.tie.joined(separator: " ")) < ($1.0.text, $1.rank, $1.tie.joined(separator: " "))
      }
      .map(\.0)
    return sorted.indices.filter { $0 == 0 || sorted[$0].text != sorted[$0 - 1].text }.map { sorted[$0] }
  }
}
