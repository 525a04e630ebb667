import DaguerreSupport

/// Verifies again and again under changing tokens, quickly: the catalogue, the references and what cases read stay in
/// memory, and of a change only whether cases look different is told, not where and why.
public final class WatchSession {
  private let catalogue: any SnapshotCatalogue
  private let selection: SnapshotSelection
  private let threads: Int
  private let reads: ReadRecord
  private let records: [String: TokenRecord]
  private let pixels: [CaseKey: PixelIdentity]
  /// The files of the references that are in memory: another session is needed when they have changed.
  public let files: [String]

  /// - Parameters:
  ///   - catalogue: without layers.
  ///   - threads: how many draw at the same time; the result is the same for any number.
  /// - Throws: `SelectionError`, `StoreError` and `FileError`.
  public init(
    catalogue: any SnapshotCatalogue, store: SnapshotStore, selection: SnapshotSelection, threads: Int
  ) throws {
    self.catalogue = catalogue
    self.selection = selection
    self.threads = threads
    guard let reads = try store.reads(axes: catalogue.axes) else {
      throw StoreError.missingRecord(path: store.readsPath)
    }
    self.reads = reads
    var files = [store.readsPath]
    var records: [String: TokenRecord] = [:]
    var pixels: [CaseKey: PixelIdentity] = [:]
    for theme in Set(try selection.references(of: catalogue).map(\.point.theme)).sorted() {
      guard let record = try store.tokens(theme) else {
        throw StoreError.missingRecord(path: store.tokensPath(theme))
      }
      records[theme] = record
      files += [store.tokensPath(theme), store.manifestPath(theme)]
      let manifest = try store.manifest(theme, axes: catalogue.axes, only: selection.includes(id:))
      for line in manifest?.lines ?? [] { pixels[line.key] = line.pixels }
    }
    self.records = records
    self.pixels = pixels
    self.files = files
  }

  /// What tokens do to the selected cases.
  public struct Result: Sendable, Equatable {
    /// How many cases read a token that has another value than recorded, or have no reference.
    public let reachedCount: Int
    /// Those that look different, in the catalogue's order, as in `button/default (orange/max-it/dark/compact/ltr)`.
    public let different: [String]
  }

  /// Draws the cases that layers of tokens reach, and compares them with the references.
  ///
  /// - Throws: what the catalogue throws for layers that do not fit, and `CaseError`.
  public func verify(under layers: [OverlayLayer]) throws -> Result {
    let layered = try catalogue.laying(layers, for: selection)
    let cases = try selection.references(of: layered)
    let tokens = ReferenceTokens(catalogue: layered, records: records, cases: cases)
    try tokens.findChanges(threads: threads)
    let reached = try cases.filter { try isReached($0, tokens) }
    let sharing = SheetSharing(layered)
    let looksDifferent = try reached.mapSharing(threads: threads) {
      CaseDrawer(scale: SnapshotStore.scale, sharing: sharing)
    } transform: { [pixels] drawer, snapshot, _ in
      let recorded = pixels[snapshot.key]
      return try drawer.identity(of: drawer.draw(snapshot), form: recorded?.form ?? .runs) != recorded
    }
    let different = zip(reached, looksDifferent).compactMap { $1 ? "\($0.key)" : nil }
    return Result(reachedCount: reached.count, different: different)
  }

  private func isReached(_ snapshot: SnapshotCase, _ tokens: ReferenceTokens) throws -> Bool {
    guard let known = tokens[snapshot.point], let read = reads[snapshot.key] else { return true }
    let changes = try known.changes().changes
    return !changes.isEmpty && read.paths.contains { changes[$0] != nil }
  }
}
