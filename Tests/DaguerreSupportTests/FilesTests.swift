import Foundation
import TestSupport
import Testing

@testable import DaguerreSupport

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
    #expect("\(error)" == "\(path): error: cannot write: Is a directory")
    #expect(folder.files() == ["folder/file"])
    for name in ["", "new/"] { #expect(throws: FileError.self) { try Files.write([1], to: name) } }
  }

  @Test("what is not there reads as nothing, what is no file is an error")
  func read() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    #expect(try Files.readIfPresent(folder.path("none")) == nil)
    #expect(try Files.readIfPresent(folder.path("file/none")) == nil)
    let error = try #require(throws: FileError.self) { try Files.readIfPresent(folder.path) }
    #expect("\(error)" == "\(folder.path): error: cannot read: it is not a file")
    #expect(throws: FileError.self) { try Files.read(folder.path("none")) }
    // The system would stop at the zero byte and read the file before it.
    #expect(throws: FileError.self) { try Files.read(folder.path("file\0.png")) }
  }

  @Test("a path leads into a folder through links and by names that are not there yet")
  func within() throws {
    let folder = try TemporaryFolder()
    for file in ["store/theme/file", "beside/file"] { try folder.write("", to: file) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("store/theme"))
    let (store, inside) = (folder.path("store"), ["store", "store/", "store/a/b", "store/theme", "link", "link/../x"])
    for path in inside + ["beside/../store/x", "store/theme/file"] {
      #expect(Files.isWithin(folder.path(path), store), "\(path)")
    }
    for path in ["", "beside", "stores", "store/..", "store/../x", "beside/file", "nowhere/store"] {
      #expect(!Files.isWithin(folder.path(path), store), "\(path)")
    }
    #expect(!Files.isWithin("/", store) && !Files.isWithin("", store) && !Files.isWithin("a\0b", store))
    #expect(Files.isSame(folder.path("beside/../store"), store) && !Files.isSame(folder.path("beside"), store))
    #expect(!Files.isSame(folder.path("nowhere"), folder.path("nowhere")), "nothing is no file")
  }

  @Test("a pipe that nobody writes to, a device and a file that is too large are refused at once")
  func noFile() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    for path in [folder.path("pipe"), "/dev/zero"] {
      let error = try #require(throws: FileError.self) { try Files.read(path) }
      #expect("\(error)" == "\(path): error: cannot read: it is not a file")
    }
    let error = try #require(throws: FileError.self) { try Folder.existing(folder.path)?.read("pipe") }
    #expect(error.reason == "it is not a file")
    try folder.write("", to: "large")
    try #require(truncate(folder.path("large"), 1 << 40) == 0)
    let large = try #require(throws: FileError.self) { try Files.read(folder.path("large")) }
    #expect(large.reason == "it is larger than 256 MB")
  }

  @Test(
    "the folder of a path is what is before its last slash",
    arguments: [("a/b/c", "a/b"), ("/a", "/"), ("a", "."), ("/", "/")])
  func folderOf(path: String, folder: String) { #expect(Files.folder(of: path) == folder) }
}
