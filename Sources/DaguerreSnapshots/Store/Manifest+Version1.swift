import DaguerreSupport

/// The form of before: `id`, a column for each axis, `width`, `height`, `pixels`, `file`, `fileDigest` and `tokens`; a line
/// for each case, with digests of 64 digits.
extension Manifest {
  private static let otherColumns = ["width", "height", "pixels", "file", "fileDigest", "tokens"]

  init(
    parsingVersion1 rows: [ArraySlice<UInt8>], path: String, theme: String, axes: SnapshotAxes
  ) throws(StoreError) {
    func fields(_ row: ArraySlice<UInt8>) -> [String] {
      StoreText.fields(row).map { String(decoding: $0, as: UTF8.self) }
    }
    let heading = rows.first.map(fields) ?? []
    let columns = axes.stored.filter { heading.contains(axes.all[$0].name) }
    guard heading == ["id"] + columns.map({ axes.all[$0].name }) + Self.otherColumns else {
      throw .brokenManifest(path: path, line: 1, reason: "the heading is not that of a manifest")
    }
    let base = axes.point(theme: theme)
    var lines: [ManifestLine] = []
    for (index, row) in rows.enumerated().dropFirst() {
      let fields = fields(row)
      guard fields.count == heading.count, let line = ManifestLine(version1: fields, columns: columns, base: base)
      else {
        throw .brokenManifest(path: path, line: index + 1, reason: "this is not the reference of a case")
      }
      if let last = lines.last, last.key >= line.key {
        throw .brokenManifest(path: path, line: index + 1, reason: "the lines are not sorted")
      }
      lines.append(line)
    }
    self.init(
      lines: lines, axes: axes,
      missingColumns: axes.stored.filter { !columns.contains($0) }.map { axes.all[$0].name }, isOlder: true)
  }
}

extension ManifestLine {
  fileprivate init?(version1 fields: [String], columns: [Int], base: SnapshotPoint) {
    var point = base
    for (axis, value) in zip(columns, fields.dropFirst()) {
      guard CaseCheck.isValue(value) else { return nil }
      point = point.with(axis, value)
    }
    let rest = Array(fields[(columns.count + 1)...])
    guard CaseCheck.isID(fields[0]), let width = Int(rest[0]), width > 0, let height = Int(rest[1]), height > 0,
      let pixels = Digest(hexadecimal: rest[2]), let tokens = Digest(hexadecimal: rest[5])
    else { return nil }
    var picture: Picture?
    if rest[3] != Manifest.noPicture {
      guard rest[3].hasSuffix(".png"), Folder.isName(rest[3]), let digest = Digest(hexadecimal: rest[4]) else {
        return nil
      }
      picture = Picture(file: rest[3], digest: ShortDigest(digest))
    }
    self.init(
      key: CaseKey(id: fields[0], point: point),
      pixels: PixelIdentity(width: width, height: height, digest: ShortDigest(pixels), form: .bytes), picture: picture,
      tokens: .own(ShortDigest(tokens)))
  }
}
