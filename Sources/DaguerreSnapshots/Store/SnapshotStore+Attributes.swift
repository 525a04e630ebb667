import DaguerreSupport

extension SnapshotStore {
  static let attributesName = ".gitattributes"

  /// What version control is told of the files.
  static let attributes = """
    # 'merge-driver install', of the tool that records, says what these drivers are; without it git merges text.
    manifest.tsv text eol=lf merge=daguerre diff=daguerre-tsv
    reads.tsv text eol=lf merge=daguerre diff=daguerre-tsv
    tokens.json text eol=lf merge=daguerre
    settings.json text eol=lf
    exceptions.tsv text eol=lf
    *.png binary merge=daguerre

    """

  /// Writes the file that names the drivers of version control, unless there is one.
  ///
  /// - Returns: whether it was written.
  /// - Throws: `FileError`, and ``StoreError`` where there is no store.
  public func writeAttributes() throws -> Bool {
    guard let root = try opened() else { throw StoreError.missing(folder: folder) }
    if try root.read(Self.attributesName) != nil { return false }
    try root.folder.write(Array(Self.attributes.utf8), to: Self.attributesName)
    return true
  }
}
