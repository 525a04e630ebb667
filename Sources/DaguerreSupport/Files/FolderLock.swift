#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// The right to change what is in a folder, taken from all other processes as long as the object lives.
///
/// Whatever has it in this process shares it.
package final class FolderLock: Sendable {
  private struct Identity: Hashable {
    let device, file: UInt64

    init(_ folder: Folder) {
      var status = stat()
      fstat(folder.descriptor, &status)
      (device, file) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
    }
  }

  private static let held = Mutex<[Identity: (folder: Folder, owners: Int)]>([:])
  private let identity: Identity

  /// Nil when another process has the right.
  package init?(_ folder: Folder) {
    let identity = Identity(folder)
    let isHeld = Self.held.withLock { held in
      if let known = held[identity] {
        held[identity] = (known.folder, known.owners + 1)
        return true
      }
      guard folder.lock() else { return false }
      held[identity] = (folder, 1)
      return true
    }
    guard isHeld else { return nil }
    self.identity = identity
  }

  deinit {
    Self.held.withLock { held in
      guard let known = held[identity] else { return }
      if known.owners > 1 {
        held[identity] = (known.folder, known.owners - 1)
      } else {
        known.folder.unlock()
        held[identity] = nil
      }
    }
  }

  /// Whether it is the folder that this lock is on.
  package func isOn(_ folder: Folder) -> Bool { identity == Identity(folder) }
}
