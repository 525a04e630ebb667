#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Files by the paths that a person gives, with errors that name the path; what is ours is in a ``Folder``.
package enum Files {
  /// More than any picture, font or document that is worth reading, in bytes.
  private static let largestSize = 1 << 28

  /// The bytes of a file, or nothing when there is no such file.
  ///
  /// Takes time and memory in proportion to the file; one that is larger than 256 MB, a pipe or a device is refused.
  package static func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
    // Opening a pipe that nobody writes to would wait for ever.
    let file = open(try Folder.cString(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file < 0 {
      // A missing file, or one below something that is not a folder.
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError("read", path)
    }
    defer { close(file) }
    return try contents(of: file, path: path)
  }

  /// The bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = try readIfPresent(path) else { throw FileError("read", path, reason: "there is no such file") }
    return bytes
  }

  /// Writes a file that a person has named so that readers see the old bytes or the new ones, never a part; makes the
  /// folders above it.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard !path.hasSuffix("/"), !name.isEmpty else {
      throw FileError("write", path, reason: "it is not the name of a file")
    }
    do {
      try Folder.made(folder(of: path)).write(bytes, to: name)
    } catch {
      // The path as it was given, without the folder that was looked up for it.
      throw error.path == "./\(path)" ? FileError(error.operation, path, reason: error.reason) : error
    }
  }

  /// The folder that holds the path: what is before its last slash, and `.` when there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether there is something under the name, be it a link that leads nowhere.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && lstat(path, &status) == 0
  }

  /// Whether two paths lead to the same file or folder.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard !first.utf8.contains(0), !second.utf8.contains(0), stat(first, &one) == 0, stat(second, &other) == 0 else {
      return false
    }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Whether a path, of which the last parts need not be there, leads to a folder or into it, links followed.
  package static func isWithin(_ path: String, _ folder: String) -> Bool {
    var place = path
    while !isFolder(place) {
      let above = self.folder(of: place)
      guard above != place else { return false }
      place = above
    }
    while !isSame(place, folder) {
      let above = place + "/.."
      guard isFolder(above), !isSame(above, place) else { return false }
      place = above
    }
    return true
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the path is that of a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Everything in an open file.
  static func contents(of file: Int32, path: String) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError("read", path, reason: "it is not a file") }
    let size = Int(status.st_size)
    guard size <= largestSize else { throw FileError("read", path, reason: "it is larger than 256 MB") }
    var count = 0
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        let step = systemRead(file, buffer.baseAddress.map { $0 + count }, size - count)
        if step < 0 && errno == EINTR { continue }
        isRead = step >= 0
        if step <= 0 { break }
        count += step
      }
      initialized = count
    }
    guard isRead else { throw FileError("read", path) }
    return bytes
  }

  /// Writes all bytes, or those of larger values as they lie in memory, to something open, and waits where it takes no
  /// more for now.
  package static func write<Value: BitwiseCopyable>(_ values: [Value], toDescriptor file: Int32) throws(SystemError) {
    let total = values.count * MemoryLayout<Value>.stride
    var count = 0
    while count < total {
      let step = values.withUnsafeBytes { systemWrite(file, $0.baseAddress.map { $0 + count }, total - count) }
      if step > 0 {
        count += step
        continue
      }
      if step < 0 && errno == EINTR { continue }
      guard step < 0 && errno == EAGAIN else { throw SystemError.current }
      var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      poll(&waiting, 1, -1)
    }
  }
}

// The members of `Files` hide the functions of the system.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
