import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport

/// A folder that a command uses unless another one is given.
enum DefaultFolder {
  /// Throws when `path` is empty, as an unset variable makes it, or the default and a symbolic link.
  ///
  /// A user may name a link, but a link that nobody named may have come with the sources.
  ///
  /// - Parameter store: references, in whose folder what no case uses is wrong; nil for none.
  static func check(_ path: String, default standard: String, outside store: SnapshotStore? = nil) throws {
    if path.isEmpty { throw ValidationError("-o '': give a folder, such as '\(standard)'.") }
    if let store, Files.isWithin(path, store.folder) {
      let place = Files.isSame(path, store.folder) ? "that is" : "that is in"
      throw ValidationError("-o \(path): \(place) the folder of the references.")
    }
    guard path == standard, Files.isLink(path) else { return }
    throw FileError(
      "use", path, reason: "it is a symbolic link, which is not followed; remove it, or name the folder it leads to")
  }
}
