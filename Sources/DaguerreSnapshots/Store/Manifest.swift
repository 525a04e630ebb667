import DaguerreSupport

/// The list of references of one theme: a heading, then one line for each case, with fields separated by tabs.
///
/// Lines are sorted by id and then by axes, so that branches merge line by line.
struct Manifest {
  private(set) var lines: [ManifestLine]
  private let axes: SnapshotAxes
  /// The axes without a column in the file; all lines have their default.
  private(set) var missingColumns: [String] = []

  private static let idColumn = "id"
  private static let otherColumns = ["width", "height", "pixels", "file", "fileDigest", "tokens"]

  private static func heading(_ axes: [SnapshotAxis]) -> [String] { [idColumn] + axes.map(\.name) + otherColumns }

  init(lines: [ManifestLine], axes: SnapshotAxes) {
    self.lines = lines.sorted { $0.key < $1.key }
    self.axes = axes
  }

  /// - Parameters:
  ///   - path: the name of the file in errors.
  ///   - theme: the theme that the manifest belongs to.
  init(parsing bytes: [UInt8], path: String, theme: String, axes: SnapshotAxes) throws(StoreError) {
    lines = []
    self.axes = axes
    var rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if rows.last?.isEmpty == true {
      rows.removeLast()
    } else {
      throw .brokenManifest(path: path, line: max(rows.count, 1), reason: "the file ends within a line")
    }
    guard let first = rows.first else { throw .brokenManifest(path: path, line: 1, reason: "the heading is missing") }
    let heading = Self.fields(first)
    let columns = axes.stored.filter { heading.contains(axes.all[$0].name) }
    guard heading == Self.heading(columns.map { axes.all[$0] }) else {
      let expected = Self.heading(axes.stored.map { axes.all[$0] }).joined(separator: " ")
      throw .brokenManifest(path: path, line: 1, reason: "the heading is not '\(expected)' with tabs between")
    }
    missingColumns = axes.stored.filter { !columns.contains($0) }.map { axes.all[$0].name }
    let base = axes.point(theme: theme)
    for (index, row) in rows.enumerated().dropFirst() {
      func broken(_ reason: String) -> StoreError { .brokenManifest(path: path, line: index + 1, reason: reason) }
      let fields = Self.fields(row)
      guard fields.count == heading.count else { throw broken("\(fields.count) fields instead of \(heading.count)") }
      let line: ManifestLine
      do { line = try ManifestLine(fields: fields, columns: columns, base: base) } catch { throw broken(error.reason) }
      if let last = lines.last, last.key >= line.key {
        throw broken(last.key == line.key ? "a second line for the same case" : "the lines are not sorted")
      }
      lines.append(line)
    }
  }

  private static func fields(_ row: ArraySlice<UInt8>) -> [String] {
    row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  var bytes: [UInt8] {
    let rows = [Self.heading(axes.stored.map { axes.all[$0] })] + lines.map(\.fields)
    return Array(rows.map { $0.joined(separator: "\t") + "\n" }.joined().utf8)
  }
}

/// The reference of one case.
struct ManifestLine: Equatable {
  let key: CaseKey
  var pixels: PixelIdentity
  /// Nil for a case whose picture is not kept.
  var picture: Picture?
  var tokens: Digest

  struct Picture: Equatable {
    /// Relative to the theme's folder.
    ///
    /// It may belong to another case that looks the same, see `CaseFiles`.
    var file: String
    /// The digest of the bytes of the file.
    var digest: Digest
  }

  /// Written in place of a picture that is not kept.
  fileprivate static let noPicture = "-"

  init(key: CaseKey, pixels: PixelIdentity, picture: Picture?, tokens: Digest) {
    self.key = key
    self.pixels = pixels
    self.picture = picture
    self.tokens = tokens
  }
}

extension ManifestLine {
  struct FieldError: Error { let reason: String }

  /// - Parameters:
  ///   - columns: the axes that follow the id.
  ///   - base: what the other axes have.
  fileprivate init(fields: [String], columns: [Int], base: SnapshotPoint) throws(FieldError) {
    func digest(_ index: Int) throws(FieldError) -> Digest {
      guard let digest = Digest(hexadecimal: fields[index]) else {
        throw FieldError(reason: "'\(fields[index])' is not a digest of 64 hexadecimal digits")
      }
      return digest
    }
    func size(_ index: Int) throws(FieldError) -> Int {
      guard let size = Int(fields[index]), size > 0, String(size) == fields[index] else {
        throw FieldError(reason: "'\(fields[index])' is not a number of pixels")
      }
      return size
    }
    guard CaseCheck.isID(fields[0]) else { throw FieldError(reason: "'\(fields[0])' is not the id of a case") }
    var point = base
    for (axis, value) in zip(columns, fields.dropFirst()) {
      guard CaseCheck.isValue(value) else {
        throw FieldError(reason: "'\(value)' cannot be a \(base.axes.all[axis].displayName)")
      }
      point = point.with(axis, value)
    }
    let next = columns.count + 1
    let file = fields[next + 3]
    let hasPicture = file != Self.noPicture || fields[next + 4] != Self.noPicture
    guard
      !hasPicture
        || file.hasSuffix(".png") && file.split(separator: "/").allSatisfy({ !$0.hasPrefix(".") })
          && !file.hasPrefix("/")
    else { throw FieldError(reason: "'\(file)' is not the path of a picture in this folder") }
    self.init(
      key: CaseKey(id: fields[0], point: point),
      pixels: PixelIdentity(width: try size(next), height: try size(next + 1), digest: try digest(next + 2)),
      picture: hasPicture ? Picture(file: file, digest: try digest(next + 4)) : nil, tokens: try digest(next + 5))
  }

  fileprivate var fields: [String] {
    [key.id] + key.point.axes.stored.map { key.point.values[$0] } + [
      "\(pixels.width)", "\(pixels.height)", "\(pixels.digest)", picture?.file ?? Self.noPicture,
      picture.map { "\($0.digest)" } ?? Self.noPicture, "\(tokens)",
    ]
  }
}
