import DaguerreImages
import DaguerreSupport

/// Draws the cases of a group and stages the pictures that the store does not have yet.
struct GroupRecorder {
  /// Cases that look the same, and their picture.
  private struct Look {
    /// Of the case that comes first, whether or not its own picture is asked for.
    let file: String
    var digest: ShortDigest?
  }

  private let group: CaseGroup
  private let drawer: CaseDrawer
  private let staging: StagingArea
  private let pictures: KeptPictures
  private var result: DrawnGroup
  private var looks: [PixelIdentity: Look] = [:]
  private var oldLines: [CaseKey: ManifestLine]

  /// - Parameter pictures: those that are kept, by the setting of the store.
  init(_ group: CaseGroup, drawer: CaseDrawer, staging: StagingArea, pictures: KeptPictures) {
    self.group = group
    self.pictures = pictures
    self.drawer = drawer
    self.staging = staging
    oldLines = Dictionary(group.oldLines.map { ($0.key, $0) }) { first, _ in first }
    result = DrawnGroup(theme: group.theme, id: group.id)
  }

  consuming func record() throws -> DrawnGroup {
    // The first case of a look comes before those that share its file.
    for member in group.members.sorted(by: { CaseFiles.isBefore($0.key, $1.key) }) {
      switch member {
      case .recorded(let snapshot, let skin):
        let drawn = try drawer.draw(snapshot, under: skin)
        result.reads[member.key] = drawn.reads
        let line = ManifestLine(
          key: member.key, pixels: try drawer.identity(of: drawn), picture: nil, tokens: .own(drawn.tokenDigest))
        try renewOldLine(line.pixels, of: drawn)
        let keepsPicture = pictures.keeps(isChosen: snapshot.storesImage) || isLeftAsItWas(line)
        try add(line, keepsPicture: keepsPicture) { try drawer.referencePNG(of: drawn) }
      case .accepted(let line, let reads, let isChosen, let png):
        result.reads[member.key] = reads
        try add(line, keepsPicture: pictures.keeps(isChosen: isChosen), png: png)
      case .kept(let line, let isChosen):
        // What has none is as it was: there is nothing to make one from.
        let keepsPicture = (pictures.keeps(isChosen: isChosen) || line.hasOwnTokens) && line.picture != nil
        try add(line, keepsPicture: keepsPicture) { try picture(of: line) }
      case .left(let line, let snapshot, let skin):
        let former = line.picture == nil ? drawer.proven(snapshot, by: line, under: skin) : nil
        try add(line, keepsPicture: line.picture != nil || former != nil) {
          try former.map(drawer.referencePNG) ?? picture(of: line)
        }
      }
    }
    for index in result.lines.indices {
      let look = looks[result.lines[index].pixels]
      result.lines[index].picture = look.flatMap { look in look.digest.map { .init(file: look.file, digest: $0) } }
    }
    return result
  }

  /// Whether a case looks and reads as its line says, which had a picture as the records did not tell.
  private func isLeftAsItWas(_ line: ManifestLine) -> Bool {
    guard let old = oldLines[line.key], old.hasOwnTokens, old.picture != nil else { return false }
    return old.pixels == line.pixels && old.tokens == line.tokens
  }

  /// Gives the old line of a case the present form, if it is of the same pixels.
  private mutating func renewOldLine(_ pixels: PixelIdentity, of drawn: DrawnCase) throws {
    let key = CaseKey(id: drawn.id, point: drawn.point)
    guard let old = oldLines[key]?.pixels, old.form != pixels.form,
      try drawer.identity(of: drawn, form: old.form) == old
    else { return }
    oldLines[key]?.pixels = pixels
    result.renewed[key] = pixels
  }

  /// Adds a line; the file that it uses is known once all are there.
  ///
  /// - Parameter png: its picture; asked for where the store does not have it at its place.
  private mutating func add(_ line: ManifestLine, keepsPicture: Bool, png: () throws -> [UInt8]) throws {
    var look = looks[line.pixels] ?? Look(file: CaseFiles.ownFile(of: line.key))
    if keepsPicture, look.digest == nil {
      if let kept = line.picture, kept.file == look.file {
        look.digest = kept.digest
      } else {
        look.digest = try intactDigest(of: look.file, pixels: line.pixels) ?? stage(try png(), as: look.file)
      }
    }
    looks[line.pixels] = look
    result.lines.append(line)
  }

  /// The digest of a file that already holds the pixels, which its manifest alone does not prove.
  ///
  /// It stays as it is, also where another zlib would compress it differently.
  private func intactDigest(of file: String, pixels: PixelIdentity) throws -> ShortDigest? {
    let old = oldLines.values.first { $0.picture?.file == file && $0.pixels == pixels }
    guard let old, try intactBytes(of: old) != nil else { return nil }
    return old.picture?.digest
  }

  /// The bytes of the file that a line names, if they are what the line says.
  private func intactBytes(of line: ManifestLine) throws -> [UInt8]? {
    guard let picture = line.picture, let bytes = try staging.store.read(path(of: picture.file)),
      ShortDigest(of: bytes) == picture.digest,
      StoredPicture(bytes, sizes: [PictureSize(line.pixels)], form: line.pixels.form).pixels == line.pixels
    else { return nil }
    return bytes
  }

  /// The picture of a case that stays as it is but no longer shares it, with the name of that case.
  private func picture(of line: ManifestLine) throws -> [UInt8] {
    if let bytes = try intactBytes(of: line) {
      if line.picture?.file == CaseFiles.ownFile(of: line.key) { return bytes }
      return try ReferencePicture.encode(try PNG.decode(bytes), of: line.key)
    }
    throw StoreError.lostPicture(id: line.key.id, point: line.key.point, file: line.picture?.file)
  }

  /// Stages the bytes, unless the file already has them, and gives their digest.
  private mutating func stage(_ bytes: [UInt8], as file: String) throws(FileError) -> ShortDigest {
    if try staging.store.read(path(of: file)) != bytes { result.staged.append((file, try staging.stage(bytes))) }
    return ShortDigest(of: bytes)
  }

  /// In the store.
  private func path(of file: String) -> String { "\(group.theme)/\(file)" }
}
