internal import Synchronization

/// Notes which attributes were read, with which value, and from where.
///
/// Thread-safe: several threads may read under one recorder. What it reports does not depend on the order in
/// which they did.
public final class ReadRecorder: Sendable {
  /// One attribute that was read.
  public struct Read: Sendable {
    /// Which attribute.
    public let key: SkinKey
    /// The value that was given.
    public let value: any SkinValue
    /// Whether the skin in force gave it, not the default.
    public let isOverridden: Bool
    /// What the default read directly, in order of evaluation and with repetitions: a pair that reads one
    /// attribute for its light and its dark side names it twice.
    public let dependencies: [SkinKey]

    /// The line that digests and reports are made of: name, tab, value.
    public var canonicalText: String { "\(key.name)\t\(value.canonicalText)" }
  }

  private let noted = Mutex<[Read]>([])

  /// A recorder that knows of no read yet; give it to ``SkinScope/recording(_:_:)``.
  public init() {}

  func note(_ read: Read) {
    noted.withLock { $0.append(read) }
  }

  /// Every attribute that was read, by name; one of several values (two themes in one picture) is listed once
  /// for each, by value.
  public var reads: [Read] {
    // The dependencies take part in the order only to break ties; which thread came first must not.
    let all = noted.withLock { $0 }
      .map { (text: $0.canonicalText, tie: $0.dependencies.map(\.name).joined(separator: " "), read: $0) }
      .sorted { ($0.text, $0.tie) < ($1.text, $1.tie) }
    var reads: [Read] = []
    var last: String?
    for (text, _, read) in all where text != last {
      reads.append(read)
      last = text
    }
    return reads
  }

  /// ``reads`` as text, a line each, for a digest.
  public var canonicalText: String {
    reads.map { $0.canonicalText + "\n" }.joined()
  }
}
