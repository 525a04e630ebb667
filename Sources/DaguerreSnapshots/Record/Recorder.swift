import DaguerreSupport
import DaguerreImages

/// Records what the catalogue draws as references.
///
/// The store changes only once everything is drawn and staged, so a failed run changes nothing. Recording the same
/// again touches no file.
public struct Recorder: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore
  private let threads: Int
  private let progress: ProgressHandler?

  /// - Parameters:
  ///   - threads: how many draw at the same time; the result is the same for any number.
  ///   - progress: told how far the drawing is; nil for silence.
  public init(
    catalogue: any SnapshotCatalogue, store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil
  ) {
    self.catalogue = catalogue
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// Records the selected cases and removes what the selection names but the catalogue no longer has.
  ///
  /// A case is recorded at all its points together, because they share files. The record of tokens is updated only when
  /// whole themes are recorded.
  /// - Throws: `SelectionError`, `CaseError`, `StoreError` and `FileError`.
  public func record(_ selection: SnapshotSelection) throws -> RecordSummary {
    guard selection.takesAllPoints else { throw SelectionError.partialRecording }
    let cases = try selection.references(of: catalogue)
    try CaseCheck.check(cases)
    let plans = try themes(of: selection).map { theme in
      ThemePlan(
        theme: theme, old: try store.manifest(theme, axes: catalogue.axes),
        cases: cases.filter { $0.point.theme == theme })
    }

    let staging = try StagingArea(store)
    defer { staging.close() }
    let drawn = try draw(plans.flatMap(\.groups), staging: staging)
    let updates = try plans.map { plan in
      try update(plan, drawn: drawn.filter { $0.theme == plan.theme }, selection: selection, staging: staging)
    }

    let reads = try reads(drawn, updates)
    let isNew = try !reads.isEmpty && staging.store.read(SnapshotStore.readsName) != reads.bytes
    let stagedReads = isNew ? try staging.stage(reads.bytes) : nil
    try staging.store.checkForLinks(SnapshotStore.readsName)

    var summary = RecordSummary()
    summary.caseCount = cases.count
    for update in updates { try commit(update, from: staging, to: &summary) }
    if let stagedReads {
      try staging.move(stagedReads, to: SnapshotStore.readsName)
      summary.writtenFiles.append(SnapshotStore.readsName)
    } else if reads.isEmpty, try staging.store.read(SnapshotStore.readsName) != nil {
      try staging.store.remove(SnapshotStore.readsName)
      summary.removedFiles.append(SnapshotStore.readsName)
    }
    return summary
  }

  /// The selected themes; when none is selected, also those that only the store has.
  private func themes(of selection: SnapshotSelection) throws -> [String] {
    let known = catalogue.axes.themes
    if !selection["theme"].isEmpty { return known.filter(selection["theme"].contains) }
    let stored = try (store.opened()?.names() ?? []).filter { name in
      CaseCheck.isWord(name) && (try? store.manifest(name, axes: catalogue.axes)) != nil
    }
    return known + stored.filter { !known.contains($0) }
  }

  private func draw(_ groups: [CaseGroup], staging: StagingArea) throws -> [DrawnGroup] {
    try parallelMap(groups, threads: threads, progress: progress) {
      CaseDrawer(scale: SnapshotStore.scale)
    } transform: { drawer, group in
      try GroupRecorder(group, drawer: drawer, staging: staging).record()
    }
  }

  /// The changes to a theme, with all new files staged.
  private func update(
    _ plan: ThemePlan, drawn: [DrawnGroup], selection: SnapshotSelection, staging: StagingArea
  ) throws -> ThemeUpdate {
    let theme = plan.theme
    let old = plan.old?.lines ?? []
    let kept = old.filter { !selection.includes($0.key) }
    let manifest = Manifest(lines: kept + drawn.flatMap(\.lines), axes: catalogue.axes)
    // Pictures first, then the manifest that needs them.
    var moves = drawn.flatMap(\.staged)
    func stage(_ bytes: [UInt8], as name: String) throws(FileError) {
      if try staging.store.read("\(theme)/\(name)") == bytes { return }
      moves.append((file: name, name: try staging.stage(bytes)))
    }
    if !manifest.lines.isEmpty {
      try stage(manifest.bytes, as: SnapshotStore.manifestName)
      if selection.takesWholeThemes {
        let tokens = try TokenRecord(of: plan.cases, in: catalogue, threads: threads)
        try stage(tokens.bytes, as: SnapshotStore.tokensName)
      }
    }
    let removals = try unowned(theme: theme, manifest: manifest, in: staging.store)
    // Find symbolic links before anything has changed.
    for file in moves.map(\.file) + removals { try staging.store.checkForLinks("\(theme)/\(file)") }
    return ThemeUpdate(theme: theme, old: old, manifest: manifest, moves: moves, removals: removals)
  }

  /// What the cases of all themes read: those drawn now, and of the others what is known.
  private func reads(_ drawn: [DrawnGroup], _ updates: [ThemeUpdate]) throws -> ReadRecord {
    // A broken record is one that recording mends, as far as it draws.
    let old = try? store.reads(axes: catalogue.axes)
    var known: [CaseKey: ReadRecord.Reads] = [:]
    for group in drawn { known.merge(group.reads) { first, _ in first } }
    let others = try catalogue.axes.themes.filter { theme in !updates.contains { $0.theme == theme } }
      .flatMap { try store.manifest($0, axes: catalogue.axes)?.lines ?? [] }
    let keys = (updates.flatMap(\.manifest.lines) + others).map(\.key)
    var reads = ReadRecord(axes: catalogue.axes)
    for (id, keys) in Dictionary(grouping: keys, by: \.id) {
      reads.set(id, keys.compactMap { key in (known[key] ?? old?[key]).map { (point: key.point, reads: $0) } })
    }
    return reads
  }

  private func commit(
    _ update: ThemeUpdate, from staging: StagingArea, to summary: inout RecordSummary
  ) throws(FileError) {
    summary.add(old: update.old, new: update.manifest.lines, theme: update.theme)
    for (file, name) in update.moves {
      let path = "\(update.theme)/\(file)"
      try staging.move(name, to: path)
      summary.writtenFiles.append(path)
    }
    for file in update.removals {
      let path = "\(update.theme)/\(file)"
      try staging.store.remove(path)
      summary.removedFiles.append(path)
    }
    try staging.store.removeEmptyFolder(update.theme)
  }

  /// The pictures that no manifest line names; for a theme without lines, its other files too.
  private func unowned(theme: String, manifest: Manifest, in store: Folder) throws(FileError) -> [String] {
    let owned = Set(manifest.lines.compactMap { $0.picture?.file })
    let other = manifest.lines.isEmpty ? SnapshotStore.recordNames : []
    let files = try store.folder(theme)?.files() ?? []
    return files.filter { ($0.hasSuffix(".png") || other.contains($0)) && !owned.contains($0) }
  }
}

/// The new manifest of a theme, and the staged files to move into its folder.
private struct ThemeUpdate {
  let theme: String
  let old: [ManifestLine]
  let manifest: Manifest
  /// Paths in the theme's folder, and the names of the staged files.
  let moves: [(file: String, name: String)]
  /// Paths in the theme's folder.
  let removals: [String]
}

extension TokenRecord {
  /// All tokens at every point of a theme's cases.
  init(of cases: [SnapshotCase], in catalogue: any SnapshotCatalogue, threads: Int) throws {
    var seen: Set<String> = []
    let points = cases.map(\.point).filter { seen.insert($0.tokenPoint).inserted }
    self.init(
      try parallelMap(points, threads: threads) {
        ()
      } transform: { _, point in
        (point: point.tokenPoint, tokens: try catalogue.tokens(at: point, under: nil))
      })
  }
}
