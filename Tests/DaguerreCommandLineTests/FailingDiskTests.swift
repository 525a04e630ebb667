import DaguerreSnapshots
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

/// The program is killed at each of its changes of the disk, or each fails and all that follow.
@Suite("A disk that fails", .enabled(if: FaultyDisk.isAvailable))
struct FailingDiskTests {
  private let tool = BuiltTool.fixture
  private let disk: FaultyDisk

  init() throws { disk = try FaultyDisk() }

  /// A command that changes the references of one catalogue to those of another.
  struct Trial: CustomTestStringConvertible {
    let name: String
    var before = Catalogue()
    var after = Catalogue()
    /// Run with the second catalogue before the command.
    var preparation: [String]?
    let command: [String]
    var decisions: String?
    var pictures: KeptPictures?
    /// What happens besides kills.
    var errors: [Int32] = []

    var testDescription: String { name }
  }

  /// A small one.
  struct Catalogue {
    var length: String?
    var omitted: Set<String> = ["tile/solid"]

    /// For the program.
    var environment: [String: String] {
      var variables = ["FIXTURE_FEW": "1", "FIXTURE_OMITTED": omitted.joined(separator: ",")]
      variables["FIXTURE_OVERRIDE"] = length.map { "bar.length=\($0)" }
      return variables
    }

    var shapes: ShapesCatalogue {
      var shapes = ShapesCatalogue()
      shapes.chosen = ["theme": ["plain"], "mode": ["light"]]
      shapes.omitted = omitted
      if let length { shapes.overrides["bar.length"] = length }
      return shapes
    }
  }

  /// How far apart the changes are at which something happens, but for kills of a recording, which meet every one.
  ///
  /// Each takes a start of the program or three; with `DAGUERRE_EVERY_CHANGE` all take place.
  private static let step = ProcessInfo.processInfo.environment["DAGUERRE_EVERY_CHANGE"] == nil ? 4 : 1

  /// So that changes come in the same order.
  private static let alone = ["--threads", "1", "--quiet"]
  private static let changed = Catalogue(length: "50")

  static let trials = [
    Trial(name: "record", after: changed, command: ["record"] + alone, errors: [ENOSPC, EROFS]),
    Trial(name: "record a setting", command: ["record", "--pictures", "none"] + alone, pictures: .nothing),
    Trial(name: "prune", after: Catalogue(omitted: ["tile/solid", "bar/long"]), command: ["prune"]),
    Trial(
      name: "accept", after: changed, preparation: ["verify"], command: ["accept", "daguerre-report"] + alone),
    Trial(
      name: "review", after: changed, command: ["review", "--decisions", "d.json", "-o", "out"] + alone,
      decisions: #""accept": {"causes": ["bar.length"]}"#, errors: [EACCES]),
  ]

  /// A folder with the references of before, and what the command needs.
  private func prepared(_ trial: Trial) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try #require(run(["record"], in: folder, trial.before).status == 0)
    if let preparation = trial.preparation { try #require(run(preparation, in: folder, trial.after).status == 1) }
    if let decisions = trial.decisions {
      let digest = try SnapshotStore(folder: folder.path("Snapshots")).state()
      try folder.write(#"{"version": 1, "references": "\#(digest)", \#(decisions)}"#, to: "d.json")
    }
    return folder
  }

  private func run(
    _ arguments: [String], in folder: TemporaryFolder, _ catalogue: Catalogue, _ fault: [String: String] = [:]
  ) throws -> BuiltTool.Outcome {
    try tool.run(arguments, in: folder, environment: catalogue.environment.merging(fault) { _, fault in fault })
  }

  /// Runs the program with no fault, and gives its changes of the disk.
  private func changes(_ arguments: [String], in folder: TemporaryFolder, _ catalogue: Catalogue) throws -> [Substring]
  {
    let log = try TemporaryFolder()
    let outcome = try run(arguments, in: folder, catalogue, disk.environment(.kill, at: 0, log: log.path("log")))
    try #require(outcome.status < 2, "\(outcome.errors)")
    return try log.text("log").split(separator: "\n").filter { !$0.hasPrefix("open ") && !$0.hasPrefix("lock ") }
  }

  private func copy(of folder: TemporaryFolder) throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in folder.files() { try copy.write(try folder.bytes(name), to: name) }
    return copy
  }

  private func contents(_ name: String, in folder: TemporaryFolder) throws -> [String: [UInt8]] {
    let names = folder.files(name).filter { !$0.hasPrefix(".daguerre-staging/") }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.bytes("\(name)/\($0)")) })
  }

  private func isStaging(_ folder: TemporaryFolder) -> Bool {
    FileManager.default.fileExists(atPath: folder.path("Snapshots/.daguerre-staging"))
  }

  /// Whether the references are those of a catalogue, as readers see them.
  private func verifies(
    _ catalogue: Catalogue, in folder: TemporaryFolder, report: String = "other"
  ) throws -> Bool {
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    return try Verifier(catalogue: catalogue.shapes, store: store, threads: 1)
      .verify(SnapshotSelection(), report: ReportOutput(folder: folder.path(report))).isEqual
  }

  /// Runs the command again now and then; otherwise records the same within this process, which is faster.
  private func repeated(_ trial: Trial, number: Int, isOld: Bool, in folder: TemporaryFolder) throws {
    // Decisions and results are for the references of before.
    if number % 4 == 0, isOld || trial.decisions == nil && trial.preparation == nil {
      let outcome = try run(trial.command, in: folder, trial.after)
      #expect(outcome.status == 0, "\(outcome.errors)")
    } else {
      let store = SnapshotStore(folder: folder.path("Snapshots"))
      _ = try Recorder(catalogue: trial.after.shapes, store: store, threads: 1)
        .record(SnapshotSelection(), keeping: trial.pictures)
    }
  }

  @Test("the references are all old or all new, and the same command again makes them new", arguments: trials)
  func references(trial: Trial) throws {
    let start = try prepared(trial)
    let clean = try copy(of: start)
    let changes = try changes(trial.command, in: clean, trial.after)
    let (old, new) = (try contents("Snapshots", in: start), try contents("Snapshots", in: clean))
    try #require(old != new && !isStaging(clean) && changes.count > 20)
    #expect(try verifies(trial.before, in: start) && verifies(trial.after, in: clean))

    for fault in [FaultyDisk.Fault.kill] + trial.errors.map(FaultyDisk.Fault.error) {
      let step = trial.name == "record" && fault == .kill ? 1 : Self.step
      for number in stride(from: 1, through: changes.count, by: step) {
        let place = "\(fault) at \(number): \(changes[number - 1])"
        let folder = try copy(of: start)
        let outcome = try run(trial.command, in: folder, trial.after, disk.environment(fault, at: number))
        if fault == .kill {
          #expect(outcome.status == SIGKILL, "\(place): \(outcome.status)")
        } else if outcome.status != 0 {
          // What has failed has changed nothing, and says why.
          let words = try Regex(": error: cannot [a-z ]+: \(fault)\n")
          #expect(outcome.status == 3 && outcome.errors.contains(words), "\(place): \(outcome.errors)")
          #expect(outcome.errorLines.count == 1 && outcome.output.isEmpty, "\(place): \(outcome.errors)")
        }
        let found = try contents("Snapshots", in: folder)
        let isWhole = found == old || found == new
        if outcome.status == 0 {
          #expect(found == new, "\(place)")
        } else if fault != .kill {
          #expect(try found == old || isStaging(folder) && verifies(trial.before, in: folder), "\(place)")
        } else if !isWhole {
          #expect(try isStaging(folder) && verifies(trial.before, in: folder), "\(place)")
        }
        if fault == .kill, found != new || isStaging(folder) {
          let isOld = try verifies(trial.before, in: folder)
          #expect(try isOld || verifies(trial.after, in: folder), "\(place)")
          try repeated(trial, number: number, isOld: isOld, in: folder)
          #expect(try contents("Snapshots", in: folder) == new && !isStaging(folder), "\(place)")
        }
      }
    }
  }

  @Test("a report is whole after the next run, and nothing else is in its folder")
  func report() throws {
    let start = try prepared(Trial(name: "", command: []))
    let clean = try copy(of: start)
    let verify = ["verify"] + Self.alone
    let changes = try changes(verify, in: clean, Self.changed)
    // It names the folder of the references.
    func report(_ folder: TemporaryFolder) throws -> [String: String] {
      try contents("daguerre-report", in: folder)
        .mapValues { String(decoding: $0, as: UTF8.self).replacing(folder.path, with: "") }
    }
    let expected = try report(clean)
    try #require(expected["index.html"] != nil && expected.keys.contains { $0.hasPrefix("pictures/") })
    for fault in [FaultyDisk.Fault.kill, .error(ENOSPC)] {
      for number in stride(from: 1, through: changes.count, by: Self.step) {
        let place = "\(fault) at \(number): \(changes[number - 1])"
        let folder = try copy(of: start)
        let outcome = try run(verify, in: folder, Self.changed, disk.environment(fault, at: number))
        #expect(fault == .kill ? outcome.status == SIGKILL : outcome.status == 3, "\(place): \(outcome.status)")
        if fault != .kill {
          #expect(outcome.errors.contains(": cannot ") && outcome.errors.contains("\(fault)"), "\(outcome.errors)")
          #expect(outcome.output.contains("token bar.length"), "\(place)")
        }
        // With nothing to report nothing is left.
        let isChanged = number % 3 == 0
        if isChanged {
          #expect(try run(verify, in: folder, Self.changed).status == 1)
        } else {
          #expect(try verifies(Catalogue(), in: folder, report: "daguerre-report"))
        }
        let found = try report(folder)
        #expect(found == (isChanged ? expected : [:]), "\(place): \(found.keys.sorted())")
      }
    }
  }

  @Test("a gallery that was killed is replaced by the next, with nothing left of it")
  func gallery() throws {
    let gallery = ["gallery", "-o", "out"] + Self.alone
    let clean = try TemporaryFolder()
    let changes = try changes(gallery, in: clean, Catalogue())
    let other = Catalogue(omitted: ["tile/solid", "bar/long"])
    try FileManager.default.removeItem(atPath: clean.path("out"))
    try #require(run(gallery, in: clean, other).status == 0)
    let expected = try contents("out", in: clean)
    for number in stride(from: 1, through: changes.count, by: Self.step) {
      let folder = try TemporaryFolder()
      try #require(run(gallery, in: folder, Catalogue(), disk.environment(.kill, at: number)).status == SIGKILL)
      #expect(try run(gallery, in: folder, other).status == 0)
      #expect(try contents("out", in: folder) == expected, "\(number): \(changes[number - 1])")
    }
  }

  @Test("what is recorded is read once nobody else can change it", arguments: [["record"], ["prune"]])
  func locked(command: [String]) throws {
    let folder = try prepared(Trial(name: "", command: []))
    let fault = disk.environment(.kill, at: 0, log: folder.path("log"))
    try #require(run(command, in: folder, Self.changed, fault).status == 0)
    let lines = try folder.text("log").split(separator: "\n")
    let lock = try #require(lines.firstIndex(of: "lock "))
    #expect(lines[..<lock].allSatisfy { !$0.hasSuffix(".tsv") && !$0.hasSuffix(".json") }, "\(lines[..<lock])")
    #expect(lines[lock...].contains("open manifest.tsv"))
  }
}
