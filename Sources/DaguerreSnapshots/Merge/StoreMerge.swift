import DaguerreSupport

/// Joins two states of a store that come from one, as version control does when branches are merged.
///
/// Files are joined by what they say, not by their text: manifests and the record of reads case by case, the records of
/// tokens value by value. So two branches that change different tokens join without a hand, also where both change a case.
public struct StoreMerge: Sendable {
  let base: StoreVersion
  let ours: StoreVersion
  let theirs: StoreVersion
  let catalogue: (any SnapshotCatalogue)?
  let axes: SnapshotAxes
  let threads: Int

  /// - Parameters:
  ///   - catalogue: draws what both sides have changed; nil where nothing is to be drawn.
  ///   - axes: of the catalogue.
  public init(
    base: StoreVersion, ours: StoreVersion, theirs: StoreVersion, catalogue: (any SnapshotCatalogue)?,
    axes: SnapshotAxes, threads: Int
  ) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    self.catalogue = catalogue
    self.axes = axes
    self.threads = threads
  }

  /// A joined file.
  public struct Result: Sendable {
    /// What the file has.
    public let bytes: [UInt8]
    /// What both sides have changed and nobody can decide, in words; the bytes have our side of it.
    public let disputes: [String]
  }

  /// Joins a file of the store.
  ///
  /// - Parameter path: in the store, as in `orange/manifest.tsv` or `orange/light/badge.icon.png`.
  /// - Returns: nil for a file that is none of a store, or a picture that no case has any more.
  /// - Throws: ``StoreError`` for a version that cannot be read, and what the catalogue throws.
  public func file(_ path: String) throws -> Result? {
    if path == SnapshotStore.readsName { return try reads() }
    let words = path.split(separator: "/", maxSplits: 1).map(String.init)
    guard words.count == 2, CaseCheck.isWord(words[0]) else { return nil }
    switch words[1] {
    case SnapshotStore.manifestName: return try manifest(words[0])
    case SnapshotStore.tokensName:
      let tokens = try TokenMerge(
        base: base.tokens(words[0]), ours: ours.tokens(words[0]), theirs: theirs.tokens(words[0]))
      return Result(bytes: tokens.record.bytes, disputes: tokens.disputes)
    default: return try words[1].hasSuffix(".png") ? picture(words[1], of: words[0]) : nil
    }
  }

  private func manifest(_ theme: String) throws -> Result {
    let merge = try ThemeMerge(theme, of: self)
    let reads = ReadRecord(axes: axes, merge.reads)
    let recorded = RecordedTokens(reads: reads, tokens: merge.tokens.record)
    return Result(
      bytes: Manifest(lines: merge.lines.map(recorded.written), axes: axes).bytes, disputes: words(merge.disputes))
  }

  private func reads() throws -> Result {
    var reads: [CaseKey: ReadRecord.Reads] = [:]
    var disputes: [CaseKey] = []
    for theme in axes.themes {
      let merge = try ThemeMerge(theme, of: self)
      reads.merge(merge.reads) { first, _ in first }
      disputes += merge.readDisputes
    }
    return Result(bytes: ReadRecord(axes: axes, reads).bytes, disputes: words(disputes))
  }

  private func words(_ keys: [CaseKey]) -> [String] {
    guard let first = keys.first else { return [] }
    let more = keys.count > 1 ? " and \(keys.count - 1) more cases" : ""
    return ["\(first)\(more) differ on both sides, and what they are with both is not proven"]
  }

  private func picture(_ file: String, of theme: String) throws -> Result? {
    let sides = try [ours, theirs].map { try $0.manifest(theme, axes: axes)?.lines ?? [] }
    guard let id = sides.joined().first(where: { $0.picture?.file == file })?.key.id else { return nil }
    let merge = try ThemeMerge(theme, of: self, id: id)
    guard let digest = merge.lines.first(where: { $0.picture?.file == file })?.picture?.digest else { return nil }
    if let drawn = merge.pictures[file] { return Result(bytes: drawn, disputes: []) }
    for version in [ours, theirs] {
      if let bytes = try version.bytes("\(theme)/\(file)"), ShortDigest(of: bytes) == digest {
        return Result(bytes: bytes, disputes: words(merge.disputes))
      }
    }
    return nil
  }
}

extension ReadRecord {
  /// What cases read.
  init(axes: SnapshotAxes, _ reads: [CaseKey: Reads]) {
    self.init(axes: axes)
    for (id, cases) in Dictionary(grouping: reads, by: \.key.id) {
      set(id, cases.map { (point: $0.key.point, reads: $0.value) })
    }
  }
}
