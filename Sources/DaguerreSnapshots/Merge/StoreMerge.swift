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

    /// - Parameter disputes: in words.
    public init(bytes: [UInt8], disputes: [String]) { (self.bytes, self.disputes) = (bytes, disputes) }
  }

  /// Joins a file of the store.
  ///
  /// - Parameter path: in the store, as in `orange/manifest.tsv` or `orange/light/badge.icon.png`.
  /// - Returns: nil for a file that is none of a store, or a picture that no case has any more.
  /// - Throws: ``StoreError`` for a version that cannot be read, and what the catalogue throws.
  public func file(_ path: String) throws -> Result? {
    if path == SnapshotStore.readsName {
      let known = try Reads(of: self)
      guard try knowsManifests else { return reads(known) }
      return try reads(axes.themes.map { try ThemeMerge($0, of: self, known) })
    }
    let words = path.split(separator: "/", maxSplits: 1).map(String.init)
    guard words.count == 2, CaseCheck.isWord(words[0]) else { return nil }
    let theme = words[0]
    switch words[1] {
    case SnapshotStore.manifestName: return manifest(try ThemeMerge(theme, of: self, Reads(of: self)))
    case SnapshotStore.tokensName:
      return tokens(
        try TokenMerge(base: base.tokens(theme), ours: ours.tokens(theme), theirs: theirs.tokens(theme)))
    default:
      guard words[1].hasSuffix(".png") else { return nil }
      let sides = try [ours, theirs].map { try $0.manifest(theme, axes: axes)?.lines ?? [] }
      guard let id = sides.joined().first(where: { $0.picture?.file == words[1] })?.key.id else { return nil }
      return try picture(words[1], ThemeMerge(theme, of: self, Reads(of: self), id: id))
    }
  }

  /// Joins all files that both sides have changed.
  ///
  /// To join them one by one, as version control asks for them, reads the whole store again for each.
  /// - Returns: by their paths in the store; without those that ``file(_:)`` has no answer for.
  /// - Throws: as ``file(_:)``.
  public func files() throws -> [String: Result] {
    let known = try Reads(of: self)
    var merges: [ThemeMerge] = []
    var results: [String: Result] = [:]
    func add(_ path: String, _ result: () throws -> Result?) throws {
      let before = try base.bytes(path)
      guard try before != ours.bytes(path), try before != theirs.bytes(path) else { return }
      results[path] = try result()
    }
    for theme in axes.themes {
      let merge = try ThemeMerge(theme, of: self, known)
      merges.append(merge)
      let manifest = "\(theme)/\(SnapshotStore.manifestName)"
      try add(manifest) { self.manifest(merge) }
      let isAsked = results[manifest] != nil
      try add("\(theme)/\(SnapshotStore.tokensName)") {
        let tokens = tokens(merge.tokens)
        guard !isAsked else { return tokens }
        let more = words(overlooked(merge), "as one side has it, and reads what the other has changed")
        return Result(bytes: tokens.bytes, disputes: tokens.disputes + more)
      }
      for file in merge.disputedPictures { results["\(theme)/\(file)"] = try picture(file, merge) }
    }
    try add(SnapshotStore.readsName) { reads(merges) }
    return results
  }

  /// The cases of a manifest that only one side has changed, so that version control asks nobody, which are others with
  /// the joined tokens.
  private func overlooked(_ merge: ThemeMerge) -> [CaseKey] {
    let others = lines(merge).filter { line in
      let known = merge.linesOfOneSide[line.key]
      return known?.pixels != line.pixels || known?.tokens != line.tokens
    }
    return Set(merge.disputes + others.map(\.key)).sorted()
  }

  /// What cases read in the three versions; it is the same file for all themes.
  struct Reads {
    let base: ReadRecord?
    let ours: ReadRecord?
    let theirs: ReadRecord?

    init(of merge: StoreMerge) throws {
      base = try merge.base.reads(axes: merge.axes)
      ours = try merge.ours.reads(axes: merge.axes)
      theirs = try merge.theirs.reads(axes: merge.axes)
    }
  }

  private func tokens(_ tokens: TokenMerge) -> Result {
    Result(bytes: tokens.record.bytes, disputes: tokens.disputes)
  }

  private func manifest(_ merge: ThemeMerge) -> Result {
    Result(bytes: Manifest(lines: lines(merge), axes: axes).bytes, disputes: words(of: merge))
  }

  private func lines(_ merge: ThemeMerge) -> [ManifestLine] {
    let recorded = RecordedTokens(reads: ReadRecord(axes: axes, merge.reads), tokens: merge.tokens.record)
    return merge.lines.map(recorded.written)
  }

  private func reads(_ merges: [ThemeMerge]) -> Result {
    var reads: [CaseKey: ReadRecord.Reads] = [:]
    for merge in merges { reads.merge(merge.reads) { first, _ in first } }
    return Result(bytes: ReadRecord(axes: axes, reads).bytes, disputes: words(merges.flatMap(\.readDisputes)))
  }

  /// Whether a version has other files than the one that is joined, which say which cases there are.
  private var knowsManifests: Bool {
    get throws {
      try [base, ours, theirs].contains { version in
        try axes.themes.contains { try version.bytes("\($0)/\(SnapshotStore.manifestName)") != nil }
      }
    }
  }

  private func reads(_ known: Reads) -> Result {
    let (record, ids) = ReadRecord.joined(base: known.base, ours: known.ours, theirs: known.theirs, axes: axes)
    return Result(bytes: record.bytes, disputes: ids.map { "what \($0) reads differs on both sides" })
  }

  private func words(of merge: ThemeMerge) -> [String] {
    words(merge.disputes) + words(merge.removals, "removed on one side and changed on the other")
      + words(merge.keysOfOtherPictures, "git leaves another picture, or none, where both changes want one")
  }

  private func words(
    _ keys: [CaseKey], _ what: String = "changed on both sides, and what is right with both is not proven"
  ) -> [String] {
    guard let first = keys.first else { return [] }
    let more = keys.count > 1 ? " and \(counted(keys.count - 1, "more case"))" : ""
    return ["\(first)\(more): \(what)"]
  }

  private func picture(_ file: String, _ merge: ThemeMerge) throws -> Result? {
    guard let digest = merge.digests[file] else { return nil }
    if let drawn = merge.pictures[file] { return Result(bytes: drawn, disputes: []) }
    for version in [ours, theirs] {
      if let bytes = try version.bytes("\(merge.theme)/\(file)"), ShortDigest(of: bytes) == digest {
        return Result(bytes: bytes, disputes: words(of: merge))
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
