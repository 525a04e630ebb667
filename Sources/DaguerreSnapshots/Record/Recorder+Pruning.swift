import DaguerreSupport

/// What references hold that nothing needs.
public struct PruneSummary: Sendable {
  /// Cases that the catalogue no longer has, as in `button/default (orange/max-it/dark/compact/ltr)`.
  public let cases: [String]
  /// Pictures that no look uses, relative to the store.
  public let files: [String]

  /// Whether there is nothing to remove.
  public var isEmpty: Bool { cases.isEmpty && files.isEmpty }
}

extension Recorder {
  /// What ``prune(_:)`` would remove; draws and changes nothing.
  ///
  /// - Throws: as ``prune(_:)``.
  public func pruned(_ selection: SnapshotSelection) throws -> PruneSummary {
    let plans = try prunePlans(selection)
    return try summary(of: plans, selection, in: store.opened())
  }

  /// Removes the references of selected cases that the catalogue no longer has, and for whole themes pictures that no look
  /// uses.
  ///
  /// Draws nothing; what other cases have stays, also where they shared a picture with one that goes.
  ///
  /// - Throws: `SelectionError`, `StoreError` and `FileError`; no reference has changed then.
  public func prune(_ selection: SnapshotSelection) throws -> PruneSummary {
    guard try store.opened() != nil else { throw StoreError.missing(folder: store.folder) }
    // From here on nobody else records.
    let staging = try StagingArea(store)
    defer { staging.close() }
    let plans = try prunePlans(selection)
    let found = try summary(of: plans, selection, in: staging.files)
    guard !found.isEmpty else { return found }
    let pictures = try store.keptPictures()
    let groups = try plans.map { plan in
      try plan.groups.map { group in
        try GroupRecorder(
          group, drawer: CaseDrawer(scale: SnapshotStore.scale), staging: staging, pictures: pictures
        ).record()
      }
    }
    let lines = zip(plans, groups).map { plan, groups in plan.untouched + groups.flatMap(\.lines) }
    let others = try store.themeNames().filter { theme in !plans.contains { $0.theme == theme } }
    let reads = try ReadUpdate(
      keys: lines.joined().map(\.key) + store.keys(of: others, axes: catalogue.axes), drawn: [],
      old: store.reads(axes: catalogue.axes), axes: catalogue.axes, in: staging)
    var updates: [ThemeUpdate] = []
    for (index, plan) in plans.enumerated() {
      var update = ThemeUpdate(
        theme: plan.theme, old: plan.old, new: lines[index], pictures: groups[index].flatMap(\.staged))
      if !lines[index].isEmpty {
        try update.stage(
          lines[index], reads: reads.reads, tokens: plan.tokens, axes: catalogue.axes, in: staging)
      }
      try update.remove(try gone(update, lines: lines[index], selection, in: staging.files), in: staging)
      updates.append(update)
    }
    var summary = RecordSummary()
    try staging.commit(StoreChange(updates, reads, counting: &summary), to: &summary)
    return found
  }

  private func prunePlans(_ selection: SnapshotSelection) throws -> [PrunePlan] {
    guard selection.takesAllPoints else { throw PartialRecordingError.somePoints }
    guard try store.opened() != nil else { throw StoreError.missing(folder: store.folder) }
    // A component that is selected by name may be one that is gone, so words are not checked against the catalogue.
    let existing = Dictionary(try catalogue.cases().filter(\.isReference).map { ($0.key, $0) }) { first, _ in first }
    let reads = try store.reads(axes: catalogue.axes)
    return try themes(of: selection).compactMap { theme in
      guard let manifest = try store.manifest(theme, axes: catalogue.axes) else { return nil }
      let tokens = try store.tokens(theme)
      let recorded = RecordedTokens(reads: reads, tokens: tokens)
      let plan = PrunePlan(
        theme: theme, old: manifest.lines.map(recorded.resolved), tokens: tokens, existing: existing, selection)
      if manifest.isOlder, !plan.obsolete.isEmpty {
        throw StoreError.olderManifest(path: store.manifestPath(theme))
      }
      return plan
    }
  }

  private func summary(
    of plans: [PrunePlan], _ selection: SnapshotSelection, in root: StoreFiles?
  ) throws -> PruneSummary {
    let files =
      try !selection.takesWholeThemes
      ? []
      : plans.flatMap { plan -> [String] in
        guard let root else { return [] }
        return try unowned(theme: plan.theme, lines: plan.old, in: root).map { "\(plan.theme)/\($0)" }
      }
    return PruneSummary(cases: plans.flatMap(\.obsolete).map { "\($0.key)" }, files: files)
  }
}

/// The lines of one theme, each with the digest of its tokens, and which of them go.
private struct PrunePlan {
  let theme: String
  let old: [ManifestLine]
  let tokens: TokenRecord?
  let obsolete: [ManifestLine]
  /// Of ids of which no case goes.
  let untouched: [ManifestLine]
  /// The other ids, with the cases that stay.
  let groups: [CaseGroup]

  init(
    theme: String, old: [ManifestLine], tokens: TokenRecord?, existing: [CaseKey: SnapshotCase],
    _ selection: SnapshotSelection
  ) {
    self.theme = theme
    self.old = old
    self.tokens = tokens
    let obsolete = old.filter { existing[$0.key] == nil && selection.includes($0.key) }
    self.obsolete = obsolete
    let gone = Set(obsolete.map(\.key))
    let touched = Set(obsolete.map(\.key.id))
    untouched = old.filter { !touched.contains($0.key.id) }
    groups = Dictionary(grouping: old.filter { touched.contains($0.key.id) }, by: \.key.id)
      .sorted { $0.key < $1.key }.map { id, lines in
        CaseGroup(
          theme: theme,
          members: lines.filter { !gone.contains($0.key) }
            .map { .kept($0, isChosen: existing[$0.key]?.storesImage ?? true) },
          id: id, oldLines: lines)
      }
  }
}
