import DaguerreGraphics
public import DaguerreSnapshots
import Foundation
import SeededRandom

/// Random changes of tokens, and what a verification must say of them: found by drawing without each of the changes.
///
/// The right causes of a pixel are the changes without which, one alone left out, it is as before; where none is, the
/// smallest sets of changes that do it together.
public struct BlameTrial {
  /// A token to change, and layers of which each gives it another value.
  public typealias Edit = (path: String, layers: [OverlayLayer])

  /// What trials came across; a trial that comes across nothing has tried nothing.
  public struct Coverage: Sendable {
    /// How many cases were looked at pixel by pixel.
    public var cases = 0
    /// How many pixels had other colours in these.
    public var pixels = 0
    /// How many of them are each of several causes'.
    public var shared = 0
    /// How many cases changes reach without changing a pixel.
    public var unchanged = 0

    /// Nothing yet.
    public init() {}

    /// Adds what other trials came across.
    public static func += (left: inout Self, right: Self) {
      left.cases += right.cases
      left.pixels += right.pixels
      left.shared += right.shared
      left.unchanged += right.unchanged
    }
  }

  /// Of all runs.
  public private(set) var coverage = Coverage()

  private let catalogue: any SnapshotCatalogue
  private let edits: [Edit]
  private let folder: String
  private let store: SnapshotStore
  private let cases: [String: SnapshotCase]

  /// Records the catalogue.
  ///
  /// - Parameter folder: where a store and reports can be made.
  public init(_ catalogue: any SnapshotCatalogue, edits: [Edit], folder: String) throws {
    self.catalogue = catalogue
    self.edits = edits
    self.folder = folder
    store = SnapshotStore(folder: folder + "/recorded")
    cases = Dictionary(try catalogue.cases().filter(\.isReference).map { ("\($0.id) \($0.point)", $0) }) { first, _ in
      first
    }
    _ = try Recorder(catalogue: catalogue, store: store, threads: 2).record(SnapshotSelection())
  }

  /// Changes one token or several, verifies, and draws a few of the cases that differ.
  ///
  /// - Parameters:
  ///   - count: how many tokens change.
  ///   - studied: how many cases are looked at pixel by pixel.
  /// - Returns: what is not as it should be, for people.
  public mutating func run(seed: UInt64, changing count: Int, studying studied: Int) throws -> [String] {
    var random = SeededNumbers(seed: seed)
    let chosen = random.choose(count, of: edits).map { Change($0.path, random.element($0.layers)) }
    let changes = TrialLayers.distinct(chosen, \.layer.text)
    let layered = try catalogue.laying(changes.map(\.layer))
    let both = try BothVerifications(layered, store, folder: folder)
    let affected = both.report

    var problems = both.problems
    problems += try problemsOfCauses(changes, layered)
    if affected.isWritten {
      let report = try WrittenReport(both.folder)
      problems += report.problems(affected)
      let differing = affected.differences.map { "\($0.id) \($0.point)" }
      for name in random.choose(studied, of: differing) {
        guard let snapshot = cases[name], let index = differing.firstIndex(of: name) else { continue }
        let found = try report.blame(ofCase: index)
        let right = try TrueBlame(of: snapshot, under: changes, in: catalogue)
        problems += right.problems(found).map { "\(name): \($0)" }
        if coverage.cases % 4 == 0 {
          let study = ImpactStudy(catalogue: layered, store: store, threads: 2)
          problems += try problemsOfExplanations(of: snapshot, study, layered, right, &random).map { "\(name): \($0)" }
        }
        coverage.cases += 1
        coverage.pixels += right.pixelCount
        coverage.shared += right.sharedCount
        coverage.unchanged += right.pixelCount == 0 ? 1 : 0
      }
    } else if !affected.differences.isEmpty {
      problems.append("there is no report")
    }
    let text = changes.map { "\($0.path)=\($0.layer.text)" }.joined(separator: " ")
    return problems.map { "seed \(seed): \($0) with \(text)" }
  }

  /// What `explain` says of pixels and of a cell.
  private func problemsOfExplanations(
    of snapshot: SnapshotCase, _ study: ImpactStudy, _ layered: any SnapshotCatalogue, _ right: TrueBlame,
    _ random: inout SeededNumbers
  ) throws -> [String] {
    let point = snapshot.point
    let now = try layered.cases().first { $0.id == snapshot.id && $0.point == point } ?? snapshot
    let (old, new) = try (catalogue.tokens(at: point, under: nil), layered.tokens(at: point, under: nil))
    var sources: [String: Set<String>] = [:]
    for token in old + new { sources[token.path, default: []].formUnion(token.dependencies) }
    for (path, aims) in try layered.aliases(at: point) { sources[path, default: []].formUnion(aims) }
    func value(_ path: String, _ tokens: [TokenRead]) -> String? { tokens.first { $0.path == path }?.value }

    var parts: [Explanation.Part] = [.pixel(x: random.next(below: right.width), y: random.next(below: right.height))]
    if let (x, y) = right.somePixel(&random) { parts.append(.pixel(x: x, y: y)) }
    let sheet = try now.draw(SnapshotContext(scale: SnapshotStore.scale))
    if !sheet.cells.isEmpty { parts.append(.cell(random.element(sheet.cells).name)) }
    let read = Set(sheet.directReads + sheet.tokens.map(\.path))
    var problems: [String] = []
    for part in parts {
      let found = try study.explain(now, part)
      problems += right.problems(found)
      for cause in found.causes {
        if cause.old != value(cause.path, old) || cause.new != value(cause.path, new) {
          problems.append("\(cause.path) goes from \(cause.old) to \(cause.new)")
        }
        let links = zip(cause.chain, cause.chain.dropFirst())
        if cause.chain.last != cause.path || !links.allSatisfy({ sources[$0]?.contains($1) == true }) {
          problems.append("\(cause.path) is reached by \(cause.chain)")
        }
        if let first = cause.chain.first, !read.contains(first) {
          problems.append("\(first) is not read (\(cause.chain))")
        }
      }
    }
    return problems
  }

  /// The causes are the tokens that were given another value.
  private func problemsOfCauses(_ changes: [Change], _ layered: any SnapshotCatalogue) throws -> [String] {
    let impact = try ImpactStudy(catalogue: layered, store: store, threads: 2).impact(SnapshotSelection())
    return try catalogue.axes.themes.compactMap { theme in
      let points = Set(cases.values.map(\.point).filter { $0.theme == theme })
      var moved: Set<String> = []
      for point in points {
        let (old, new) = try (catalogue.tokens(at: point, under: nil), layered.tokens(at: point, under: nil))
        for (first, second) in zip(old, new) where first.value != second.value { moved.insert(first.path) }
      }
      let right = moved.intersection(changes.map(\.path)).sorted()
      let found = Set(impact.causes.filter { $0.theme == theme }.map(\.path)).sorted()
      return found == right ? nil : "the causes in \(theme) are \(found) instead of \(right)"
    }
  }
}

/// A token with another value.
struct Change {
  let path: String
  let layer: OverlayLayer

  init(_ path: String, _ layer: OverlayLayer) { (self.path, self.layer) = (path, layer) }
}

extension OverlayLayer {
  /// The values, for people.
  var text: String {
    switch self {
    case .file(let name, _), .release(let name): name
    case .value(_, let text): text
    case .recorded(let values): values.values.sorted().joined(separator: " ")
    }
  }
}
