import DaguerreSupport

/// A state of a store, read file by file, as from version control.
public struct StoreVersion: Sendable {
  /// What errors call it.
  private let name: String
  private let read: @Sendable (String) throws -> [UInt8]?

  /// - Parameters:
  ///   - name: as in `ours`.
  ///   - read: gives the bytes of a file by its path in the store; nil when there is none.
  public init(name: String, read: @escaping @Sendable (_ path: String) throws -> [UInt8]?) {
    self.name = name
    self.read = read
  }

  func bytes(_ path: String) throws -> [UInt8]? { try read(path) }

  func manifest(_ theme: String, axes: SnapshotAxes) throws -> Manifest? {
    let path = "\(theme)/\(SnapshotStore.manifestName)"
    return try read(path).flatMap { bytes in
      bytes.isEmpty ? nil : try Manifest(parsing: bytes, path: manifestPath(theme), theme: theme, axes: axes)
    }
  }

  /// What errors call the manifest of a theme.
  func manifestPath(_ theme: String) -> String { "\(name):\(theme)/\(SnapshotStore.manifestName)" }

  func tokens(_ theme: String) throws -> TokenRecord? {
    let path = "\(theme)/\(SnapshotStore.tokensName)"
    return try read(path).flatMap { bytes in
      bytes.isEmpty ? nil : try TokenRecord(parsing: bytes, path: "\(name):\(path)")
    }
  }

  func reads(axes: SnapshotAxes) throws -> ReadRecord? {
    try read(SnapshotStore.readsName).flatMap { bytes in
      bytes.isEmpty ? nil : try ReadRecord(parsing: bytes, path: "\(name):\(SnapshotStore.readsName)", axes: axes)
    }
  }

  func settings() throws -> StoreSettings {
    try read(SnapshotStore.settingsName).map {
      try StoreSettings(parsing: $0, path: "\(name):\(SnapshotStore.settingsName)")
    } ?? StoreSettings()
  }
}
