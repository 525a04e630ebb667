#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Folder {
  /// The bytes of a file, or nothing when there is no such file.
  package func read(_ name: String) throws(FileError) -> [UInt8]? {
    guard let (folder, last) = try parent(of: name, "read") else { return nil }
    let file = openat(folder.descriptor, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let error = FileError("read", fullPath(name))
      if errno == ENOENT { return nil }
      try folder.refuseLink(last, "read")
      throw error
    }
    defer { close(file) }
    return try Files.contents(of: file, path: fullPath(name))
  }

  /// Writes a file so that readers see the old bytes or the new ones, never a part; makes the folders above it.
  ///
  /// Larger values are written as they lie in memory.
  package func write<Value: BitwiseCopyable>(_ bytes: [Value], to name: String) throws(FileError) {
    guard let (folder, last) = try parent(of: name, "write", makes: true) else {
      throw FileError("write", fullPath(name))
    }
    try folder.refuseOther(last, "write")
    let temporary = try folder.writeTemporary(bytes, for: last)
    guard renameat(folder.descriptor, temporary, folder.descriptor, last) == 0 else {
      let error = FileError("write", fullPath(name))
      unlinkat(folder.descriptor, temporary, 0)
      throw error
    }
  }

  /// Writes a file that is not there yet, directly within this folder.
  package func writeNew(_ bytes: [UInt8], to name: String) throws(FileError) {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError("write", fullPath(name)) }
    try fill(file, with: bytes, name: name, meant: name)
  }

  /// Adds to the end of a file directly within this folder, and makes it where there is none.
  package func append(_ bytes: [UInt8], to name: String) throws(FileError) {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError("write", fullPath(name)) }
    defer { close(file) }
    do throws(SystemError) { try Files.write(bytes, toDescriptor: file) } catch {
      throw FileError("write", fullPath(name), reason: error.description)
    }
  }

  /// Moves a file directly within this folder to its place in another one, in one step; makes the folders above it.
  ///
  /// Both are on one file system. A file that is already there is replaced.
  package func move(_ name: String, to other: Folder, as target: String) throws(FileError) {
    guard let (folder, last) = try other.parent(of: target, "write", makes: true) else {
      throw FileError("write", other.fullPath(target))
    }
    try folder.refuseOther(last, "write")
    guard renameat(descriptor, name, folder.descriptor, last) == 0 else {
      throw FileError("write", other.fullPath(target))
    }
  }

  /// Keeps what a file is now under a name directly within another folder, whatever becomes of the file; false where
  /// there is no such file.
  ///
  /// Both are on one file system.
  package func keep(_ name: String, in other: Folder, as copy: String) throws(FileError) -> Bool {
    guard let (folder, last) = try parent(of: name, "read") else { return false }
    try folder.refuseLink(last, "read")
    if linkat(folder.descriptor, last, other.descriptor, copy, 0) == 0 { return true }
    if errno == ENOENT { return false }
    // Some file systems have no links, and some systems refuse those to files of others.
    guard let bytes = try read(name) else { return false }
    try other.writeNew(bytes, to: copy)
    return true
  }

  /// Removes a file, if there is one.
  package func remove(_ name: String) throws(FileError) {
    guard let (folder, last) = try parent(of: name, "remove") else { return }
    try folder.refuseOther(last, "remove")
    guard unlinkat(folder.descriptor, last, 0) == 0 || errno == ENOENT else {
      throw FileError("remove", fullPath(name))
    }
  }

  /// Throws when a file, or a folder on the way to it, is a link, or the file a pipe or a device.
  package func checkForLinks(_ name: String) throws(FileError) {
    guard let (folder, last) = try parent(of: name, "use") else { return }
    try folder.refuseOther(last, "use")
  }

  /// Removes what writers that were killed have left directly within this folder.
  ///
  /// One that still writes fails, with words.
  package func removeTemporaries() throws(FileError) {
    for name in try names() where name.hasPrefix(Self.temporaryPrefix) {
      if UInt64(name.dropFirst(Self.temporaryPrefix.count), radix: 36) != nil { unlinkat(descriptor, name, 0) }
    }
  }

  private static let temporaryPrefix = ".daguerre-"

  /// Writes a file under a name that nobody can have foreseen, and gives the name.
  private func writeTemporary<Value: BitwiseCopyable>(
    _ bytes: [Value], for name: String
  ) throws(FileError) -> String {
    while true {
      let temporary = "\(Self.temporaryPrefix)\(String(UInt64.random(in: .min ... .max), radix: 36))"
      let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if file < 0 && errno == EEXIST { continue }
      guard file >= 0 else { throw FileError("write", fullPath(name)) }
      try fill(file, with: bytes, name: temporary, meant: name)
      return temporary
    }
  }

  /// Writes and closes a new file; it is gone when that fails.
  private func fill<Value: BitwiseCopyable>(
    _ file: Int32, with bytes: [Value], name: String, meant: String
  ) throws(FileError) {
    do throws(SystemError) {
      try Files.write(bytes, toDescriptor: file)
    } catch {
      close(file)
      unlinkat(descriptor, name, 0)
      throw FileError("write", fullPath(meant), reason: error.description)
    }
    guard close(file) == 0 else {
      let error = FileError("write", fullPath(meant))
      unlinkat(descriptor, name, 0)
      throw error
    }
  }
}
