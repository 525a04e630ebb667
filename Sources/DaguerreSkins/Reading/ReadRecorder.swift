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
    public let value: any SkinValue
    /// Whether the value came from the skin in force, not from the default.
    public let isOverridden: Bool
    /// The attributes that the default read directly, in order of evaluation and with repetitions.
    ///
    /// A pair that reads one attribute for both its light and its dark side names it twice.
    public let dependencies: [SkinKey]

    /// Name, tab, value: the line that digests and reports are made of.
    public var canonicalText: String { "\(key.name)\t\(value.canonicalText)" }
  }

  private let noted = Mutex<[Read]>([])

  /// A recorder without reads, for ``SkinScope/recording(_:_:)``.
  public init() {}

  func note(_ read: Read) {
    noted.withLock { $0.append(read) }
  }

  /// Every attribute that was read, sorted by name.
  ///
  /// An attribute that had several values, as with two themes in one picture, is listed once for each value.
  public var reads: [Read] {
    // Dependencies only break ties, so that the order of threads does not.
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
