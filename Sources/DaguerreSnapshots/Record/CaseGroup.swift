import DaguerreSkins

/// One id of a theme at all its points, which may share files.
struct CaseGroup: Sendable {
  /// What becomes of a case's reference; one without a member has none any more.
  enum Member: Sendable {
    /// What is drawn: under the skin, or where there is none under the tokens in force.
    case recorded(SnapshotCase, under: (any Skin)?)
    /// Its pixels as they are, whoever shares its picture; the catalogue may have chosen to keep that.
    case kept(ManifestLine, isChosen: Bool)
    /// As it is, while other values are recorded of tokens that it reads: from then on only a picture tells what it looked
    /// like, which is drawn under the skin of those of before.
    case left(ManifestLine, SnapshotCase, under: (any Skin)?)
    /// What was drawn elsewhere; the picture is a PNG file, asked for where the store does not have it.
    case accepted(ManifestLine, ReadRecord.Reads, isChosen: Bool, png: @Sendable () throws -> [UInt8])

    var key: CaseKey {
      switch self {
      case .recorded(let snapshot, _): snapshot.key
      case .kept(let line, _), .left(let line, _, _), .accepted(let line, _, _, _): line.key
      }
    }
  }

  let theme: String
  let members: [Member]
  /// Of all members.
  let id: String
  /// Those of the id.
  let oldLines: [ManifestLine]
}

/// The manifest lines of a group, each with the digest of its tokens, and its staged files.
struct DrawnGroup: Sendable {
  let theme: String
  let id: String
  var lines: [ManifestLine] = []
  var reads: [CaseKey: ReadRecord.Reads] = [:]
  /// Paths in the theme's folder, and the names under which the new files wait.
  var staged: [(file: String, name: String)] = []
  /// The pixels of cases that look as a line of an older form says.
  var renewed: [CaseKey: PixelIdentity] = [:]
}

extension [CaseGroup] {
  /// Draws and stages the groups on several threads; the results are in their order.
  ///
  /// - Parameter sharing: nil to lay out every case by itself.
  func recorded(
    sharing: SheetSharing? = nil, keeping pictures: KeptPictures, in staging: StagingArea, threads: Int,
    progress: ProgressHandler? = nil
  ) throws -> [DrawnGroup] {
    try parallelMap(self, threads: threads, progress: progress) {
      CaseDrawer(scale: SnapshotStore.scale, sharing: sharing)
    } transform: { drawer, group in
      try GroupRecorder(group, drawer: drawer, staging: staging, pictures: pictures).record()
    }
  }
}

extension [DrawnGroup] {
  /// The lines of a theme, with those of the groups in place of what their ids had.
  func lines(of theme: String, replacing old: [ManifestLine]) -> [ManifestLine] {
    let own = filter { $0.theme == theme }
    let replaced = Set(own.map(\.id))
    return old.filter { !replaced.contains($0.key.id) } + own.flatMap(\.lines)
  }
}
