public import DaguerreSnapshots
import Foundation
import SeededRandom

/// Random changes of tokens with random decisions about them, and what must be in the references afterwards: what a
/// recording with the accepted changes alone writes.
public struct DecisionTrial {
  private let catalogue: any SnapshotCatalogue
  private let edits: [(path: String, values: [String])]
  private let folder: String
  private let ids: [SnapshotCase]

  /// Records the catalogue.
  ///
  /// - Parameters:
  ///   - edits: the tokens to change, and values for each.
  ///   - folder: where stores can be made.
  public init(
    _ catalogue: any SnapshotCatalogue, edits: [(path: String, values: [String])], folder: String
  ) throws {
    self.catalogue = catalogue
    self.edits = edits
    self.folder = folder
    ids = try catalogue.cases().filter(\.isReference)
    _ = try Recorder(catalogue: catalogue, store: SnapshotStore(folder: folder + "/recorded"), threads: 2)
      .record(SnapshotSelection())
  }

  /// Whether a cause is accepted, by theme and path; an undecided one is left out.
  private typealias Sides = [String: [String: Bool]]

  /// Changes, decides, applies, and compares.
  ///
  /// - Returns: what is not as it should be, for people.
  public func run(seed: UInt64) throws -> [String] {
    var random = SeededNumbers(seed: seed)
    let chosen = random.choose(2 + random.next(below: 5), of: edits).map {
      (path: $0.path, value: random.element($0.values))
    }
    let changed = TrialLayers.distinct(chosen, \.value)
    let layers = changed.map(TrialLayers.layer)
    let recorded = SnapshotStore(folder: folder + "/recorded")
    let store = SnapshotStore(folder: folder + "/applied")
    try replace(store.folder, by: recorded.folder)
    let study = ImpactStudy(catalogue: try catalogue.laying(layers), store: store, threads: 2)
    let causes = Dictionary(grouping: try study.impact(SnapshotSelection()).causes, by: \.theme)
      .mapValues { Set($0.map(\.path)) }

    let hasCases = random.next(below: 2) == 0
    var sides: Sides = [:]
    for theme in catalogue.axes.themes {
      for path in (causes[theme] ?? []).sorted() {
        // With decisions about cases every cause is decided: else these may decide it.
        let side = random.next(below: hasCases ? 2 : 5)
        if side < 4 { sides[theme, default: [:]][path] = side % 2 == 0 }
      }
    }
    let own = hasCases ? random.choose(1 + random.next(below: 5), of: ids).map { ($0, random.next(below: 2) == 0) } : []
    let decisions = try decisions(sides, own, causes: causes, store: store)
    let applier = DecisionApplier(catalogue: catalogue, layers: layers, store: store, threads: 2)
    let applied = try applier.apply(
      Decisions(try decisions.bytes(), name: "decisions.json"), writingTo: folder + "/report")

    var problems: [String] = []
    let all = try State(expected(layers), axes: catalogue.axes)
    let before = try State(recorded, axes: catalogue.axes)
    let after = try State(store, axes: catalogue.axes)
    let ownSides = Dictionary(own.map { ("\($0.0.id) \($0.0.point)", $0.1) }) { first, _ in first }
    for theme in catalogue.axes.themes {
      let isUndecided = !(causes[theme] ?? []).allSatisfy { sides[theme]?[$0] != nil }
      func layers(without: (Bool?) -> Bool) -> [OverlayLayer] {
        changed.filter { causes[theme]?.contains($0.path) != true || !without(sides[theme]?[$0.path]) }
          .map(TrialLayers.layer)
      }
      let accepted = try State(expected(layers { $0 != true }), axes: catalogue.axes)
      for snapshot in ids where snapshot.point.theme == theme {
        let name = "\(snapshot.id) \(snapshot.point)"
        let wanted = ownSides[name].map { $0 ? all : before } ?? accepted
        if after.line(snapshot) != wanted.line(snapshot) { problems.append("the line of \(name)") }
      }
      if after.tokens(theme) != accepted.tokens(theme) { problems.append("the tokens of \(theme)") }
      if own.isEmpty, try after.files(theme) != accepted.files(theme) { problems.append("the files of \(theme)") }

      let found = try verify(store, theme, layers { _ in false })
      problems += differences(found, after, all, theme).map { "verify finds \($0)" }
      let isRejected = sides[theme]?.values.contains(false) == true
      let reverted = layers { $0 == false }
      let rest = try State(expected(reverted), axes: catalogue.axes)
      problems += try differences(verify(store, theme, reverted), after, rest, theme).map { "reverted: \($0)" }
      let file = "\(folder)/report/undo/\(theme).tokens.json"
      guard isRejected else {
        if FileManager.default.fileExists(atPath: file) { problems.append("\(file) undoes nothing") }
        continue
      }
      // What no file can give, as a type, is told.
      if applied.withoutUndo.contains(where: { $0.theme == theme }) { continue }
      if !applied.undoFiles.contains(file) { problems.append("\(file) is not named") }
      // What follows an undecided cause may be reverted in two ways.
      if isUndecided { continue }
      let undo = OverlayLayer.file(
        name: file, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: file))))
      problems += try differences(verify(store, theme, layers { _ in false } + [undo]), after, rest, theme)
        .map { "undone: \($0)" }
    }
    let text = "\(changed.map { "\($0.path)=\($0.value)" }) \(sides) \(ownSides)"
    return problems.map { "seed \(seed): \($0) in \(text)" }
  }

  private func decisions(
    _ sides: Sides, _ own: [(SnapshotCase, Bool)], causes: [String: Set<String>], store: SnapshotStore
  ) throws -> Decisions {
    func side(_ isAccepted: Bool) -> Decisions.Side {
      let paths = sides.mapValues { Set($0.filter { $0.value == isAccepted }.keys) }
      let everywhere = Set(sides.values.flatMap(\.keys)).filter { path in
        causes.allSatisfy { theme, paths in !paths.contains(path) || sides[theme]?[path] == isAccepted }
      }
      let some = paths.sorted { $0.key < $1.key }.flatMap { theme, paths in
        paths.subtracting(everywhere).sorted().map { Decisions.Cause(path: $0, theme: theme) }
      }
      return Decisions.Side(
        causes: everywhere.sorted().map { Decisions.Cause(path: $0) } + some,
        cases: own.filter { $0.1 == isAccepted }.map { snapshot, _ in
          Decisions.Case(
            id: snapshot.id,
            values: Dictionary(snapshot.point.pairs.map { ($0.axis.name, $0.value) }) { first, _ in first })
        })
    }
    return Decisions(references: "\(try store.state())", accept: side(true), reject: side(false))
  }

  /// A store that was recorded with some layers.
  private func expected(_ layers: [OverlayLayer]) throws -> SnapshotStore {
    let store = SnapshotStore(folder: folder + "/expected")
    try replace(store.folder, by: folder + "/recorded")
    _ = try Recorder(catalogue: try catalogue.laying(layers), store: store, threads: 2).record(SnapshotSelection())
    return store
  }

  private func replace(_ folder: String, by other: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.copyItem(atPath: other, toPath: folder)
  }

  private func verify(_ store: SnapshotStore, _ theme: String, _ layers: [OverlayLayer]) throws -> VerificationReport {
    var selection = SnapshotSelection()
    selection["theme"] = [theme]
    return try Verifier(catalogue: try catalogue.laying(layers, for: selection), store: store, threads: 2)
      .verify(selection, report: ReportOutput(folder: folder + "/difference"))
  }

  /// Where a verification does not find what two states of the references differ in.
  private func differences(
    _ report: VerificationReport, _ store: State, _ drawn: State, _ theme: String
  ) -> [String] {
    let found = Set(report.differences.map { "\($0.id) \($0.point)" })
    let wanted = Set(
      ids.filter { $0.point.theme == theme && store.line($0) != drawn.line($0) }.map { "\($0.id) \($0.point)" })
    let hasOtherTokens = store.tokens(theme) != drawn.tokens(theme)
    let problems = report.storeProblems.filter { problem in
      if case .changedTokens = problem { return !hasOtherTokens }
      return true
    }
    return found.subtracting(wanted).sorted().map { "\($0), which is as it should be" }
      + wanted.subtracting(found).sorted().map { "no \($0)" } + problems.map(\.description)
      + (hasOtherTokens && problems.count == report.storeProblems.count ? ["no other tokens"] : [])
  }
}

/// What the files of a store say.
private struct State {
  private let contents: [String: Data]
  private var lines: [String: Looks] = [:]

  init(_ store: SnapshotStore, axes: SnapshotAxes) throws {
    let root = URL(fileURLWithPath: store.folder)
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: store.folder) {
      var isFolder: ObjCBool = false
      let file = root.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
        contents[name] = try Data(contentsOf: file)
      }
    }
    self.contents = contents
    for name in contents.keys where name.hasSuffix("/manifest.tsv") {
      for known in try store.recordedCases(String(name.prefix { $0 != "/" }), axes: axes) {
        lines["\(known.id) \(known.point)"] = Looks(pixels: known.pixels, tokens: known.tokens.map { "\($0)" })
      }
    }
  }

  /// All but the picture, which others may share.
  struct Looks: Equatable {
    let pixels: PixelIdentity
    let tokens: String?
  }

  func line(_ snapshot: SnapshotCase) -> Looks? { lines["\(snapshot.id) \(snapshot.point)"] }

  func tokens(_ theme: String) -> Data? { contents["\(theme)/tokens.json"] }

  func files(_ theme: String) throws -> [String: Data] { contents.filter { $0.key.hasPrefix("\(theme)/") } }
}
