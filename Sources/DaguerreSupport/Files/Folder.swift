#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A folder of ours, held open: files in it are made, read, replaced and removed by names that are looked up in it,
/// and no symbolic link among them is followed.
///
/// Version control carries links, so one may stand where a file or folder of ours should. It is an error that names it.
/// Names are paths relative to the folder, such as `light/button.png`. May be used by many threads at once.
package final class Folder: Sendable {
  /// As a person knows it; for errors.
  package let path: String
  /// Open as long as the object lives.
  package let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a folder that a person has named, which may be a link; nothing when there is none.
  package static func existing(_ path: String) throws(FileError) -> Folder? {
    let descriptor = open(try cString(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { return Folder(path: path, descriptor: descriptor) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileError("read the folder", path)
  }

  /// Opens a folder that a person has named, and makes it and those above it where they are not there yet.
  package static func made(_ path: String) throws(FileError) -> Folder {
    if let folder = try existing(path) { return folder }
    try make(path)
    guard let folder = try existing(path) else { throw FileError("make the folder", path) }
    return folder
  }

  private static func make(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    let parent = Files.folder(of: path)
    guard errno == ENOENT, parent != path else { throw FileError("make the folder", path) }
    try make(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError("make the folder", path) }
  }

  /// A path for a system call, which would stop at a zero byte.
  static func cString(_ path: String) throws(FileError) -> String {
    guard !path.utf8.contains(0) else { throw FileError("use", path, reason: "a path cannot hold a zero byte") }
    return path.isEmpty ? "." : path
  }

  func fullPath(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  // MARK: Folders in it

  /// A folder within this one; nothing when there is none.
  package func folder(_ name: String) throws(FileError) -> Folder? {
    try walk(try Self.words(of: name, in: self)[...], "read the folder", makes: false)
  }

  /// A folder within this one, made with those above it where they are not there yet.
  package func madeFolder(_ name: String) throws(FileError) -> Folder {
    let words = try Self.words(of: name, in: self)
    guard let folder = try walk(words[...], "make the folder", makes: true) else {
      throw FileError("make the folder", fullPath(name))
    }
    return folder
  }

  /// Removes those of the folders within this one that hold nothing; links are left alone.
  package func removeEmptyFolders() throws(FileError) {
    for name in try names() where isFolder(name) {
      guard let folder = try folder(name) else { continue }
      try folder.removeEmptyFolders()
      unlinkat(descriptor, name, AT_REMOVEDIR)
    }
  }

  /// Removes a folder within this one, and then those between, as far as they hold nothing.
  package func removeEmptyFolders(from name: String) throws(FileError) {
    var words = try Self.words(of: name, in: self)
    while let last = words.popLast() {
      guard let parent = try walk(words[...], "read the folder", makes: false) else { continue }
      guard unlinkat(parent.descriptor, last, AT_REMOVEDIR) == 0 else { return }
    }
  }

  /// Removes the folder itself if it holds nothing.
  package func removeIfEmpty() { rmdir(path) }

  /// Removes a folder directly within this one, with those in it, as far as they hold nothing.
  package func removeEmptyFolder(_ name: String) throws(FileError) {
    guard let folder = try folder(name) else { return }
    try folder.removeEmptyFolders()
    unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Takes the right to change the folder from all other processes; false when one has it.
  package func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  package func unlock() { flock(descriptor, LOCK_UN) }

  // MARK: What is in it

  /// The names in the folder, sorted.
  package func names() throws(FileError) -> [String] {
    // A descriptor of its own: the stream moves its position and closes it.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw FileError("read the folder", path) }
    guard let stream = fdopendir(copy) else {
      let error = FileError("read the folder", path)
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) {
          (String(cString: $0), String(validatingCString: $0) != nil)
        }
      }
      // Such a file could be listed and not be found.
      guard isText else {
        throw FileError("read the folder", path, reason: "the name '\(name)' in it is not UTF-8; rename or remove it")
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of all files below the folder, relative to it and sorted; links are files.
  package func files() throws(FileError) -> [String] {
    var files: [String] = []
    for name in try names() {
      if isFolder(name), let folder = try folder(name) {
        files += try folder.files().map { name + "/" + $0 }
      } else {
        files.append(name)
      }
    }
    return files.sorted()
  }

  /// Whether there is a folder of that name directly within this one; a link is none.
  package func isFolder(_ name: String) -> Bool { kind(of: name) == S_IFDIR }

  /// Whether there is anything at a path within the folder, a link included.
  package func hasAny(_ path: String) -> Bool { kind(of: path) != nil }

  private func kind(of name: String) -> mode_t? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status.st_mode & S_IFMT : nil
  }

  // MARK: The way to a file

  /// Whether a path is that of something in a folder.
  package static func isName(_ path: some StringProtocol) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0)
    }
  }

  /// The words of a relative path, none of which leaves the folder.
  private static func words(of name: String, in folder: Folder) throws(FileError) -> [String] {
    guard isName(name) else {
      throw FileError("use", folder.fullPath(name), reason: "it is not the path of something in the folder")
    }
    return name.split(separator: "/").map(String.init)
  }

  /// Goes down folder by folder; nothing where one is missing, or is a file, and is not to be made.
  private func walk(
    _ words: ArraySlice<String>, _ operation: String, makes: Bool
  ) throws(FileError) -> Folder? {
    var folder = self
    for word in words {
      let place = folder.fullPath(word)
      if makes, mkdirat(folder.descriptor, word, 0o777) != 0, errno != EEXIST {
        throw FileError("make the folder", place)
      }
      let next = openat(folder.descriptor, word, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard next >= 0 else {
        let error = FileError(operation, place)
        // Which of the two it is for a link depends on the system.
        let isMissing = errno == ENOENT || errno == ENOTDIR
        try folder.refuseLink(word, operation)
        if isMissing && !makes { return nil }
        throw error
      }
      folder = Folder(path: place, descriptor: next)
    }
    return folder
  }

  /// The folder that a file is in, and the file's name there; nothing where the folder is missing.
  func parent(
    of name: String, _ operation: String, makes: Bool = false
  ) throws(FileError) -> (folder: Folder, name: String)? {
    let words = try Self.words(of: name, in: self)
    guard let folder = try walk(words.dropLast(), operation, makes: makes) else { return nil }
    return (folder, words[words.count - 1])
  }

  /// Throws when a name directly within this folder is that of a link.
  func refuseLink(_ name: String, _ operation: String) throws(FileError) {
    guard kind(of: name) == S_IFLNK else { return }
    throw FileError(
      operation, fullPath(name), reason: "it is a symbolic link, which is not followed; remove it and try again")
  }

  /// Throws when a name directly within this folder is that of something that cannot be a file of ours: a link, or a pipe
  /// or a device, which a new file would take the place of.
  func refuseOther(_ name: String, _ operation: String) throws(FileError) {
    try refuseLink(name, operation)
    guard let kind = kind(of: name), kind != S_IFREG, kind != S_IFDIR else { return }
    throw FileError(operation, fullPath(name), reason: "it is not a file")
  }
}
