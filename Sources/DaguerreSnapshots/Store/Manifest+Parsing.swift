import DaguerreSupport

extension Manifest {
  /// Takes time and memory in proportion to the file and to the cases that it names, of which more than
  /// ``PointSetText/most`` are refused: a line of a few bytes can name many.
  ///
  /// - Parameters:
  ///   - path: the name of the file in errors.
  ///   - theme: the theme that the manifest belongs to.
  ///   - isWanted: whether the lines of an id are asked for; others are looked at only as far as their order goes.
  init(
    parsing bytes: [UInt8], path: String, theme: String, axes: SnapshotAxes,
    only isWanted: (String) -> Bool = { _ in true }
  ) throws(StoreError) {
    let rows = try StoreText.rows(of: bytes, path: path, broken: StoreError.brokenManifest)
    guard let first = rows.first else { throw .brokenManifest(path: path, line: 1, reason: "the heading is missing") }
    if first.starts(with: "id\t".utf8) {
      self = try Manifest(parsingVersion1: rows, path: path, theme: theme, axes: axes)
      return
    }
    let heading = try Heading(first, path: path, axes: axes)
    let points = PointSets(text: PointSetText(columns: heading.columns, axes: axes), base: axes.point(theme: theme))
    var lines: [ManifestLine] = []
    var sheet: SheetRows?
    for index in rows.indices.dropFirst() {
      let row = rows[index]
      func broken(_ reason: String) -> StoreError { .brokenManifest(path: path, line: index + 1, reason: reason) }
      if index > 1, !rows[index - 1].lexicographicallyPrecedes(row) {
        throw broken(rows[index - 1].elementsEqual(row) ? "the line is there twice" : "the lines are not sorted")
      }
      let id = row.prefix { $0 != StoreText.tab }
      if sheet?.isOf(id) != true {
        if let sheet { lines += try sheet.finished(path: path) }
        let name = String(decoding: id, as: UTF8.self)
        guard CaseCheck.isID(name) else { throw broken("'\(name)' is not the id of a case") }
        sheet = isWanted(name) ? SheetRows(id: name, bytes: id, form: heading.form) : SheetRows(skipping: id)
      }
      do { try sheet?.add(row.dropFirst(id.count + 1), line: index + 1, points) } catch {
        throw broken(error.reason)
      }
      guard lines.count + (sheet?.pointCount ?? 0) <= PointSetText.most else {
        throw broken("the file names more than \(PointSetText.most) cases")
      }
    }
    if let sheet { lines += try sheet.finished(path: path) }
    self.init(lines: lines, axes: axes, missingColumns: heading.missing, isOlder: heading.form == .bytes)
  }

  /// The ids of which rows say which tokens they are of: by the third field of these, nothing else is looked at.
  static func idsOfOwnTokens(_ rows: [ArraySlice<UInt8>]) -> Set<String> {
    let mark = Array(Manifest.reads.utf8) + [StoreText.tab]
    return rows.reduce(into: []) { ids, row in
      guard let first = row.firstIndex(of: StoreText.tab),
        let second = row[(first + 1)...].firstIndex(of: StoreText.tab), row[(second + 1)...].starts(with: mark)
      else { return }
      ids.insert(String(decoding: row[..<first], as: UTF8.self))
    }
  }

  private struct Heading {
    var columns: [PointSetText.Column] = []
    let missing: [String]
    let form: PixelIdentity.Form

    init(_ row: ArraySlice<UInt8>, path: String, axes: SnapshotAxes) throws(StoreError) {
      func broken(_ reason: String) -> StoreError { .brokenManifest(path: path, line: 1, reason: reason) }
      let fields = StoreText.fields(row).map { String(decoding: $0, as: UTF8.self) }
      let words = fields[0].split(separator: " ")
      guard words.count == 2, words[0] == Manifest.mark, let version = Int(words[1]) else {
        throw broken(
          "the heading is not that of a manifest: '\(Manifest.mark) \(Manifest.currentVersion)' and the axes")
      }
      guard version == Manifest.currentVersion || version == Manifest.versionOfBytes else {
        throw .unknownVersion(path: path, what: "the manifest is", version: version, known: Manifest.currentVersion)
      }
      form = version == Manifest.versionOfBytes ? .bytes : .runs
      var rest = axes.stored[...]
      for field in fields.dropFirst() {
        let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        // An axis that the catalogue has gained has no column yet.
        guard parts.count == 2, let place = rest.firstIndex(where: { axes.all[$0].name == parts[0] }) else {
          throw broken(
            "'\(field)' is not one of the catalogue's axes with its values; they are, in this order, "
              + axes.stored.map { axes.all[$0].name }.joined(separator: ", "))
        }
        let values = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard values.allSatisfy(CaseCheck.isValue), Set(values).count == values.count else {
          throw broken("'\(parts[1])' are not the values of a \(axes.all[rest[place]].displayName)")
        }
        columns.append(.init(axis: rest[place], name: String(parts[0]), values: values))
        rest = rest[(place + 1)...]
      }
      let present = columns.map(\.axis)
      missing = axes.stored.filter { !present.contains($0) }.map { axes.all[$0].name }
    }
  }
}

/// The rows of one id.
private struct SheetRows {
  struct FieldError: Error { let reason: String }

  private let bytes: ArraySlice<UInt8>
  /// Nil where nobody asks for the id.
  private let id: String?
  private let form: PixelIdentity.Form
  private var firstLine = 0
  private var looks: [PixelIdentity: ShortDigest?] = [:]
  private var lines: [SnapshotPoint: ManifestLine] = [:]
  private var tokens: [(points: [SnapshotPoint], digest: ShortDigest, line: Int)] = []

  /// - Parameter form: of the digests of pixels.
  init(id: String, bytes: ArraySlice<UInt8>, form: PixelIdentity.Form) {
    (self.id, self.bytes, self.form) = (id, bytes, form)
  }

  init(skipping bytes: ArraySlice<UInt8>) { (id, self.bytes, form) = (nil, bytes, .runs) }

  /// How many points the rows name.
  private(set) var pointCount = 0

  func isOf(_ id: ArraySlice<UInt8>) -> Bool { bytes.elementsEqual(id) }

  /// - Parameter row: without the id.
  mutating func add(
    _ row: ArraySlice<UInt8>, line: Int, _ known: PointSets
  ) throws(FieldError) {
    guard let id else { return }
    let fields = StoreText.fields(row)
    let isOfTokens = fields.count == 3 && fields[1].elementsEqual(Manifest.reads.utf8)
    guard isOfTokens || fields.count == 4 else { throw FieldError(reason: "\(fields.count + 1) fields instead of 5") }
    guard let points = known.points(in: fields[0]) else {
      let words = Self.word(fields[0])
      throw FieldError(reason: "'\(words)' does not name points, each once, by the values that the heading gives")
    }
    pointCount += points.count
    if isOfTokens {
      tokens.append((points, try Self.digest(fields[2]), line))
      return
    }
    let pixels = try Self.pixels(fields[1], fields[2], form)
    let picture = fields[3].elementsEqual(Manifest.noPicture.utf8) ? nil : try Self.digest(fields[3])
    guard looks.updateValue(picture, forKey: pixels) == nil else {
      throw FieldError(reason: "a second line for the same look")
    }
    for point in points {
      let new = ManifestLine(key: CaseKey(id: id, point: point), pixels: pixels, picture: nil, tokens: .recorded)
      guard lines.updateValue(new, forKey: point) == nil else {
        throw FieldError(reason: "a second look of the case \(id) (\(point))")
      }
    }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func digest(_ field: ArraySlice<UInt8>) throws(FieldError) -> ShortDigest {
    guard let digest = ShortDigest(hexadecimal: field) else {
      throw FieldError(reason: "'\(word(field))' is not a digest of 32 hexadecimal digits")
    }
    return digest
  }

  private static func pixels(
    _ size: ArraySlice<UInt8>, _ digest: ArraySlice<UInt8>, _ form: PixelIdentity.Form
  ) throws(FieldError) -> PixelIdentity {
    let parts = size.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false).map(word)
    let numbers = parts.compactMap { part in Int(part).flatMap { $0 > 0 && String($0) == part ? $0 : nil } }
    guard parts.count == 2, numbers.count == 2 else {
      throw FieldError(reason: "'\(word(size))' is not a size in pixels, as in 200x100")
    }
    return PixelIdentity(width: numbers[0], height: numbers[1], digest: try self.digest(digest), form: form)
  }

  /// The cases of the id, each with the file that its look has.
  func finished(path: String) throws(StoreError) -> [ManifestLine] {
    guard id != nil else { return [] }
    var found = lines
    for (points, digest, line) in tokens {
      for point in points {
        guard found[point]?.tokens == .recorded else {
          throw .brokenManifest(
            path: path, line: line, reason: "the line is about a case that has none of its own, or about one twice")
        }
        found[point]?.tokens = .own(digest)
      }
    }
    for (pixels, lines) in Dictionary(grouping: found.values, by: \.pixels) {
      guard case .some(.some(let digest)) = looks[pixels], let file = CaseFiles.file(of: lines.map(\.key)) else {
        continue
      }
      for line in lines { found[line.key.point]?.picture = .init(file: file, digest: digest) }
    }
    return Array(found.values)
  }
}
