public import DaguerreSnapshots
import Foundation
import SeededRandom

/// Random changes of tokens on two branches, and what their references are together: what a recording with all of the
/// changes finds equal, unless a dispute is told.
public struct MergeTrial {
  /// How many merges had no dispute; a trial without one has tried nothing.
  public private(set) var cleanCount = 0

  private let catalogue: any SnapshotCatalogue
  private let edits: [(path: String, values: [String])]
  private let folder: String

  /// - Parameters:
  ///   - edits: the tokens to change, and values for each.
  ///   - folder: where stores can be made.
  public init(_ catalogue: any SnapshotCatalogue, edits: [(path: String, values: [String])], folder: String) {
    (self.catalogue, self.edits, self.folder) = (catalogue, edits, folder)
  }

  /// Changes, records both branches, joins them, and verifies.
  ///
  /// - Returns: what is not as it should be, for people.
  public mutating func run(seed: UInt64) throws -> [String] {
    var random = SeededNumbers(seed: seed)
    let changed = random.choose(2 + random.next(below: 5), of: edits).map { TrialLayers.layer($0.path, $0.values[0]) }
    let count = 1 + random.next(below: changed.count - 1)
    let (ours, theirs) = (Array(changed[..<count]), Array(changed[count...]))
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
      let isRight = try !moved(ours).isDisjoint(with: moved(theirs)) || !disputes.contains { $0.contains(" here, ") }
      return isRight ? [] : ["\(name): \(disputes)"]
    }
    cleanCount += 1
    let merged = SnapshotStore(folder: "\(folder)/merged")
    try? FileManager.default.removeItem(atPath: merged.folder)
    try StoreFolder(joining: versions, results.mapValues(\.bytes)).write(to: merged.folder)
    let report = try Verifier(catalogue: try catalogue.laying(changed), store: merged, threads: 2)
      .verify(SnapshotSelection(), report: ReportOutput(folder: "\(folder)/report"))
    let found = report.differences.map { "\($0.id) \($0.point)" } + report.storeProblems.map(\.description)
    return found.isEmpty ? [] : ["\(name): \(found)"]
  }

  /// A recording with layers.
  private func version(_ name: String, _ layers: [OverlayLayer]) throws -> StoreFolder {
    let store = SnapshotStore(folder: "\(folder)/\(name)")
    _ = try Recorder(catalogue: try catalogue.laying(layers), store: store, threads: 2).record(SnapshotSelection())
    return try StoreFolder(store.folder)
  }

  /// The tokens that have other values with layers, with the places of these.
  private func moved(_ layers: [OverlayLayer]) throws -> Set<String> {
    let layered = try catalogue.laying(layers)
    return try catalogue.axes.points(choosing: [:]).reduce(into: []) { moved, point in
      for (old, new) in try zip(catalogue.tokens(at: point, under: nil), layered.tokens(at: point, under: nil))
      where old.value != new.value { moved.insert("\(point.theme) \(old.path)") }
    }
  }
}

/// The files of a store, or of a report.
struct StoreFolder {
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
  ///
  /// - Parameter versions: what both sides come from, ours and theirs.
  init(joining versions: [StoreFolder], _ results: [String: [UInt8]]) {
    for name in Set(versions.flatMap(\.bytes.keys)) {
      let (base, ours, theirs) = (versions[0].bytes[name], versions[1].bytes[name], versions[2].bytes[name])
      bytes[name] = ours == base ? theirs : theirs == base || ours == theirs ? ours : results[name]
    }
    bytes.merge(results) { $1 }
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
