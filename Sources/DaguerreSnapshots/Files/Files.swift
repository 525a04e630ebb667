import Foundation

/// Files and folders, with errors that name the path.
package enum Files {
  /// The bytes of a file, or nothing when there is no such file.
  package static func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 {
      // A missing file, or one below something that is not a folder.
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError("read", path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError("read", path, reason: "it is not a file") }
    let size = Int(status.st_size)
    var count = 0
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        let step = Foundation.read(file, buffer.baseAddress.map { $0 + count }, size - count)
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

  /// The bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = try readIfPresent(path) else { throw FileError("read", path, reason: "there is no such file") }
    return bytes
  }

  /// Writes a file so that readers see the old bytes or the new ones, never a part.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let temporary = path + ".daguerre-tmp"
    try writeInPlace(bytes, to: temporary)
    do { try move(temporary, to: path) } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes a file that nobody reads yet.
  static func writeInPlace(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError("write", path) }
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeBytes {
        Foundation.write(file, $0.baseAddress.map { $0 + count }, bytes.count - count)
      }
      if step < 0 && errno == EINTR { continue }
      guard step > 0 else {
        let error = FileError("write", path)
        close(file)
        unlink(path)
        throw error
      }
      count += step
    }
    guard close(file) == 0 else { throw FileError("write", path) }
  }

  /// Replaces `path` by `source` in one step; both are on one file system.
  static func move(_ source: String, to path: String) throws(FileError) {
    guard rename(source, path) == 0 else { throw FileError("write", path) }
  }

  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  /// Makes a folder and those above it; one that exists is fine.
  package static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || isFolder(path) || mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) { return }
    guard errno == ENOENT, folder(of: path) != path else { throw FileError("make the folder", path) }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
      throw FileError("make the folder", path)
    }
  }

  /// The folder that holds the path: what is before its last slash, and `.` when there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted; none when there is no such folder.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw FileError("read the folder", folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of all files below a folder, relative to it and sorted; links are files.
  static func files(below folder: String) throws(FileError) -> [String] {
    var files: [String] = []
    for name in try names(in: folder) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { throw FileError("read", path) }
      if status.st_mode & S_IFMT == S_IFDIR {
        files += try Files.files(below: path).map { name + "/" + $0 }
      } else {
        files.append(name)
      }
    }
    return files.sorted()
  }

  /// Removes those of `folder` and the folders below it that hold nothing.
  static func removeEmptyFolders(_ folder: String) throws(FileError) {
    for name in try names(in: folder) {
      let path = folder + "/" + name
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { try removeEmptyFolders(path) }
    }
    rmdir(folder)
  }
}
