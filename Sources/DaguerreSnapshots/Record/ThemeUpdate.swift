import DaguerreSupport

/// The new references of a theme, and the staged files to move into its folder.
struct ThemeUpdate {
  let theme: String
  /// These and the new ones each have the digest of their tokens.
  private let old: [ManifestLine]
  let new: [ManifestLine]
  /// Paths in the theme's folder, and the names of the staged files; pictures come before the manifest that needs them.
  private(set) var moves: [(file: String, name: String)]
  /// Paths in the theme's folder.
  private(set) var removals: [String] = []

  init(theme: String, old: [ManifestLine], new: [ManifestLine], pictures: [(file: String, name: String)]) {
    self.theme = theme
    self.old = old
    self.new = new
    moves = pictures
  }

  /// The changes to a theme whose other cases stay as they are, with all new files staged; nil where there are none.
  ///
  /// - Parameters:
  ///   - drawn: of any themes.
  ///   - tokens: their new record; nil where the store's stays.
  init?(
    _ theme: String, old: [ManifestLine], new: [ManifestLine], drawn: [DrawnGroup], tokens: TokenRecord?,
    reads: ReadRecord?, of store: SnapshotStore, axes: SnapshotAxes, in staging: StagingArea
  ) throws {
    let drawn = drawn.filter { $0.theme == theme }
    guard !drawn.isEmpty || tokens != nil else { return nil }
    self.init(theme: theme, old: old, new: new, pictures: drawn.flatMap(\.staged))
    var gone = unnamedPictures
    if new.isEmpty {
      gone += SnapshotStore.recordNames
    } else {
      try stage(new, reads: reads, tokens: tokens ?? store.tokens(theme), axes: axes, in: staging)
      if let tokens { try stage(tokens.bytes, as: SnapshotStore.tokensName, in: staging) }
    }
    try remove(gone, in: staging)
  }

  /// The pictures that a line named and none names any more.
  var unnamedPictures: [String] {
    Set(old.compactMap { $0.picture?.file }).subtracting(new.compactMap { $0.picture?.file }).sorted()
  }

  /// Stages the new content of a file, unless that is what it has.
  mutating func stage(_ bytes: [UInt8], as name: String, in staging: StagingArea) throws(FileError) {
    if try staging.store.read("\(theme)/\(name)") == bytes { return }
    moves.append((file: name, name: try staging.stage(bytes)))
  }

  /// Stages the manifest of lines, beside the records that will be there.
  mutating func stage(
    _ lines: [ManifestLine], reads: ReadRecord?, tokens: TokenRecord?, axes: SnapshotAxes, in staging: StagingArea
  ) throws(FileError) {
    let recorded = RecordedTokens(reads: reads, tokens: tokens)
    let manifest = Manifest(lines: lines.map(recorded.written), axes: axes)
    try stage(manifest.bytes, as: SnapshotStore.manifestName, in: staging)
  }

  /// Removes files at the end; finds symbolic links before anything has changed.
  mutating func remove(_ files: [String], in staging: StagingArea) throws(FileError) {
    removals += files
    for file in moves.map(\.file) + removals { try staging.store.checkForLinks("\(theme)/\(file)") }
  }

  func add(to change: inout StoreChange, _ summary: inout RecordSummary) {
    summary.add(old: old, new: new, theme: theme)
    change.moves += moves.map { (staged: $0.name, path: "\(theme)/\($0.file)") }
    change.removals += removals.map { "\(theme)/\($0)" }
  }
}

/// The new record of what cases read.
struct ReadUpdate {
  /// What is known of all cases.
  let reads: ReadRecord
  private let staged: String?
  private let isGone: Bool

  /// - Parameters:
  ///   - keys: all cases that have a line, of all themes.
  ///   - drawn: what is known of those that were drawn.
  ///   - old: what was known of the others.
  init(
    keys: [CaseKey], drawn: [DrawnGroup], old: ReadRecord?, axes: SnapshotAxes, in staging: StagingArea
  ) throws {
    var known: [CaseKey: ReadRecord.Reads] = [:]
    for group in drawn { known.merge(group.reads) { first, _ in first } }
    var reads = ReadRecord(axes: axes)
    for (id, keys) in Dictionary(grouping: keys, by: \.id) {
      reads.set(id, keys.compactMap { key in (known[key] ?? old?[key]).map { (point: key.point, reads: $0) } })
    }
    // What a view, or the result of a run elsewhere, calls a token may be something that the form has no place for.
    func isReadable(_ reads: ReadRecord) -> Bool {
      (try? ReadRecord(parsing: reads.bytes, path: "", axes: axes)) == reads
    }
    guard isReadable(reads) || reads.isEmpty else {
      let path = Set(known.values.flatMap(\.paths)).sorted().first { path in
        var alone = ReadRecord(axes: axes)
        alone.set("a", axes.points.map { ($0, ReadRecord.Reads(paths: [path], cellCount: 0)) })
        return !isReadable(alone)
      }
      throw FileError(
        "write", "\(staging.store.path)/\(SnapshotStore.readsName)",
        reason: "a token that a case reads, '\(path ?? "")', has no name, or one with a space, a line break, more than "
          + "256 bytes, or a digit and a dot at its start")
    }
    self.reads = reads
    let present = try staging.store.read(SnapshotStore.readsName)
    isGone = reads.isEmpty && present != nil
    staged = reads.isEmpty || present == reads.bytes ? nil : try staging.stage(reads.bytes)
    try staging.store.checkForLinks(SnapshotStore.readsName)
  }

  func add(to change: inout StoreChange) {
    if let staged {
      change.moves.append((staged: staged, path: SnapshotStore.readsName))
    } else if isGone {
      change.removals.append(SnapshotStore.readsName)
    }
  }
}
