import DaguerreDigests
import DaguerreImages

/// Makes references of what the catalogue draws.
///
/// Nothing in the store changes before everything is drawn and written beside it, so a run that fails changes
/// nothing, and recording again touches no file.
public struct Recorder: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore
  private let threads: Int
  private let progress: ProgressHandler?

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
  /// A case is recorded at all its points together, because they share files. The record of tokens is renewed with
  /// whole themes only.
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

    var summary = RecordSummary()
    summary.caseCount = cases.count
    for update in updates { try commit(update, to: &summary) }
    return summary
  }

  /// The selected themes; with no selection also those that only the store knows.
  private func themes(of selection: SnapshotSelection) throws -> [String] {
    let known = catalogue.axes.themes
    if !selection["theme"].isEmpty { return known.filter(selection["theme"].contains) }
    let stored = try Files.names(in: store.folder).filter { name in
      CaseCheck.isWord(name) && (try? store.manifest(name, axes: catalogue.axes)) != nil
    }
    return known + stored.filter { !known.contains($0) }
  }

  private func draw(_ groups: [CaseGroup], staging: StagingArea) throws -> [DrawnGroup] {
    let store = store
    return try parallelMap(groups, threads: threads, progress: progress) {
      CaseDrawer(scale: SnapshotStore.scale)
    } transform: { drawer, group in
      try GroupRecorder(group, drawer: drawer, store: store, staging: staging).record()
    }
  }

  /// What has to change in a theme, everything written and waiting.
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
      if try Files.readIfPresent("\(store.folder(of: theme))/\(name)") == bytes { return }
      moves.append((file: name, path: try staging.stage(bytes)))
    }
    if !manifest.lines.isEmpty {
      try stage(manifest.bytes, as: SnapshotStore.manifestName)
      if selection.takesWholeThemes {
        let tokens = try TokenRecord(of: plan.cases, in: catalogue, threads: threads)
        try stage(tokens.bytes, as: SnapshotStore.tokensName)
      }
    }
    return ThemeUpdate(theme: theme, old: old, manifest: manifest, moves: moves)
  }

  private func commit(_ update: ThemeUpdate, to summary: inout RecordSummary) throws(FileError) {
    summary.add(old: update.old, new: update.manifest.lines, theme: update.theme)
    for (file, staged) in update.moves {
      let path = "\(store.folder(of: update.theme))/\(file)"
      try Files.makeFolder(Files.folder(of: path))
      try Files.move(staged, to: path)
      summary.writtenFiles.append("\(update.theme)/\(file)")
    }
    try removeUnowned(theme: update.theme, manifest: update.manifest, summary: &summary)
  }

  /// Removes the pictures that no line names, and the other files of a theme without lines.
  private func removeUnowned(theme: String, manifest: Manifest, summary: inout RecordSummary) throws(FileError) {
    let owned = Set(manifest.lines.compactMap { $0.picture?.file })
    let folder = store.folder(of: theme)
    for file in try Files.files(below: folder) {
      let isOurs =
        file.hasSuffix(".png")
        || manifest.lines.isEmpty && [SnapshotStore.manifestName, SnapshotStore.tokensName].contains(file)
      if isOurs, !owned.contains(file) {
        try Files.remove("\(folder)/\(file)")
        summary.removedFiles.append("\(theme)/\(file)")
      }
    }
    try Files.removeEmptyFolders(folder)
  }
}

/// The new manifest of a theme and the files that wait to be moved into its folder.
private struct ThemeUpdate {
  let theme: String
  let old: [ManifestLine]
  let manifest: Manifest
  /// Paths in the theme's folder, and where the files wait.
  let moves: [(file: String, path: String)]
}

extension TokenRecord {
  /// All tokens at the points of a theme's cases.
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

extension RecordSummary {
  fileprivate mutating func add(old: [ManifestLine], new: [ManifestLine], theme: String) {
    func name(_ line: ManifestLine) -> String { "\(line.key)" }
    let before = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.key))
    for line in new {
      guard let known = before[line.key] else {
        added.append(name(line))
        continue
      }
      if known.pixels != line.pixels || known.tokens != line.tokens { changed.append(name(line)) }
    }
    removed += old.filter { !after.contains($0.key) }.map(name)
  }
}
