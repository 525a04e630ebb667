import DaguerreGraphics
import DaguerreImages
import DaguerreSupport

/// Makes what a run has found the references, from the folder that it has left: nothing is drawn again.
///
/// The references are then those that recording would have written on the machine of the run, as far as cases and tokens
/// differed. Every picture is decoded and its digest compared with what the run says that it drew.
public struct ResultAcceptor: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let store: SnapshotStore
  private let threads: Int

  /// - Parameters:
  ///   - catalogue: tells which pictures are kept.
  ///   - threads: how many write at the same time; the result is the same for any number.
  public init(catalogue: any SnapshotCatalogue, store: SnapshotStore, threads: Int) {
    (self.catalogue, self.store, self.threads) = (catalogue, store, threads)
  }

  /// Records what a run has drawn of the cases that differ, and its tokens.
  ///
  /// - Parameter path: the folder of its report.
  /// - Throws: an error in words where that is of a shard, of other references, or damaged; `StoreError`, `FileError`.
  ///   No reference has changed then.
  public func accept(_ path: String) throws -> RecordSummary {
    let file = try ResultFile(path, axes: catalogue.axes)
    guard file.result.shard.isWhole else {
      throw ResultError(
        "this is shard \(file.result.shard) of a run", at: path, hint: "Join all shards first, with 'merge'.")
    }
    guard try store.opened() != nil else { throw StoreError.missing(folder: store.folder) }
    // From here on nobody else records.
    let staging = try StagingArea(store)
    defer { staging.close() }
    let present = "\(try store.state())"
    guard file.result.references == present else {
      throw ResultError(
        "the run is about the references of digest '\(file.result.references)', and those in '\(store.folder)' are "
          + present, at: path, hint: "Check out the references that it compared with, or let it run again.")
    }
    let cases = try catalogue.cases().filter(\.isReference)
    try CaseCheck.check(cases)
    let accepted = try AcceptedCases(file, known: cases, axes: catalogue.axes)
    let known = try? store.reads(axes: catalogue.axes)
    let themes = try store.themeNames().map { theme in
      let recorded = RecordedTokens(reads: known, tokens: try store.tokens(theme))
      let manifest = try store.manifest(theme, axes: catalogue.axes)
      if manifest?.isOlder == true { throw StoreError.olderManifest(path: store.manifestPath(theme)) }
      return (name: theme, lines: (manifest?.lines ?? []).map(recorded.resolved))
    }
    let pictures = try store.keptPictures()
    let groups = themes.flatMap { accepted.groups(of: $0.name, $0.lines, folder: staging.store) }
    let drawn = try groups.recorded(keeping: pictures, in: staging, threads: threads)
    let lines = themes.map { drawn.lines(of: $0.name, replacing: $0.lines) }
    let reads = try ReadUpdate(
      keys: lines.joined().map(\.key), drawn: drawn, old: known, axes: catalogue.axes, in: staging)
    let updates = try zip(themes, lines).compactMap { theme, lines in
      try ThemeUpdate(
        theme.name, old: theme.lines, new: lines, drawn: drawn, tokens: tokens(of: theme.name, in: file),
        reads: reads.reads, of: store, axes: catalogue.axes, in: staging)
    }
    var summary = RecordSummary()
    summary.caseCount = accepted.count
    summary.notAccepted = file.result.problems.filter(\.needsRecording).map(\.text)
    try staging.commit(StoreChange(updates, reads, counting: &summary), to: &summary)
    return summary
  }

  /// The tokens of a theme as the run found them; nil where they are as recorded, or not all of them were looked at.
  private func tokens(of theme: String, in file: ResultFile) throws -> TokenRecord? {
    guard let known = file.result.tokenFiles.first(where: { $0.theme == theme }) else { return nil }
    let place = "\(file.path)/\(known.path)"
    guard let bytes = try file.folder.read(known.path) else {
      throw ResultError("the result names it, and it is missing", at: place)
    }
    guard "\(Digest(of: bytes))" == known.digest else {
      throw ResultError("the file does not have the digest that the result gives", at: place)
    }
    return try TokenRecord(parsing: bytes, path: place)
  }
}

/// What a run has drawn of the cases that it found different.
private struct AcceptedCases {
  private struct Item {
    let line: ManifestLine
    let reads: ReadRecord.Reads
  }

  private let file: ResultFile
  private let items: [CaseKey: Item]
  private let obsolete: Set<CaseKey>
  private let known: [CaseKey: SnapshotCase]

  var count: Int { items.count }

  init(_ file: ResultFile, known cases: [SnapshotCase], axes: SnapshotAxes) throws {
    self.file = file
    known = Dictionary(cases.map { ($0.key, $0) }) { first, _ in first }
    obsolete = Set(file.result.obsolete.map { $0.key(axes) })
    let place = "\(file.path)/\(RunResult.fileName)"
    var items: [CaseKey: Item] = [:]
    for drawn in file.result.drawn {
      let key = drawn.name.key(axes)
      guard known[key] != nil else {
        throw ResultError("the catalogue has no case \(key)", at: place, hint: "Use the program that drew it.")
      }
      guard let pixels = ShortDigest(hexadecimal: drawn.pixels.utf8),
        let tokens = ShortDigest(hexadecimal: drawn.tokens.utf8), drawn.width > 0, drawn.height > 0
      else { throw ResultError("what was drawn of \(key) is damaged", at: place) }
      let reading = file.result.readings[drawn.reading]
      items[key] = Item(
        line: ManifestLine(
          key: key, pixels: PixelIdentity(width: drawn.width, height: drawn.height, digest: pixels), picture: nil,
          tokens: .own(tokens)), reads: ReadRecord.Reads(paths: reading.paths, cellCount: reading.cellCount))
    }
    self.items = items
  }

  /// The ids of a theme of which some case changes, each with all its cases, as these may share files.
  func groups(of theme: String, _ lines: [ManifestLine], folder: Folder) -> [CaseGroup] {
    let lineByKey = Dictionary(lines.map { ($0.key, $0) }) { first, _ in first }
    let oldLines = Dictionary(grouping: lines, by: \.key.id)
    let new = items.keys.filter { $0.point.theme == theme }
    let keys = lines.map(\.key) + new.filter { lineByKey[$0] == nil }.sorted()
    let changing = Set(keys.filter { items[$0] != nil || obsolete.contains($0) }.map(\.id))
    let byID = Dictionary(grouping: keys.filter { changing.contains($0.id) }, by: \.id)
    return byID.sorted { $0.key < $1.key }.map { id, keys in
      let members = keys.compactMap { key -> CaseGroup.Member? in
        let isChosen = known[key]?.storesImage ?? true
        if let item = items[key] {
          let old = lineByKey[key]
          return .accepted(item.line, item.reads, isChosen: isChosen) { [file] in
            try Self.png(of: item.line, old, in: file, folder)
          }
        }
        return obsolete.contains(key) ? nil : lineByKey[key].map { .kept($0, isChosen: isChosen) }
      }
      return CaseGroup(theme: theme, members: members, id: id, oldLines: oldLines[id] ?? [])
    }
  }

  /// The picture of the run, or that of the store where it is the same; as recording would write it.
  private static func png(
    of line: ManifestLine, _ old: ManifestLine?, in file: ResultFile, _ store: Folder
  ) throws -> [UInt8] {
    let name = ReportFolder.picturePath(line.pixels)
    let place = "\(file.path)/\(name)"
    if let bytes = try file.folder.read(name) {
      guard let bitmap = try bitmap(bytes, of: line.pixels) else {
        throw ResultError("the picture is not what the result says was drawn of \(line.key)", at: place)
      }
      return try ReferencePicture.encode(bitmap, of: line.key)
    }
    if let kept = old?.picture?.file, let bytes = try store.read("\(line.key.point.theme)/\(kept)"),
      let bitmap = try bitmap(bytes, of: line.pixels)
    {
      return try ReferencePicture.encode(bitmap, of: line.key)
    }
    throw ResultError(
      "there is no picture of \(line.key), which the references keep", at: place, hint: "Record instead.")
  }

  /// Nil where the file is not a picture of these pixels.
  private static func bitmap(_ bytes: [UInt8], of pixels: PixelIdentity) throws -> Bitmap? {
    guard let size = PNG.claimedSize(of: bytes), (size.width, size.height) == (pixels.width, pixels.height),
      let bitmap = try? PNG.decode(bytes), PixelIdentity(of: bitmap) == pixels
    else { return nil }
    return bitmap
  }
}
