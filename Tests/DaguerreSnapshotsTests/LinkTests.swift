import TestSupport
import DaguerreSupport
import Foundation
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

/// Links that came with the sources do not lead a run out of the folders that are its own.
@Suite("Links")
struct LinkTests {
  private let catalogue = ShapesCatalogue()

  /// Puts a link in place of whatever has the name, to a folder that holds files of the same names and one more.
  private func plant(_ name: String, in test: TestStore) throws {
    try test.folder.write("mine", to: "outside/notes.txt")
    try test.folder.write("mine", to: "outside/light/mine.png")
    try test.folder.write("mine", to: "outside/1")
    if FileManager.default.fileExists(atPath: test.folder.path(name)) { try test.folder.remove(name) }
    try test.folder.write("", to: name)
    try test.folder.remove(name)
    try FileManager.default.createSymbolicLink(
      atPath: test.folder.path(name), withDestinationPath: test.folder.path("outside"))
  }

  private func expectLinkError(_ name: String, in test: TestStore, _ body: () throws -> Void) throws {
    let before = try test.folder.snapshot("outside")
    let error = try #require(throws: FileError.self) { try body() }
    #expect(error.path == test.folder.path(name) && error.reason.hasPrefix("it is a symbolic link"), "\(error)")
    #expect(try test.folder.snapshot("outside") == before)
  }

  @Test(
    "recording stops at a link in the store, before anything has changed",
    arguments: [".daguerre-staging", "plain", "plain/light", "plain/light/tile.solid.png", "plain/manifest.tsv"])
  func record(name: String) throws {
    let test = try TestStore(recording: catalogue)
    try plant("Snapshots/\(name)", in: test)
    let before = try test.folder.snapshot("Snapshots/harbour")
    for isChanged in [false, true] {
      var catalogue = catalogue
      catalogue.isOtherPaint = isChanged
      try expectLinkError("Snapshots/\(name)", in: test) { try test.record(catalogue) }
      #expect(try test.folder.snapshot("Snapshots/harbour") == before)
    }
  }

  @Test("a link among the pictures that no case uses is not removed, nor what it leads to")
  func unowned() throws {
    let test = try TestStore(recording: catalogue)
    try plant("Snapshots/plain/light/old.png", in: test)
    try expectLinkError("Snapshots/plain/light/old.png", in: test) { try test.record(catalogue) }
  }

  @Test("a folder of references that a person names may be a link")
  func named() throws {
    let test = try TestStore()
    try plant("Snapshots", in: test)
    try test.record(catalogue)
    #expect(try test.verify(catalogue, SnapshotSelection(theme: "plain")).isEqual)
    #expect(try test.folder.text("outside/notes.txt") == "mine")
  }

  @Test("verifying does not read references through a link")
  func verify() throws {
    let test = try TestStore(recording: catalogue)
    try plant("Snapshots/plain/light", in: test)
    try expectLinkError("Snapshots/plain/light", in: test) { _ = try test.verify(catalogue) }
  }

  @Test("an old report does not lead out of its folder", arguments: ["link", "link/notes.txt", "../outside/notes.txt"])
  func report(listed: String) throws {
    let test = try TestStore(recording: catalogue)
    try plant("report/link", in: test)
    try test.folder.write("case\taxes\timage\na\tb\t\(listed)\n", to: "report/images.tsv")
    let before = try test.folder.snapshot("outside")
    _ = try? test.verify(catalogue)
    #expect(try test.folder.snapshot("outside") == before)
  }

  @Test("pictures of differences are not written through a link")
  func differences() throws {
    let test = try TestStore(recording: catalogue)
    try plant("report/plain", in: test)
    let before = try test.folder.snapshot("outside")
    var changed = catalogue
    changed.isOtherPaint = true
    _ = try? test.verify(changed)
    #expect(try test.folder.snapshot("outside") == before)
  }

  @Test("no file is opened under a name that one could have foreseen")
  func temporary() throws {
    let test = try TestStore()
    try plant("out/manifest.json.daguerre-tmp", in: test)
    let before = try test.folder.snapshot("outside")
    _ = try SheetRenderer(catalogue: catalogue, threads: 1).render(
      SnapshotSelection(), scale: 1, to: test.folder.path("out"), manifest: test.folder.path("out/manifest.json"))
    #expect(try test.folder.snapshot("outside") == before)
  }
}

extension SnapshotSelection {
  fileprivate init(theme: String) {
    self.init()
    self["theme"] = [theme]
  }
}
