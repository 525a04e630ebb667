import DaguerreGraphics
import DaguerreSkins
import Synchronization

/// Finds the tokens that could change without any picture of the references showing it.
///
/// Each token is changed by a visible step and the cases that read it, or a token made from it, are drawn until one looks
/// different. Cases come in rounds, so that every sheet is tried once before any is tried at another point.
public struct BlindSpotAudit: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore
  private let threads: Int
  private let progress: ProgressHandler?

  /// - Parameters:
  ///   - catalogue: with the layers in force.
  ///   - store: knows what each case reads.
  public init(
    catalogue: any SnapshotCatalogue, store: SnapshotStore, threads: Int, progress: ProgressHandler? = nil
  ) {
    self.catalogue = catalogue
    self.store = store
    self.threads = threads
    self.progress = progress
  }

  /// A case, and the tokens that it may show.
  private struct Trial: Sendable {
    let snapshot: SnapshotCase
    let source: Int
    let tokens: [Int]
  }

  /// - Throws: `SelectionError`, `StoreError`, `FileError`, `CaseError` and what the catalogue throws.
  public func report(_ selection: SnapshotSelection) throws -> BlindSpotReport {
    guard try store.opened() != nil else { throw StoreError.missing(folder: store.folder) }
    let cases = try selection.references(of: catalogue)
    guard let reads = try store.reads(axes: catalogue.axes) else {
      throw StoreError.missingRecord(path: store.readsPath)
    }
    var sources: [TokenSource] = []
    let trials = try trials(cases, reads: reads, sources: &sources)
    let open = OpenTokens(sources)
    _ = try parallelMap(trials, threads: threads, progress: progress) {
      Prober(catalogue: catalogue)
    } transform: { [sources] prober, trial in
      try prober.run(trial.snapshot, sources[trial.source], trial.tokens.filter { open.isOpen(trial.source, $0) }) {
        open.isOpen(trial.source, $0)
      } noticed: {
        open.close(trial.source, $0)
      }
    }
    return try BlindSpotReport(
      sources, readers: readers(trials, sources), isOpen: open.isOpen, caseCount: cases.count, catalogue: catalogue)
  }

  private func trials(
    _ cases: [SnapshotCase], reads: ReadRecord, sources: inout [TokenSource]
  ) throws -> [Trial] {
    struct Sheet: Hashable {
      let source: Int
      let id: String
    }
    var numbers: [String: Int] = [:]
    var rounds: [Sheet: Int] = [:]
    var reached: [Sheet: (paths: [String], tokens: [Int])] = [:]
    var trials: [(round: Int, trial: Trial)] = []
    var places: [String: SnapshotPoint] = [:]
    for snapshot in cases.reversed() { places[catalogue.tokenSource(at: snapshot.point)] = snapshot.point }
    let words = try TokenSource.words(of: catalogue, at: places.sorted { $0.key < $1.key }.map(\.value))
    for snapshot in cases {
      let name = catalogue.tokenSource(at: snapshot.point)
      let source = numbers[name] ?? sources.count
      if source == sources.count {
        numbers[name] = source
        sources.append(try TokenSource(of: catalogue, at: snapshot.point, words: words))
      }
      guard let paths = reads[snapshot.key]?.paths else { continue }
      let sheet = Sheet(source: source, id: snapshot.id)
      if reached[sheet]?.paths != paths { reached[sheet] = (paths, sources[source].reached(from: paths)) }
      trials.append(
        (rounds[sheet, default: 0], Trial(snapshot: snapshot, source: source, tokens: reached[sheet]?.tokens ?? [])))
      rounds[sheet, default: 0] += 1
    }
    return trials.enumerated().sorted { ($0.element.round, $0.offset) < ($1.element.round, $1.offset) }
      .map(\.element.trial)
  }

  /// By source and token: how many cases may show it, and the first of them.
  private func readers(_ trials: [Trial], _ sources: [TokenSource]) -> [[BlindSpotReport.Readers]] {
    var readers = sources.map { $0.tokens.map { _ in BlindSpotReport.Readers() } }
    for trial in trials {
      for token in trial.tokens { readers[trial.source][token].add(trial.snapshot) }
    }
    return readers
  }
}

/// The tokens of each source that no case has noticed yet.
private final class OpenTokens: Sendable {
  private let open: Mutex<[[Bool]]>

  init(_ sources: [TokenSource]) { open = Mutex(sources.map { $0.steps.map { !$0.isEmpty } }) }

  func isOpen(_ source: Int, _ token: Int) -> Bool { open.withLock { $0[source][token] } }
  func close(_ source: Int, _ token: Int) { open.withLock { $0[source][token] = false } }
}

/// Draws a case with one token changed after the other; each worker thread has its own.
private final class Prober {
  private let catalogue: any SnapshotCatalogue
  private let rasterizer = Rasterizer()

  init(catalogue: any SnapshotCatalogue) { self.catalogue = catalogue }

  func run(
    _ snapshot: SnapshotCase, _ source: TokenSource, _ tokens: [Int], isOpen: (Int) -> Bool, noticed: (Int) -> Void
  ) throws {
    guard !tokens.isEmpty else { return }
    let list: DisplayList
    do { list = try snapshot.draw(SnapshotContext(scale: SnapshotStore.scale)).list } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
    var picture: Bitmap?
    for token in tokens where isOpen(token) {
      let isNoticed = try source.steps[token].contains { value in
        let skin = try catalogue.skin(setting: [source.tokens[token].path: value], over: nil, at: snapshot.point)
        // A value that cannot be drawn with is no step.
        guard let other = try? snapshot.draw(SnapshotContext(scale: SnapshotStore.scale, skin: skin)).list,
          !other.drawsTheSame(as: list)
        else { return false }
        let before = try picture ?? rasterizer.draw(list, scale: SnapshotStore.scale)
        picture = before
        return (try? rasterizer.draw(other, scale: SnapshotStore.scale)).map { $0 != before } ?? false
      }
      if isNoticed { noticed(token) }
    }
  }
}
