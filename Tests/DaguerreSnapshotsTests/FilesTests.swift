import TestSupport
import Testing

@testable import DaguerreSnapshots

@Suite("Files")
struct FilesTests {
  @Test("a file is replaced as a whole and leaves nothing beside it")
  func write() throws {
    let folder = try TemporaryFolder()
    for bytes in [[1, 2, 3], [], [UInt8](repeating: 7, count: 1 << 20)] {
      try Files.write(bytes, to: folder.path("file"))
      #expect(try Files.read(folder.path("file")) == bytes)
      #expect(folder.files() == ["file"])
    }
  }

  @Test("a write that fails leaves nothing behind")
  func failedWrite() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "folder/file")
    // A folder cannot be replaced by a file.
    let path = folder.path("folder")
    let error = try #require(throws: FileError.self) { try Files.write([1], to: path) }
    #expect("\(error)" == "cannot write '\(path)': Is a directory")
    #expect(folder.files() == ["folder/file"])
  }

  @Test("what is not there reads as nothing, what is no file is an error")
  func read() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    #expect(try Files.readIfPresent(folder.path("none")) == nil)
    #expect(try Files.readIfPresent(folder.path("file/none")) == nil)
    let error = try #require(throws: FileError.self) { try Files.readIfPresent(folder.path) }
    #expect("\(error)" == "cannot read '\(folder.path)': it is not a file")
    #expect(throws: FileError.self) { try Files.read(folder.path("none")) }
  }

  @Test("folders are made with those above them, and an existing one is fine")
  func makeFolder() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 {
      try Files.makeFolder(folder.path("a/b/c"))
      #expect(Files.isFolder(folder.path("a/b/c")))
    }
    try folder.write("x", to: "file")
    #expect(throws: FileError.self) { try Files.makeFolder(folder.path("file")) }
    #expect(throws: FileError.self) { try Files.makeFolder(folder.path("file/below")) }
  }

  @Test("files are listed by path, and empty folders go")
  func list() throws {
    let folder = try TemporaryFolder()
    for name in ["b/2", "b/1", "a", "b.c", ".hidden", "ä/ö"] { try folder.write("x", to: name) }
    try Files.makeFolder(folder.path("empty/within"))
    #expect(try Files.files(below: folder.path) == [".hidden", "a", "b.c", "b/1", "b/2", "ä/ö"])
    try Files.removeEmptyFolders(folder.path)
    #expect(!Files.isFolder(folder.path("empty")) && Files.isFolder(folder.path("b")))
    #expect(try Files.files(below: folder.path("none")).isEmpty)
  }

  @Test(
    "the folder of a path is what is before its last slash",
    arguments: [("a/b/c", "a/b"), ("/a", "/"), ("a", "."), ("/", "/")])
  func folderOf(path: String, folder: String) { #expect(Files.folder(of: path) == folder) }
}
