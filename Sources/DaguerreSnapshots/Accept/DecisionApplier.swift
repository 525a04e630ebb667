import DaguerreSkins
import DaguerreSupport

/// Makes decisions the references: what is accepted is recorded, what is not stays as it was.
///
/// - A case that was decided by itself is recorded as it is drawn now, or left alone.
/// - Every other case that an accepted cause reaches is recorded as it looks with the accepted causes in force and all
///   others, rejected or undecided, put back; so are the values of tokens. A case that has changed for no token as well is
///   left alone, as it needs a decision of its own.
/// - An undecided cause whose visible changes were all accepted, or all rejected, case by case, counts as decided so.
///
/// So what a verification finds afterwards is what was not accepted, and once the rejected tokens are as they were it finds
/// nothing. The store changes only once everything is drawn and staged, as with ``Recorder``.
public struct DecisionApplier: Sendable {
  private let base: any SnapshotCatalogue
  private let layers: [OverlayLayer]
  private let store: SnapshotStore
  private let threads: Int
  private let progress: ProgressHandler?

  /// - Parameters:
  ///   - catalogue: without layers.
  ///   - layers: the tokens in force, as when the differences were found.
  ///   - threads: how many draw at the same time; the result is the same for any number.
  ///   - progress: told how far the drawing is; nil for silence.
  public init(
    catalogue: any SnapshotCatalogue, layers: [OverlayLayer] = [], store: SnapshotStore, threads: Int,
    progress: ProgressHandler? = nil
  ) {
    base = catalogue
    self.layers = layers
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// Applies decisions to the references of the selected cases, and writes what undoes the rejected causes.
  ///
  /// The record of tokens is updated only when whole themes are selected.
  ///
  /// - Parameter folder: gets `decisions.json`, and `undo/THEME.tokens.json` for each theme with rejected causes.
  /// - Throws: ``DecisionError`` for decisions about other references or unknown things, `SelectionError`, `CaseError`,
  ///   `StoreError`, `FileError` and what the catalogue throws; no reference has changed then.
  public func apply(
    _ decisions: Decisions, to selection: SnapshotSelection = SnapshotSelection(), writingTo folder: String
  ) throws -> AppliedDecisions {
    guard try store.opened() != nil else { throw StoreError.missing(folder: store.folder) }
    let layered = try base.laying(layers, for: selection)
    // From here on nobody else records.
    let staging = try StagingArea(store)
    defer { staging.close() }
    try check(decisions)

    let state = try ReferenceState(catalogue: layered, store: store, selection: selection, threads: threads)
    var resolved = try ResolvedDecisions(
      decisions, changes: state.changes, known: state.selectedKeys, axes: base.axes)
    try state.checkLooks(of: decisions, resolved, axes: base.axes, store: store, threads: threads)
    try state.decideByCases(&resolved, threads: threads)
    let table = try AcceptedTokenTable(
      puttingBack: state.causesToPutBack(resolved), since: state.tokens, cases: state.cases)
    let before = try AcceptedTokenTable(
      puttingBack: state.allCauses, since: state.tokens, cases: state.cases)
    let reached = try state.reached(
      by: table, since: before, except: resolved.cases, threads: threads, progress: progress)

    var applied = AppliedDecisions()
    applied.add(state, resolved, unproven: reached.unproven)
    if !selection.takesWholeThemes {
      let accepted = Set(applied.acceptedCauses.map(\.theme))
      applied.themesOfFormerTokens = state.themes.map(\.name).filter(accepted.contains)
    }
    let pictures = try store.keptPictures()
    let groups = state.groups(resolved.cases, reached: reached.proven, table, since: before)
    let drawn = try groups.recorded(keeping: pictures, in: staging, threads: threads, progress: progress)
    applied.recorded.caseCount = drawn.reduce(0) { $0 + $1.reads.count }
    let lines = state.themes.map { drawn.lines(of: $0.name, replacing: $0.lines) }
    let others = try store.themeNames().filter { name in !state.themes.contains { $0.name == name } }
    let reads =
      try drawn.isEmpty
      ? nil
      : ReadUpdate(
        keys: lines.joined().map(\.key) + store.keys(of: others, axes: base.axes), drawn: drawn, old: state.reads,
        axes: base.axes, in: staging)
    let updates = try zip(state.themes, lines).compactMap { theme, lines in
      try ThemeUpdate(
        theme.name, old: theme.lines, new: lines, drawn: drawn, tokens: state.tokenRecord(of: theme, resolved, table),
        reads: reads?.reads ?? state.reads, of: store, axes: base.axes, in: staging)
    }

    let undo = try state.undoFiles(resolved, table, of: base, under: layers)
    try write(decisions, to: folder, with: undo, &applied)
    try staging.commit(StoreChange(updates, reads, counting: &applied.recorded), to: &applied.recorded)
    return applied
  }

  private func check(_ decisions: Decisions) throws {
    let present = "\(try store.state())"
    guard decisions.references != present else { return }
    throw DecisionError([
      Diagnostic(
        "the decisions are for the references of digest '\(decisions.references)', and those in '\(store.folder)' are "
          + "\(present)", at: decisions.name,
        hint: "Check out the references that were decided on, or verify and decide again.", isWrongUse: true)
    ])
  }

  private func write(
    _ decisions: Decisions, to path: String, with undo: [String: OverlayFile], _ applied: inout AppliedDecisions
  ) throws {
    let folder = try Folder.made(path)
    for theme in base.axes.themes {
      let name = "undo/\(theme).tokens.json"
      let file = undo[theme]
      applied.withoutUndo += (file?.omitted ?? []).map { AppliedDecisions.Cause(path: $0, theme: theme) }
      if let file, !file.bytes.isEmpty {
        try folder.write(file.bytes, to: name)
        applied.undoFiles.append("\(path)/\(name)")
      } else {
        try folder.remove(name)
      }
    }
    try folder.removeEmptyFolder("undo")
    try folder.write(try decisions.bytes(), to: "decisions.json")
  }
}
