import DaguerreImages
import DaguerreSupport

/// Draws the cases of a group and stages the pictures that the store does not have yet.
struct GroupRecorder {
  private let group: CaseGroup
  private let drawer: CaseDrawer
  private let staging: StagingArea
  private let pictures: KeptPictures
  private var result: DrawnGroup
  private var stored: [CaseKey: CaseFiles.Stored] = [:]
  private var digests: [String: Digest] = [:]

  /// - Parameter pictures: those that are kept, by the setting of the store.
  init(_ group: CaseGroup, drawer: CaseDrawer, staging: StagingArea, pictures: KeptPictures) {
    self.group = group
    self.pictures = pictures
    self.drawer = drawer
    self.staging = staging
    result = DrawnGroup(theme: group.theme)
  }

  consuming func record() throws -> DrawnGroup {
    // The file of whatever a case can fall back on is known by then.
    let byRank = Dictionary(grouping: group.members) { CaseFiles.rank(of: $0.key) }
    for member in byRank.keys.sorted().flatMap({ byRank[$0] ?? [] }) {
      switch member {
      case .recorded(let snapshot, let skin):
        let drawn = try drawer.draw(snapshot, under: skin)
        result.reads[member.key] = drawn.reads
        let line = ManifestLine(
          key: member.key, pixels: drawer.identity(of: drawn), picture: nil, tokens: drawn.tokenDigest)
        let storesImage = pictures.keeps(isChosen: snapshot.storesImage)
        try add(line, storesImage: storesImage) { try drawn.png(of: snapshot, compression: .small) }
      case .accepted(let line, let reads, let isChosen, let png):
        result.reads[member.key] = reads
        try add(line, storesImage: pictures.keeps(isChosen: isChosen), png: png)
      case .kept(let line, let isChosen):
        // What has none is as it was: there is nothing to make one from.
        let storesImage = pictures.keeps(isChosen: isChosen) && line.picture != nil
        try add(line, storesImage: storesImage) { try picture(of: line) }
      }
    }
    return result
  }

  /// Adds a line with the file that it uses among the others.
  ///
  /// - Parameter png: its picture; asked for where the store does not have it at its place.
  private mutating func add(_ line: ManifestLine, storesImage: Bool, png: () throws -> [UInt8]) throws {
    var line = line
    let file = CaseFiles.file(of: line.key, pixels: line.pixels, storesImage: storesImage, among: stored)
    stored[line.key] = CaseFiles.Stored(pixels: line.pixels, file: file)
    guard let file else {
      line.picture = nil
      result.lines.append(line)
      return
    }
    let digest: Digest
    if let known = digests[file] {
      digest = known
    } else if let kept = line.picture, kept.file == file {
      digest = kept.digest
    } else if let intact = try intactDigest(of: line.key, file: file, pixels: line.pixels) {
      digest = intact
    } else {
      digest = try stage(try png(), as: file)
    }
    digests[file] = digest
    line.picture = .init(file: file, digest: digest)
    result.lines.append(line)
  }

  /// The digest of a file that already holds the pixels, which its manifest alone does not prove.
  ///
  /// It stays as it is, also where another zlib would compress it differently.
  private func intactDigest(of key: CaseKey, file: String, pixels: PixelIdentity) throws -> Digest? {
    guard let old = group.oldLines[key], old.pixels == pixels, let picture = old.picture, picture.file == file,
      try intactBytes(of: old) != nil
    else { return nil }
    return picture.digest
  }

  /// The bytes of the file that a line names, if they are what the line says.
  private func intactBytes(of line: ManifestLine) throws -> [UInt8]? {
    guard let picture = line.picture, let bytes = try staging.store.read(path(of: picture.file)),
      Digest(of: bytes) == picture.digest,
      StoredPicture(bytes, sizes: [PictureSize(line.pixels)]).pixels == line.pixels
    else { return nil }
    return bytes
  }

  /// The picture of a case that stays as it is but no longer shares it.
  private func picture(of line: ManifestLine) throws -> [UInt8] {
    if let bytes = try intactBytes(of: line) { return bytes }
    throw StoreError.lostPicture(id: line.key.id, point: line.key.point, file: line.picture?.file)
  }

  /// Stages the bytes, unless the file already has them, and gives their digest.
  private mutating func stage(_ bytes: [UInt8], as file: String) throws(FileError) -> Digest {
    if try staging.store.read(path(of: file)) != bytes { result.staged.append((file, try staging.stage(bytes))) }
    return Digest(of: bytes)
  }

  /// In the store.
  private func path(of file: String) -> String { "\(group.theme)/\(file)" }
}
