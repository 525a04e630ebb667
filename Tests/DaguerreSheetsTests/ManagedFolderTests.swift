import Foundation
import TestSupport
import Testing

@testable import DaguerreSheets

/// What a run does with the files of an earlier one.
@Suite("Managed folders")
struct ManagedFolderTests {
  private let temporary: TemporaryFolder
  private var path: String { temporary.path("out") }

  init() throws { temporary = try TemporaryFolder() }

  private func folder() -> ManagedFolder {
    ManagedFolder(path, listName: "files.txt", heading: "# test", owner: "test")
  }

  private func write(_ files: [String: String], removing first: [String] = ["index.html"]) throws {
    let folder = folder()
    try folder.clear()
    for (file, text) in files.sorted(by: { $0.key < $1.key }) { try folder.write(Array(text.utf8), to: file) }
    try folder.finish(first.filter { files[$0] != nil })
  }

  @Test("what comes out the same in a folder within is not made again, what changes is, and the rest goes")
  func secondRun() throws {
    try write(["index.html": "1", "pictures/same": "same", "pictures/other": "old", "scripts/gone": "gone"])
    let first = try temporary.snapshot("out")
    try write(["index.html": "2", "pictures/same": "same", "pictures/other": "new", "pictures/more": "more"])
    let second = try temporary.snapshot("out")
    #expect(first["pictures/same"] == second["pictures/same"] && first["pictures/other"] != second["pictures/other"])
    #expect(temporary.files("out") == ["files.txt", "index.html", "pictures/more", "pictures/other", "pictures/same"])
    #expect(try temporary.text("out/pictures/other") == "new")
    let list = try temporary.text("out/files.txt")
    #expect(list == "# test\nindex.html\npictures/more\npictures/other\npictures/same\n")
    #expect(!FileManager.default.fileExists(atPath: "\(path)/scripts"))
  }

  @Test("a run that writes nothing leaves nothing")
  func nothingWritten() throws {
    try write(["index.html": "1", "pictures/one": "one"])
    let folder = folder()
    try folder.clear()
    #expect(temporary.files("out") == ["files.txt", "pictures/one"])
    try folder.removeEarlier()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("a run that ended early is cleared up by the next one, whatever it had begun")
  func endedEarly() throws {
    try write(["index.html": "1", "pictures/old": "old", "pictures/kept": "kept"])
    do {
      let folder = folder()
      try folder.clear()
      try folder.write(Array("new".utf8), to: "pictures/new")
    }
    try temporary.write(temporary.text("out/files.txt") + "pictures/beg", to: "out/files.txt")
    try write(["index.html": "2", "pictures/kept": "kept"])
    #expect(temporary.files("out") == ["files.txt", "index.html", "pictures/kept"])
  }

  @Test("a file of somebody else is neither written over nor removed")
  func foreignFile() throws {
    try write(["index.html": "1", "pictures/ours": "ours"])
    try temporary.write("theirs", to: "out/pictures/theirs")
    #expect(throws: (any Error).self) { try write(["index.html": "2", "pictures/theirs": "ours"]) }
    try write(["index.html": "3"])
    #expect(temporary.files("out") == ["files.txt", "index.html", "pictures/theirs"])
  }

  @Test("folders of others stay, even if they are empty")
  func foreignFolders() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let unused = folder()
    try unused.clear()
    try unused.removeEarlier()
    #expect(FileManager.default.fileExists(atPath: path))
    try write(["index.html": "1", "pictures/a": "a", "deep/er/b": "b"])
    let theirs = ["theirs/within", "pictures/theirs", "deep/theirs"]
    for name in theirs {
      try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }
    let folder = folder()
    try folder.clear()
    try folder.removeEarlier()
    #expect(temporary.files("out").isEmpty)
    #expect(theirs.allSatisfy { FileManager.default.fileExists(atPath: "\(path)/\($0)") })
    #expect(!FileManager.default.fileExists(atPath: "\(path)/deep/er"))
  }
}
