public import DaguerreSupport

extension SnapshotStore {
  /// A digest of what the references say, by which decisions about one state of them are told from those about another:
  /// of the settings, manifests and records of all themes, with their lengths and paths, in the order of the paths.
  ///
  /// Reads some megabytes, but no picture; the manifests hold the digests of those.
  /// - Throws: `FileError`.
  public func state() throws -> Digest {
    guard let root = try opened() else { return Digest(of: []) }
    var bytes: [UInt8] = []
    let records = try root.folders().flatMap { folder in Self.recordNames.map { "\(folder)/\($0)" } }
    for path in Self.commonNames + records {
      guard let contents = try root.read(path) else { continue }
      bytes += Array("\(path)\t\(contents.count)\n".utf8) + contents
    }
    return Digest(of: bytes)
  }
}
