import DaguerreSupport

/// The reference of one case.
struct ManifestLine: Equatable {
  let key: CaseKey
  var pixels: PixelIdentity
  /// Nil for a case whose picture is not kept.
  var picture: Picture?
  var tokens: Tokens
  /// Whether ``tokens`` are those that the store's records give, although they say themselves which these are.
  fileprivate(set) var isResolved = false

  /// Whether the records do not tell which tokens it read, so that they cannot draw it as it was.
  var hasOwnTokens: Bool { tokens != .recorded && !isResolved }

  struct Picture: Equatable {
    /// Relative to the theme's folder.
    ///
    /// It may belong to another case that looks the same, see `CaseFiles`.
    var file: String
    /// The digest of the bytes of the file.
    var digest: ShortDigest
  }

  /// The line with another name of the same pixels, if there is one.
  func renewed(as pixels: PixelIdentity?) -> ManifestLine {
    var line = self
    line.pixels = pixels ?? line.pixels
    return line
  }

  /// Which tokens the case read, with which values.
  enum Tokens: Hashable {
    /// Those that the store's records give: `ReadRecord` the paths and `TokenRecord` the values.
    case recorded
    /// The digest of others: of a view under a skin of its own, or of a case that was recorded without its whole theme, or
    /// was rejected while a cause of it was accepted.
    case own(ShortDigest)
  }
}

/// What the store's records say of the tokens that cases read.
///
/// Cases of an id at points with the same tokens mostly read the same, so digests are kept.
final class RecordedTokens {
  private struct Reading: Hashable {
    let id: String
    let line: Int
    let point: String
  }

  private let reads: ReadRecord?
  private let tokens: TokenRecord?
  private var digests: [Reading: ShortDigest] = [:]
  private var values: [String: [String: String]] = [:]

  /// - Parameter tokens: of one theme.
  init(reads: ReadRecord?, tokens: TokenRecord?) {
    self.reads = reads
    self.tokens = tokens
  }

  /// The digest of what a case of the theme read; nil where there is no record of it.
  func digest(of key: CaseKey) -> ShortDigest? {
    guard let tokens, let line = reads?.line(of: key) else { return nil }
    let reading = Reading(id: key.id, line: line.number, point: key.point.tokenPoint)
    if let known = digests[reading] { return known }
    if values[reading.point] == nil { values[reading.point] = tokens.values(at: key.point) }
    let found = values[reading.point] ?? [:]
    let digest = ShortDigest(ofTokens: line.reads.paths.lazy.map { ($0, found[$0] ?? "") })
    digests[reading] = digest
    return digest
  }

  /// The line with the digest of its tokens, whatever becomes of the records.
  func resolved(_ line: ManifestLine) -> ManifestLine {
    var line = line
    if line.tokens == .recorded, let digest = digest(of: line.key) {
      line.tokens = .own(digest)
      line.isResolved = true
    }
    return line
  }

  /// The line as it is written beside these records.
  func written(_ line: ManifestLine) -> ManifestLine {
    var line = line
    if case .own(let own) = line.tokens, own == digest(of: line.key) { line.tokens = .recorded }
    return line
  }
}
