import DaguerreGraphics
import DaguerreImages
import DaguerreSupport

/// The references of one theme, as found on disk.
struct ThemeReferences: Sendable {
  let theme: String
  let store: SnapshotStore
  let tokens: TokenRecord?
  private let files: StoreFiles
  private let kept: KeptPictures
  /// The lines of the ids that count, at all points.
  private let manifest: Manifest
  /// Places in the manifest.
  private let places: [CaseKey: Int]
  private let takesWholeTheme: Bool
  private let plan: ShardPlan?
  /// Of the cases that are drawn.
  private let selectedLines: [ManifestLine]
  /// Of these and of those that other shards draw, by the file that they name.
  private let users: [String: [ManifestLine]]
  /// The files that selected lines name; nil for one that is missing.
  private let pictures: [String: StoredPicture]

  /// Nothing when the theme has no manifest.
  ///
  /// - Parameters:
  ///   - only: the cases that count, of the selected ones; nil for all.
  ///   - plan: which of them are drawn; nil for all.
  ///   - tokens: its record, where that has been read already.
  init?(
    theme: String, axes: SnapshotAxes, store: SnapshotStore, selection: SnapshotSelection, only: Set<CaseKey>? = nil,
    plan: ShardPlan? = nil, tokens: TokenRecord? = nil, threads: Int
  ) throws {
    let ids = only.map { Set($0.map(\.id)) }
    guard
      let manifest = try store.manifest(theme, axes: axes, only: { ids?.contains($0) ?? selection.includes(id: $0) }),
      let root = try store.opened()
    else { return nil }
    files = root
    kept = try store.keptPictures()
    self.theme = theme
    self.store = store
    self.manifest = manifest
    self.plan = plan
    self.tokens = try tokens ?? store.tokens(theme)
    places = Dictionary(zip(manifest.lines.lazy.map(\.key), manifest.lines.indices)) { first, _ in first }
    let counted = manifest.lines.keeping { only?.contains($0.key) ?? selection.includes($0.key) }
    selectedLines = counted.keeping { plan?.includes($0.key) ?? true }
    users = Dictionary(grouping: counted.filter { $0.picture != nil }) { $0.picture?.file ?? "" }
    takesWholeTheme = only == nil && selection.takesWholeThemes
    var sizes: [String: Set<PictureSize>] = [:]
    for line in selectedLines {
      guard let file = line.picture?.file, sizes[file] == nil else { continue }
      sizes[file] = Set((users[file] ?? []).map { PictureSize($0.pixels) })
    }
    let wanted = sizes.sorted { $0.key < $1.key }
    let form = manifest.form
    let found = try parallelMap(wanted, threads: threads) {
      ()
    } transform: { _, file in
      try root.read("\(theme)/\(file.key)").map { StoredPicture($0, sizes: file.value, form: form) }
    }
    let present = zip(wanted, found).compactMap { file, picture in picture.map { (file.key, $0) } }
    pictures = Dictionary(uniqueKeysWithValues: present)
  }

  func line(of snapshot: SnapshotCase) -> ManifestLine? {
    places[snapshot.key].map { manifest.lines[$0] }
  }

  /// How many cases have a line.
  var caseCount: Int { places.count }

  /// Whether the file of a line, if it has one, has the bytes and the pixels that the line gives.
  func isIntact(_ line: ManifestLine) -> Bool {
    guard let picture = line.picture else { return true }
    let stored = pictures[picture.file]
    return stored?.digest == picture.digest && stored?.pixels == line.pixels
  }

  /// The picture of a line; nothing when it is not kept, missing or damaged.
  func picture(of line: ManifestLine) throws(FileError) -> Bitmap? {
    guard let file = line.picture?.file, let bytes = try files.read("\(theme)/\(file)") else { return nil }
    return try? PNG.decode(bytes)
  }

  private func path(of file: String) -> String { "\(store.folder)/\(theme)/\(file)" }

  /// The problems with the references of the selected cases; for whole themes, also with files that belong to no case.
  ///
  /// - Parameter includesWhole: whether also those that belong to no case.
  func problems(
    cases: [SnapshotCase], catalogue: any SnapshotCatalogue, includesWhole: Bool, threads: Int
  ) throws -> [PlacedProblem] {
    var problems: [PlacedProblem] = []
    if includesWhole { problems += columnProblems().map { PlacedProblem(["0"], $0) } }
    problems += fileProblems() + lineProblems(cases: cases)
    guard includesWhole else { return problems }
    problems += try extraFiles().enumerated().map { PlacedProblem(["3", Self.padded($0)], $1) }
    return try problems
      + tokenProblems(cases: cases, catalogue: catalogue, threads: threads).map { PlacedProblem(["4"], $0) }
  }

  /// So that numbers are sorted as texts.
  static func padded(_ number: Int) -> String { String(String(1_000_000 + number).dropFirst()) }

  private func columnProblems() -> [StoreProblem] {
    manifest.missingColumns.isEmpty || !takesWholeTheme
      ? [] : [.missingColumns(path: store.manifestPath(theme), names: manifest.missingColumns)]
  }

  private func fileProblems() -> [PlacedProblem] {
    Set(selectedLines.compactMap { $0.picture?.file }).sorted().compactMap { file in
      fileProblem(file).map { PlacedProblem(["1", file], $0) }
    }
  }

  private func fileProblem(_ file: String) -> StoreProblem? {
    let (lines, path) = (users[file] ?? [], path(of: file))
    guard let stored = pictures[file] else { return .missingFile(path: path, caseCount: lines.count) }
    let changed = lines.filter { $0.picture?.digest != stored.digest }
    if !changed.isEmpty { return .changedFile(path: path, caseCount: changed.count, damage: stored.damage) }
    let wrong = lines.filter { $0.pixels != stored.pixels }
    return wrong.isEmpty ? nil : .wrongPixels(path: path, caseCount: wrong.count, damage: stored.damage)
  }

  private func lineProblems(cases: [SnapshotCase]) -> [PlacedProblem] {
    func placed(_ group: String, _ key: CaseKey, _ problem: StoreProblem) -> PlacedProblem {
      PlacedProblem([group, key.id] + key.point.axes.stored.map { key.point.values[$0] }, problem)
    }
    let isChosen = Dictionary(cases.lazy.map { ($0.key, $0.storesImage) }) { first, _ in first }
    var wrong: [(key: CaseKey, problem: StoreProblem)] = []
    var rest = (manifest.isOlder ? [] : manifest.lines)[...]
    while let id = rest.first?.key.id {
      // Sheet by sheet: the looks of all together would be several times the manifest.
      let ofSheet = rest.prefix { $0.key.id == id }
      rest = rest[ofSheet.endIndex...]
      wrong += Dictionary(grouping: ofSheet, by: \.pixels).values.compactMap { pictureProblem($0, isChosen) }
        .filter { plan?.includes($0.key) ?? true }
    }
    let obsolete = selectedLines.map(\.key).filter { isChosen[$0] == nil }
    return obsolete.sorted().map { placed("2", $0, .obsoleteLine(id: $0.id, point: $0.point)) }
      + wrong.sorted { $0.key < $1.key }.map { placed("21", $0.key, $0.problem) }
  }

  /// A look has a picture where one of its cases keeps one, and may have one where the records do not tell what it looked
  /// like; of those that are not selected that is not known.
  ///
  /// - Parameter isChosen: whether the catalogue chooses the picture of a case to be kept.
  private func pictureProblem(
    _ look: [ManifestLine], _ isChosen: [CaseKey: Bool]
  ) -> (key: CaseKey, problem: StoreProblem)? {
    let choices = look.compactMap { isChosen[$0.key] }
    let keeps = choices.contains { kept.keeps(isChosen: $0) }
    guard let first = look.map(\.key).min(by: CaseFiles.isBefore), keeps || choices.count == look.count else {
      return nil
    }
    let file = look[0].picture?.file
    guard keeps != (file != nil), keeps || !look.contains(where: \.hasOwnTokens) else { return nil }
    let problem = StoreProblem.wrongFile(
      id: first.id, point: first.point, file: file, expected: keeps ? CaseFiles.ownFile(of: first) : nil)
    return (first, problem)
  }

  private func extraFiles() throws -> [StoreProblem] {
    guard takesWholeTheme else { return [] }
    let owned = Set(
      manifest.lines.compactMap { $0.picture?.file } + SnapshotStore.recordNames)
    return try files.files(in: theme).filter { !owned.contains($0) }
      .map { .extraFile(path: path(of: $0)) }
  }

  private func tokenProblems(
    cases: [SnapshotCase], catalogue: any SnapshotCatalogue, threads: Int
  ) throws -> [StoreProblem] {
    guard !cases.isEmpty else { return [] }
    let path = store.tokensPath(theme)
    guard let tokens else {
      // Cases that were recorded without their theme do without it.
      return takesWholeTheme || selectedLines.contains { $0.tokens == .recorded } ? [.missingTokens(path: path)] : []
    }
    guard takesWholeTheme else { return [] }
    let current = try TokenRecord(of: cases, in: catalogue, threads: threads)
    if try files.read("\(theme)/\(SnapshotStore.tokensName)") == current.bytes { return [] }
    return [tokens.change(to: current, path: path) ?? .changedTokens(path: path, point: nil, changes: [])]
  }
}

/// A problem, and where it stands among those of a theme: by this others are sorted in from other shards.
struct PlacedProblem {
  let place: [String]
  let problem: StoreProblem

  init(_ place: [String], _ problem: StoreProblem) { (self.place, self.problem) = (place, problem) }
}

extension TokenRecord {
  /// The first point at which another record has other tokens; nil where there is none.
  ///
  /// - Parameter path: of this record.
  func change(to current: TokenRecord, path: String) -> StoreProblem? {
    for point in Set(current.pointNames + pointNames).sorted() {
      let changes = changes(to: current, at: point)
      if !changes.isEmpty { return .changedTokens(path: path, point: point, changes: changes) }
    }
    return nil
  }

  private func changes(to current: TokenRecord, at point: String) -> [TokenChange] {
    func values(_ record: TokenRecord) -> [String: String] {
      Dictionary(record.tokens(at: point).map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (values(self), values(current))
    return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
      .map { TokenChange(path: $0, recorded: before[$0], current: after[$0]) }
  }
}
