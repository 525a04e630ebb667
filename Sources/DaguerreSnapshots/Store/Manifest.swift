import DaguerreDigests

/// What the references of one theme are: a heading and one line a case, fields separated by tabs, sorted by id and
/// then by axes, so that branches merge line by line.
struct Manifest: Equatable {
  static let heading = [
    "id", "mode", "tuning", "sizeClass", "direction", "contrast", "textScale", "width", "height", "pixels", "file",
    "fileDigest", "tokens",
  ]

  private(set) var lines: [ManifestLine]

  init(lines: [ManifestLine]) { self.lines = lines.sorted { $0.key < $1.key } }

  init(parsing bytes: [UInt8], path: String) throws(StoreError) {
    lines = []
    var rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if rows.last?.isEmpty == true {
      rows.removeLast()
    } else {
      throw .brokenManifest(path: path, line: max(rows.count, 1), reason: "the file ends within a line")
    }
    for (index, row) in rows.enumerated() {
      func broken(_ reason: String) -> StoreError { .brokenManifest(path: path, line: index + 1, reason: reason) }
      let fields = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if index == 0 {
        guard fields == Self.heading else {
          throw broken("the heading is not '\(Self.heading.joined(separator: " "))' with tabs between")
        }
        continue
      }
      guard fields.count == Self.heading.count else {
        throw broken("\(fields.count) fields instead of \(Self.heading.count)")
      }
      let line: ManifestLine
      do { line = try ManifestLine(fields: fields) } catch { throw broken(error.reason) }
      if let last = lines.last, last.key >= line.key {
        throw broken(last.key == line.key ? "a second line for the same case" : "the lines are not sorted")
      }
      lines.append(line)
    }
    if rows.isEmpty { throw .brokenManifest(path: path, line: 1, reason: "the heading is missing") }
  }

  var bytes: [UInt8] {
    let rows = [Self.heading] + lines.map(\.fields)
    return Array(rows.map { $0.joined(separator: "\t") + "\n" }.joined().utf8)
  }
}

/// The reference of one case.
struct ManifestLine: Equatable {
  /// Which case of the theme it is; sorted by id, then by the axes in the order of the columns.
  struct Key: Hashable, Comparable {
    var id: String
    var mode: String
    var tuning: String
    var sizeClass: String
    var direction: String
    var contrast: String
    var textScale: String

    private var words: [String] { [id, mode, tuning, sizeClass, direction, contrast, textScale] }

    static func < (left: Key, right: Key) -> Bool { left.words.lexicographicallyPrecedes(right.words) }

    init(id: String, axes: SnapshotAxes) {
      self.id = id
      (mode, tuning, sizeClass, direction) = (axes.mode, axes.tuning, axes.sizeClass, axes.direction)
      (contrast, textScale) = (axes.contrast, axes.textScale)
    }

    func axes(theme: String) -> SnapshotAxes {
      SnapshotAxes(
        theme: theme, tuning: tuning, mode: mode, sizeClass: sizeClass, direction: direction, contrast: contrast,
        textScale: textScale)
    }
  }

  let key: Key
  var pixels: PixelIdentity
  /// Nil for a case whose picture is not kept.
  var picture: Picture?
  var tokens: Digest

  struct Picture: Equatable {
    /// Relative to the theme's folder; the file of another case that looks the same, see `CaseFiles`.
    var file: String
    /// Of the bytes of the file.
    var digest: Digest
  }

  /// What stands for a picture that is not kept.
  fileprivate static let noPicture = "-"

  init(key: Key, pixels: PixelIdentity, picture: Picture?, tokens: Digest) {
    self.key = key
    self.pixels = pixels
    self.picture = picture
    self.tokens = tokens
  }
}

extension ManifestLine {
  struct FieldError: Error { let reason: String }

  fileprivate init(fields: [String]) throws(FieldError) {
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
    guard CaseFiles.isID(fields[0]) else { throw FieldError(reason: "'\(fields[0])' is not the id of a case") }
    for word in fields[1...5] where !CaseFiles.isWord(word) {
      throw FieldError(reason: "'\(word)' is not the name of a mode, tuning, size class, direction or contrast")
    }
    guard CaseFiles.isTextScale(fields[6]) else { throw FieldError(reason: "'\(fields[6])' is not a text scale") }
    let file = fields[10]
    let hasPicture = file != Self.noPicture || fields[11] != Self.noPicture
    guard
      !hasPicture
        || file.hasSuffix(".png") && file.split(separator: "/").allSatisfy({ !$0.hasPrefix(".") })
          && !file.hasPrefix("/")
    else { throw FieldError(reason: "'\(file)' is not the path of a picture in this folder") }
    let axes = SnapshotAxes(
      theme: "", tuning: fields[2], mode: fields[1], sizeClass: fields[3], direction: fields[4], contrast: fields[5],
      textScale: fields[6])
    self.init(
      key: Key(id: fields[0], axes: axes),
      pixels: PixelIdentity(width: try size(7), height: try size(8), digest: try digest(9)),
      picture: hasPicture ? Picture(file: file, digest: try digest(11)) : nil, tokens: try digest(12))
  }

  fileprivate var fields: [String] {
    [
      key.id, key.mode, key.tuning, key.sizeClass, key.direction, key.contrast, key.textScale, "\(pixels.width)",
      "\(pixels.height)", "\(pixels.digest)", picture?.file ?? Self.noPicture,
      picture.map { "\($0.digest)" } ?? Self.noPicture, "\(tokens)",
    ]
  }
}
