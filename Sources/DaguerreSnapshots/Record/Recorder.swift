import DaguerreSupport
import DaguerreImages

/// Records what the catalogue draws as references.
///
/// The store changes only once everything is drawn and staged, so a failed run changes nothing. Recording the same
/// again touches no file.
public struct Recorder: Sendable {
  let catalogue: any SnapshotCatalogue
  let store: SnapshotStore
  let threads: Int
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
  ///
  /// - Parameter pictures: which pictures the store keeps from now on; another setting than it has needs a recording of
  ///   everything. Nil leaves it as it is.
  /// - Throws: ``PartialRecordingError``, `SelectionError`, `InvalidCaseError`, `CaseError`, `StoreError` and `FileError`.
  public func record(_ selection: SnapshotSelection, keeping pictures: KeptPictures? = nil) throws -> RecordSummary {
    guard selection.takesAllPoints else { throw PartialRecordingError.somePoints }
    let cases = try selection.references(of: catalogue)
    try CaseCheck.check(cases)
    // From here on nobody else records.
    let staging = try StagingArea(store)
    defer { staging.close() }
    let oldSettings = try store.settings()
    let settings = StoreSettings(pictures: pictures ?? oldSettings.pictures)
    // Broken records are mended by recording, if it draws all that they tell of.
    let isWhole = selection.takesWholeThemes && selection["theme"].isEmpty
    guard try isWhole || settings == oldSettings || store.themeNames().isEmpty else {
      throw PartialRecordingError.setting(old: oldSettings.pictures, new: settings.pictures)
    }
    let themes = try themes(of: selection)
    let oldReads = isWhole ? try? store.reads(axes: catalogue.axes) : try store.reads(axes: catalogue.axes)
    let plans = try themes.map { theme in
      try ThemePlan(
        theme: theme, cases: cases.filter { $0.point.theme == theme }, store: store, reads: oldReads,
        selection: selection, axes: catalogue.axes)
    }

    let drawn = try plans.flatMap(\.groups).recorded(
      sharing: SheetSharing(catalogue), keeping: settings.pictures, in: staging, threads: threads, progress: progress)
    let lines = plans.map { plan in plan.kept + drawn.filter { $0.theme == plan.theme }.flatMap(\.lines) }
    let others = try selection["theme"].isEmpty ? [] : store.themeNames().filter { !themes.contains($0) }
    let reads = try ReadUpdate(
      keys: lines.joined().map(\.key) + store.keys(of: others, axes: catalogue.axes), drawn: drawn, old: oldReads,
      axes: catalogue.axes, in: staging)
    let updates = try zip(plans, lines).map { plan, lines in
      try update(
        plan, lines: lines, reads: reads.reads, drawn: drawn.filter { $0.theme == plan.theme }, selection: selection,
        staging: staging)
    }
    let newSettings = try SettingsUpdate(from: oldSettings, to: settings, in: staging)

    var summary = RecordSummary()
    summary.caseCount = cases.count
    try staging.commit(StoreChange(updates, reads, newSettings, counting: &summary), to: &summary)
    return summary
  }

  /// The selected themes; when none is selected, also those that only the store has.
  func themes(of selection: SnapshotSelection) throws -> [String] {
    let known = catalogue.axes.themes
    if !selection["theme"].isEmpty { return known.filter(selection["theme"].contains) }
    let stored = try (store.opened()?.folders() ?? []).filter { name in
      CaseCheck.isWord(name) && (try? store.manifest(name, axes: catalogue.axes)) != nil
    }
    return known + stored.filter { !known.contains($0) }
  }

  /// The changes to a theme, with all new files staged.
  private func update(
    _ plan: ThemePlan, lines: [ManifestLine], reads: ReadRecord, drawn: [DrawnGroup], selection: SnapshotSelection,
    staging: StagingArea
  ) throws -> ThemeUpdate {
    let theme = plan.theme
    var renewed: [CaseKey: PixelIdentity] = [:]
    for group in drawn { renewed.merge(group.renewed) { first, _ in first } }
    let old = renewed.isEmpty ? plan.old : plan.old.map { $0.renewed(as: renewed[$0.key]) }
    var update = ThemeUpdate(theme: theme, old: old, new: lines, pictures: drawn.flatMap(\.staged))
    if !lines.isEmpty {
      var tokens = plan.tokens
      if selection.takesWholeThemes {
        let new = try TokenRecord(of: plan.cases, in: catalogue, threads: threads)
        try update.stage(new.bytes, as: SnapshotStore.tokensName, in: staging)
        tokens = new
      }
      try update.stage(lines, reads: reads, tokens: tokens, axes: catalogue.axes, in: staging)
    }
    try update.remove(try gone(update, lines: lines, selection, in: staging.files), in: staging)
    return update
  }

  /// The files that nothing uses after an update: of whole themes all of them, else those that a line named before.
  func gone(
    _ update: ThemeUpdate, lines: [ManifestLine], _ selection: SnapshotSelection, in store: StoreFiles
  ) throws(FileError) -> [String] {
    selection.takesWholeThemes || lines.isEmpty
      ? try unowned(theme: update.theme, lines: lines, in: store) : update.unnamedPictures
  }

  /// The pictures that no manifest line names; for a theme without lines, its other files too.
  func unowned(theme: String, lines: [ManifestLine], in store: StoreFiles) throws(FileError) -> [String] {
    let owned = Set(lines.compactMap { $0.picture?.file })
    let other = lines.isEmpty ? SnapshotStore.recordNames : []
    let files = try store.files(in: theme)
    return files.filter { ($0.hasSuffix(".png") || other.contains($0)) && !owned.contains($0) }
  }
}

/// The cases of one theme to record.
private struct ThemePlan {
  let theme: String
  let cases: [SnapshotCase]
  /// These and the kept ones each have the digest of their tokens.
  let old: [ManifestLine]
  /// Those that stay as they are.
  let kept: [ManifestLine]
  /// What was recorded; nil where it is missing or broken and all is recorded anew.
  let tokens: TokenRecord?

  init(
    theme: String, cases: [SnapshotCase], store: SnapshotStore, reads: ReadRecord?, selection: SnapshotSelection,
    axes: SnapshotAxes
  ) throws {
    self.theme = theme
    self.cases = cases
    let manifest = try store.manifest(theme, axes: axes)
    let tokens = selection.takesWholeThemes ? try? store.tokens(theme) : try store.tokens(theme)
    let recorded = RecordedTokens(reads: reads, tokens: tokens)
    let old = (manifest?.lines ?? []).map(recorded.resolved)
    kept = old.filter { !selection.includes($0.key) }
    self.old = old
    self.tokens = tokens
    if manifest?.isOlder == true, !kept.isEmpty {
      throw StoreError.olderManifest(path: store.manifestPath(theme))
    }
  }

  /// The cases by id, in the catalogue's order.
  var groups: [CaseGroup] {
    var order: [String] = []
    var byID: [String: [SnapshotCase]] = [:]
    for snapshot in cases {
      if byID[snapshot.id] == nil { order.append(snapshot.id) }
      byID[snapshot.id, default: []].append(snapshot)
    }
    let lines = Dictionary(grouping: old, by: \.key.id)
    return order.map { id in
      CaseGroup(
        theme: theme, members: (byID[id] ?? []).map { .recorded($0, under: nil) }, id: id, oldLines: lines[id] ?? [])
    }
  }
}

extension TokenRecord {
  /// All tokens at every point of a theme's cases.
  init(of cases: [SnapshotCase], in catalogue: any SnapshotCatalogue, threads: Int) throws {
    var points: [String: SnapshotPoint] = [:]
    for point in cases.lazy.map(\.point) where points[point.tokenPoint] == nil { points[point.tokenPoint] = point }
    let sources = Dictionary(grouping: points.sorted { $0.key < $1.key }) { catalogue.tokenSource(at: $0.value) }
    self.init(
      try parallelMap(sources.values.sorted { $0[0].key < $1[0].key }, threads: threads) {
        ()
      } transform: { _, points in
        (points: points.map(\.key), tokens: try catalogue.tokens(at: points[0].value, under: nil))
      })
  }
}
