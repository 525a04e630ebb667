import Foundation
import TestSupport
import Testing

@testable import DaguerreSupport

@Suite("Folders")
struct FolderTests {
  private let outer: TemporaryFolder
  private let folder: Folder

  init() throws {
    outer = try TemporaryFolder()
    try outer.write("secret", to: "outside/a.png")
    folder = try Folder.made(outer.path("ours"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: outer.path("ours/\(name)"), withDestinationPath: outer.path(target))
  }

  @Test("folders are made with those above them, and an existing one is fine")
  func made() throws {
    for _ in 0..<2 {
      #expect(try Folder.made(outer.path("a/b/c")).files().isEmpty)
      #expect(try folder.madeFolder("d/e").names().isEmpty)
    }
    #expect(try folder.names() == ["d"])
    try outer.write("x", to: "file")
    #expect(throws: FileError.self) { try Folder.made(outer.path("file")) }
    #expect(throws: FileError.self) { try Folder.made(outer.path("file/below")) }
    #expect(try Folder.existing(outer.path("file")) == nil && Folder.existing(outer.path("none")) == nil)
  }

  @Test("files are written with their folders, replaced, moved and removed")
  func files() throws {
    for text in ["one", "two"] {
      try folder.write(Array(text.utf8), to: "a/b.txt")
      #expect(try folder.read("a/b.txt") == Array(text.utf8))
    }
    try folder.writeNew([1], to: "new")
    #expect(throws: FileError.self) { try folder.writeNew([2], to: "new") }
    try folder.move("new", to: folder, as: "c/d/e")
    #expect(try folder.files() == ["a/b.txt", "c/d/e"] && folder.read("c/d/e") == [1])
    try folder.remove("c/d/e")
    try folder.remove("c/d/e")
    try folder.remove("none/e")
    #expect(try folder.read("c/d/e") == nil && folder.read("none/e") == nil && folder.read("a/b.txt/c") == nil)
  }

  @Test("files are listed by path, and empty folders go")
  func list() throws {
    for name in ["b/2", "b/1", "a", "b.c", ".hidden", "ä/ö"] { try folder.write([1], to: name) }
    _ = try folder.madeFolder("empty/within")
    #expect(try folder.files() == [".hidden", "a", "b.c", "b/1", "b/2", "ä/ö"])
    try folder.removeEmptyFolders()
    #expect(!folder.isFolder("empty") && folder.isFolder("b"))
    try folder.removeEmptyFolder("b")
    folder.removeIfEmpty()
    #expect(folder.isFolder("b"))
    _ = try folder.madeFolder("b/c/d/e")
    _ = try folder.madeFolder("b/c/other")
    try folder.removeEmptyFolders(from: "b/c/d/e")
    #expect(try folder.folder("b/c/d") == nil && folder.folder("b/c/other") != nil)
    #expect(throws: FileError.self) { try folder.removeEmptyFolders(from: "b/../b") }
  }

  @Test("no path leads out of the folder", arguments: ["", "..", "../x", "a/../../x", "/etc/x", "a//b", "./a", "a\0b"])
  func leaving(name: String) throws {
    #expect(throws: FileError.self) { try folder.write([1], to: name) }
    #expect(throws: FileError.self) { try folder.read(name) }
    #expect(throws: FileError.self) { try folder.remove(name) }
    #expect(throws: FileError.self) { try folder.madeFolder(name) }
    #expect(outer.files() == ["outside/a.png"])
  }

  @Test("a link that is or leads to a file is an error that names it, and what it leads to stays as it is")
  func links() throws {
    try link("folder", to: "outside")
    try link("a.png", to: "outside/a.png")
    try link("nowhere", to: "outside/new.png")
    try folder.writeNew([1], to: "waiting")
    let before = try outer.snapshot("outside")
    for (name, place) in [("folder/a.png", "folder"), ("a.png", "a.png"), ("nowhere", "nowhere")] {
      for attempt: () throws -> Void in [
        { try folder.write([1], to: name) }, { _ = try folder.read(name) }, { try folder.remove(name) },
        { try folder.move("waiting", to: folder, as: name) }, { try folder.checkForLinks(name) },
      ] {
        let error = try #require(throws: FileError.self) { try attempt() }
        #expect(
          "\(error)".hasPrefix("\(outer.path("ours"))/\(place): error: cannot ")
            && "\(error)".contains(": it is a symbolic link"), "\(error)")
      }
    }
    for name in ["folder", "folder/within"] {
      #expect(throws: FileError.self) { try folder.madeFolder(name) }
      #expect(throws: FileError.self) { try folder.folder(name) }
    }
    #expect(throws: FileError.self) { try folder.writeNew([1], to: "nowhere") }
    #expect(try folder.files() == ["a.png", "folder", "nowhere", "waiting"])
    try folder.removeEmptyFolders()
    #expect(try outer.snapshot("outside") == before)
  }

  @Test("a pipe, and so a device, is neither replaced nor removed")
  func pipe() throws {
    let path = outer.path("ours/pipe")
    try #require(mkfifo(path, 0o600) == 0)
    try folder.writeNew([1], to: "waiting")
    for attempt: () throws -> Void in [
      { try folder.write([1], to: "pipe") }, { try Files.write([1], to: path) }, { try folder.remove("pipe") },
      { try folder.move("waiting", to: folder, as: "pipe") }, { try folder.checkForLinks("pipe") },
      { _ = try folder.read("pipe") }, { try folder.append([1], to: "pipe") },
    ] {
      let error = try #require(throws: FileError.self) { try attempt() }
      #expect(error.path == path)
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }
  }

  @Test("a name that is not UTF-8 is an error, since its file could not be found")
  func unreadableName() throws {
    try folder.writeNew([1], to: "a")
    let name: [CChar] = outer.path("ours/b").utf8CString.dropLast() + [-1, 0]
    try #require(rename(outer.path("ours/a"), name) == 0)
    let error = try #require(throws: FileError.self) { try folder.names() }
    #expect(error.path == outer.path("ours") && error.reason.contains("is not UTF-8"))
    #expect(unlink(name) == 0)
  }

  @Test("a folder that a person names may be a link")
  func named() throws {
    try link("chosen", to: "outside")
    #expect(try Folder.made(outer.path("ours/chosen")).read("a.png") == Array("secret".utf8))
  }
}
