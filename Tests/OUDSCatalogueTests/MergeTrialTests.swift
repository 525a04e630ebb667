import DaguerreSnapshots
import Foundation
import OUDS
import SeededRandom
import SnapshotFixtures
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Random merges of references of the design system")
struct OUDSMergeTrialTests {
  @Test("references of two branches that change other tokens are, joined, those of both changes, or it is said")
  func random() throws {
    let rounds = ProcessInfo.processInfo.environment["DAGUERRE_MERGE_ROUNDS"].flatMap { UInt64($0) } ?? 3
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(),
      themes: CatalogueTheme.all.filter { ["orange", "wireframe"].contains($0.name) })
    let catalogue = SomeSheets(base: all, ids: ["badge/standard", "skins/cascade", "button/brand/icon-only"])
    let edits = try catalogue.plainEdits()
    let folder = try TemporaryFolder()
    var cleanCount = 0
    for seed in 1...rounds {
      var random = SeededNumbers(seed: seed)
      let changed = random.choose(2 + random.next(below: 5), of: edits).map {
        OverlayLayer.value(path: $0.path, text: $0.values[0])
      }
      let count = 1 + random.next(below: changed.count - 1)
      let (ours, theirs) = (Array(changed[..<count]), Array(changed[count...]))
      func version(_ name: String, _ layers: [OverlayLayer]) throws -> Files {
        let store = SnapshotStore(folder: "\(folder.path)/\(seed)/\(name)")
        _ = try Recorder(catalogue: try catalogue.laying(layers), store: store, threads: 2).record(SnapshotSelection())
        return try Files(store.folder)
      }
      let versions = try [version("base", []), version("ours", ours), version("theirs", theirs)]
      // The program that joins them is of any side.
      let program = try catalogue.laying([[], ours, theirs, changed][random.next(below: 4)])
      let results = try StoreMerge(
        base: versions[0].version("base"), ours: versions[1].version("ours"), theirs: versions[2].version("theirs"),
        catalogue: program, axes: catalogue.axes, threads: 2
      ).files()
      let disputes = results.values.flatMap(\.disputes).sorted()
      let name = "seed \(seed), \(ours) here and \(theirs) there"
      guard disputes.isEmpty else {
        let movesSame = try !moved(ours, in: catalogue).isDisjoint(with: moved(theirs, in: catalogue))
        #expect(movesSame || !disputes.contains { $0.contains(" here, ") }, "\(name): \(disputes)")
        continue
      }
      cleanCount += 1
      let merged = SnapshotStore(folder: "\(folder.path)/\(seed)/merged")
      try Files(joining: versions, results.mapValues(\.bytes)).write(to: merged.folder)
      let report = try Verifier(catalogue: try catalogue.laying(changed), store: merged, threads: 2)
        .verify(SnapshotSelection(), report: ReportOutput(folder: "\(folder.path)/\(seed)/report"))
      let found = report.differences.map { "\($0.id) \($0.point)" } + report.storeProblems.map(\.description)
      #expect(found.isEmpty, "\(name)")
    }
    #expect(cleanCount > 0)
  }

  /// The tokens that have other values with layers, with their themes.
  private func moved(_ layers: [OverlayLayer], in catalogue: SomeSheets) throws -> Set<String> {
    let layered = try catalogue.laying(layers)
    return try catalogue.axes.themes.reduce(into: []) { moved, theme in
      let point = catalogue.axes.point(theme: theme)
      for (old, new) in try zip(catalogue.tokens(at: point, under: nil), layered.tokens(at: point, under: nil))
      where old.value != new.value { moved.insert("\(theme) \(old.path)") }
    }
  }

  /// The files of a store.
  private struct Files {
    private(set) var bytes: [String: [UInt8]] = [:]

    init(_ folder: String) throws {
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
        if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
          bytes[name] = Array(try Data(contentsOf: url))
        }
      }
    }

    /// As version control joins files, which asks for those that both sides have changed.
    init(joining versions: [Files], _ results: [String: [UInt8]]) {
      for name in Set(versions.flatMap(\.bytes.keys)) {
        let (base, ours, theirs) = (versions[0].bytes[name], versions[1].bytes[name], versions[2].bytes[name])
        bytes[name] = ours == base ? theirs : theirs == base || ours == theirs ? ours : results[name]
      }
      for (name, result) in results { bytes[name] = result }
    }

    func version(_ name: String) -> StoreVersion { StoreVersion(name: name) { [bytes] in bytes[$0] } }

    func write(to folder: String) throws {
      for (name, bytes) in bytes {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
      }
    }
  }
}
