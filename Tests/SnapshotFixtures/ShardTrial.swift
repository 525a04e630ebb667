public import DaguerreSnapshots
import Foundation
import SeededRandom

/// Random runs in shards: joined they must leave the files of an undivided run, and accepting these must leave the
/// references that recording leaves.
public struct ShardTrial {
  private let catalogue: any SnapshotCatalogue
  private let edits: [(path: String, values: [String])]
  private let folder: String

  /// - Parameters:
  ///   - edits: the tokens to change, and values for each.
  ///   - folder: where stores and reports can be made.
  public init(_ catalogue: any SnapshotCatalogue, edits: [(path: String, values: [String])], folder: String) {
    (self.catalogue, self.edits, self.folder) = (catalogue, edits, folder)
  }

  /// Records, changes, verifies both ways, and accepts.
  ///
  /// - Returns: what is not as it should be, for people.
  public func run(seed: UInt64) throws -> [String] {
    var random = SeededNumbers(seed: seed)
    let layers = random.choose(1 + random.next(below: 4), of: edits).map { TrialLayers.layer($0.path, $0.values[0]) }
    let layered = try catalogue.laying(layers)
    let pictures = random.element(KeptPictures.allCases)
    let stores = try ["accepted", "recorded"].map { name in
      let store = SnapshotStore(folder: "\(folder)/\(name)")
      try? FileManager.default.removeItem(atPath: store.folder)
      _ = try Recorder(catalogue: catalogue, store: store, threads: 2).record(SnapshotSelection(), keeping: pictures)
      return store
    }
    let verifier = Verifier(catalogue: layered, store: stores[0], threads: 2)
    let scope =
      random.next(below: 2) == 0 ? VerificationScope.all : .affected(proving: random.next(below: 4), seed: seed)
    let whole = try verifier.verify(
      SnapshotSelection(), scope: scope, report: ReportOutput(folder: "\(folder)/whole"))
    let count = 2 + random.next(below: 4)
    let parts = try (1...count).map { index in
      let part = "\(folder)/part-\(index)"
      _ = try verifier.verify(
        SnapshotSelection(), scope: scope, shard: Shard("\(index)/\(count)"), report: ReportOutput(folder: part))
      return part
    }
    let joined = try ResultMerger(axes: catalogue.axes).merge(parts, report: ReportOutput(folder: "\(folder)/joined"))
    let name = "seed \(seed), \(count) shards, \(scope), \(layers)"
    var problems: [String] = []
    if joined.run.lines != whole.lines || joined.run.summary != whole.summary {
      problems.append("\(name): the shards have found other things")
    }
    let (one, all) = try (files(of: "whole"), files(of: "joined"))
    // Which shard has read what stands in the result.
    for file in Set(one.keys).union(all.keys).sorted() where file != "result.json" && one[file] != all[file] {
      problems.append("\(name): \(file) of the report differs")
    }
    guard whole.isWritten else { return problems }
    _ = try ResultAcceptor(catalogue: layered, store: stores[0], threads: 2).accept("\(folder)/joined")
    _ = try Recorder(catalogue: layered, store: stores[1], threads: 2).record(SnapshotSelection())
    let (accepted, recorded) = try (files(of: "accepted"), files(of: "recorded"))
    for file in Set(accepted.keys).union(recorded.keys).sorted() where accepted[file] != recorded[file] {
      problems.append("\(name): \(file) of the references differs")
    }
    return problems
  }

  private func files(of name: String) throws -> [String: [UInt8]] { try StoreFolder("\(folder)/\(name)").bytes }
}
