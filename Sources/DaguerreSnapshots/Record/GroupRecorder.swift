import DaguerreImages
import DaguerreSupport

/// Draws the cases of a group and stages the pictures that the store does not have yet.
struct GroupRecorder {
  private let group: CaseGroup
  private let drawer: CaseDrawer
  private let staging: StagingArea
  private var result: DrawnGroup

  init(_ group: CaseGroup, drawer: CaseDrawer, staging: StagingArea) {
    self.group = group
    self.drawer = drawer
    self.staging = staging
    result = DrawnGroup(theme: group.theme)
  }

  consuming func record() throws -> DrawnGroup {
    var stored: [CaseKey: CaseFiles.Stored] = [:]
    var digests: [String: Digest] = [:]
    let keyed = group.cases.map { (key: $0.key, snapshot: $0) }
    // The file of whatever a case can fall back on is known by then.
    let byRank = Dictionary(grouping: keyed) { CaseFiles.rank(of: $0.key) }
    let ordered = byRank.keys.sorted().flatMap { byRank[$0] ?? [] }
    for (key, snapshot) in ordered {
      let drawn = try drawer.draw(snapshot)
      result.reads[key] = drawn.reads
      let identity = drawer.identity(of: drawn)
      let file = CaseFiles.file(of: key, pixels: identity, storesImage: snapshot.storesImage, among: stored)
      stored[key] = CaseFiles.Stored(pixels: identity, file: file)
      guard let file else {
        result.lines.append(ManifestLine(key: key, pixels: identity, picture: nil, tokens: drawn.tokenDigest))
        continue
      }
      let digest: Digest
      if let known = digests[file] {
        digest = known
      } else if let intact = try intactDigest(of: key, file: file, pixels: identity) {
        digest = intact
      } else {
        digest = try stage(try drawn.png(of: snapshot, compression: .small), as: file)
      }
      digests[file] = digest
      result.lines.append(
        ManifestLine(
          key: key, pixels: identity, picture: .init(file: file, digest: digest), tokens: drawn.tokenDigest))
    }
    return result
  }

  /// The digest of a file that already holds the pixels, which its manifest alone does not prove.
  ///
  /// It stays as it is, also where another zlib would compress it differently.
  private func intactDigest(of key: CaseKey, file: String, pixels: PixelIdentity) throws -> Digest? {
    guard let old = group.oldLines[key], old.pixels == pixels, let picture = old.picture, picture.file == file,
      let bytes = try staging.store.read(path(of: file)), Digest(of: bytes) == picture.digest,
      StoredPicture(bytes, sizes: [PictureSize(pixels)]).pixels == pixels
    else { return nil }
    return picture.digest
  }

  /// Stages the bytes, unless the file already has them, and gives their digest.
  private mutating func stage(_ bytes: [UInt8], as file: String) throws(FileError) -> Digest {
    if try staging.store.read(path(of: file)) != bytes { result.staged.append((file, try staging.stage(bytes))) }
    return Digest(of: bytes)
  }

  /// In the store.
  private func path(of file: String) -> String { "\(group.theme)/\(file)" }
}
