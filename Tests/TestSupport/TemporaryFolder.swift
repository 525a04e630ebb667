import Foundation

/// A folder of its own for one test, removed with the object.
public final class TemporaryFolder: Sendable {
  /// Absolute, without a slash at the end.
  public let path: String

  /// Makes the folder, empty and with a name that no other has.
  ///
  /// - Throws: when the system cannot make it.
  public init() throws {
    path = "\(Self.place)/daguerre-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// In memory where there is room and `TMPDIR` does not say otherwise: making and removing thousands of small files on
  /// a disk took a tenth of the tests' processor time.
  private static let place: String = {
    let memory = "/dev/shm"
    let free = try? FileManager.default.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? Int
    guard ProcessInfo.processInfo.environment["TMPDIR"] == nil, free ?? 0 > 1 << 30,
      FileManager.default.isWritableFile(atPath: memory)
    else { return FileManager.default.temporaryDirectory.path }
    return memory
  }()

  /// The path of something in the folder.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The bytes of a file in the folder.
  ///
  /// - Throws: when it cannot be read.
  public func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// A file in the folder as UTF-8; what is not valid becomes U+FFFD.
  ///
  /// - Throws: when it cannot be read.
  public func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Writes a file and the folders it is in.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a file as UTF-8, and the folders it is in.
  ///
  /// - Throws: when they cannot be made or written.
  public func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Removes a file, or a folder with all that is in it.
  ///
  /// - Throws: when there is none.
  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// The paths of all files below a folder, relative to it and sorted.
  public func files(_ folder: String = "") -> [String] {
    let root = folder.isEmpty ? path : path(folder)
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// The bytes and the time of change of every file below a folder.
  public func snapshot(_ folder: String) throws -> [String: FileState] {
    var states: [String: FileState] = [:]
    for file in files(folder) {
      let name = "\(folder)/\(file)"
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
      states[file] = FileState(
        bytes: try bytes(name), modified: attributes[.modificationDate] as? Date,
        number: attributes[.systemFileNumber] as? Int)
    }
    return states
  }

  /// A file that was written again has another time or another number.
  public struct FileState: Equatable {
    /// What is in the file.
    public let bytes: [UInt8]
    let modified: Date?
    let number: Int?
  }
}
