import DaguerreSupport
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

/// A recording that was killed while it put files in place.
@Suite("Unfinished recordings")
struct UndoLogTests {
  private let before = ShapesCatalogue()
  private var after: ShapesCatalogue {
    var catalogue = before
    catalogue.overrides["bar.length"] = "50"
    return catalogue
  }

  private static let staging = "Snapshots/.daguerre-staging"

  private func contents(_ test: TestStore) throws -> [String: [UInt8]] {
    let names = test.folder.files("Snapshots").filter { !$0.hasPrefix(".daguerre-staging") }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try test.folder.bytes("Snapshots/\($0)")) })
  }

  /// A store of which every file is as the recording makes it, but whose recording has not ended; and what it was.
  private func unfinished() throws -> (test: TestStore, old: [String: [UInt8]], new: [String: [UInt8]]) {
    let test = try TestStore(recording: before)
    let old = try contents(test)
    try test.record(after)
    let new = try contents(test)
    let paths = Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }
    try #require(paths.contains { old[$0] != nil && new[$0] == nil })
    let entries = try paths.enumerated().map { number, path in
      let name = old[path].map { _ in UndoLog.savedName(number) }
      if let name, let bytes = old[path] { try test.folder.write(bytes, to: "\(Self.staging)/\(name)") }
      return UndoLog.Entry(new: new[path].map { Digest(of: $0) }, saved: name, path: path)
    }
    try test.folder.write(UndoLog(entries).bytes, to: "\(Self.staging)/\(UndoLog.name)")
    return (test, old, new)
  }

  @Test("is not seen by readers, and the next recording begins where it began")
  func undone() throws {
    let (test, old, new) = try unfinished()
    let report = try test.verify(before)
    #expect(report.isEqual && report.leftover != nil, "\(report.lines)")
    #expect(try !test.verify(after).isEqual && contents(test) == new)
    let state = try test.store.state()
    // Draws what it was, so it has nothing to change.
    #expect(try test.record(before).isUnchanged)
    #expect(try contents(test) == old && test.store.state() == state)
    #expect(test.folder.files(Self.staging).isEmpty)
  }

  @Test("files that somebody has changed since are theirs")
  func changed() throws {
    let (test, old, _) = try unfinished()
    // As by 'git checkout' of the references of another branch.
    for (name, bytes) in old { try test.folder.write(bytes, to: "Snapshots/\(name)") }
    try test.folder.write("daguerre-exceptions 1\n", to: "Snapshots/exceptions.tsv")
    #expect(try test.verify(before).isEqual)
    #expect(try test.record(before).isUnchanged)
    #expect(try contents(test).filter { $0.key != "exceptions.tsv" } == old)
  }

  @Test(
    "a list that was not written here is refused, and leads nowhere",
    arguments: [
      "", "daguerre-undo 1", "daguerre-undo 2\n", "daguerre-undo 1\n-\told-0\t../notes.txt\n",
      "daguerre-undo 1\n-\told-0\t/etc/passwd\n", "daguerre-undo 1\n-\t../../notes.txt\tplain/a.png\n",
      "daguerre-undo 1\n-\told-0/../../x\tplain/a.png\n", "daguerre-undo 1\n-\told-0\t.daguerre-staging/b\n",
      "daguerre-undo 1\n-\told-0\n", "daguerre-undo 1\nabc\t-\tplain/manifest.tsv\n", "\0\u{FFFD}",
    ])
  func hostile(text: String) throws {
    let test = try TestStore(recording: before)
    try test.folder.write("mine", to: "notes.txt")
    try test.folder.write(text, to: "\(Self.staging)/\(UndoLog.name)")
    let old = try contents(test)
    for attempt: () throws -> Void in [{ _ = try test.verify(before) }, { try test.record(before) }] {
      let error = try #require(throws: FileError.self) { try attempt() }
      #expect(error.path == test.folder.path("\(Self.staging)/\(UndoLog.name)"))
    }
    #expect(try contents(test) == old && test.folder.text("notes.txt") == "mine")
  }

  @Test("what it kept is gone: nothing else is lost")
  func incomplete() throws {
    let (test, _, new) = try unfinished()
    for name in test.folder.files(Self.staging) where name.hasPrefix("old-") {
      try test.folder.remove("\(Self.staging)/\(name)")
    }
    try test.record(after)
    #expect(try contents(test) == new)
  }
}
