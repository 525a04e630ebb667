import DaguerreDigests
import DaguerreImages

/// The references of one theme as they are on disk.
struct ThemeReferences: Sendable {
  let theme: String
  let store: SnapshotStore
  let tokens: TokenRecord?
  private let manifest: Manifest
  private let lines: [CaseKey: ManifestLine]
  private let selection: SnapshotSelection
  private let selectedLines: [ManifestLine]
  /// Of the files that selected lines name; nothing for one that is not there.
  private let digests: [String: Digest]

  /// Nothing when the theme has no manifest.
  init?(
    theme: String, axes: SnapshotAxes, store: SnapshotStore, selection: SnapshotSelection, threads: Int
  ) throws {
    guard let manifest = try store.manifest(theme, axes: axes) else { return nil }
    self.theme = theme
    self.store = store
    self.selection = selection
    self.manifest = manifest
    tokens = try store.tokens(theme)
    lines = Dictionary(manifest.lines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    selectedLines = manifest.lines.filter { selection.includes($0.key) }
    let files = Set(selectedLines.compactMap { $0.picture?.file }).sorted()
    let folder = store.folder(of: theme)
    let found = try parallelMap(files, threads: threads) {
      ()
    } transform: { _, file in
      try Files.readIfPresent("\(folder)/\(file)").map { Digest(of: $0) }
    }
    let present = zip(files, found).compactMap { file, digest in digest.map { (file, $0) } }
    digests = Dictionary(uniqueKeysWithValues: present)
  }

  func line(of snapshot: SnapshotCase) -> ManifestLine? {
    lines[snapshot.key]
  }

  /// Whether the file of a line, if it has one, has the bytes that the line gives.
  func isIntact(_ line: ManifestLine) -> Bool { line.picture.map { digests[$0.file] == $0.digest } ?? true }

  func path(of file: String) -> String { "\(store.folder(of: theme))/\(file)" }

  /// What is wrong with the references of the selected cases; with whole themes also what belongs to no case.
  func problems(cases: [SnapshotCase], catalogue: any SnapshotCatalogue, threads: Int) throws -> [StoreProblem] {
    try columnProblems() + fileProblems() + lineProblems(cases: cases) + extraFiles()
      + tokenProblems(cases: cases, catalogue: catalogue, threads: threads)
  }

  private func columnProblems() -> [StoreProblem] {
    manifest.missingColumns.isEmpty || !selection.takesWholeThemes
      ? [] : [.missingColumns(path: store.manifestPath(theme), names: manifest.missingColumns)]
  }

  private func fileProblems() throws -> [StoreProblem] {
    let pictures = selectedLines.compactMap(\.picture)
    let users = Dictionary(grouping: pictures, by: \.file)
    return try users.keys.sorted().compactMap { file in
      let pictures = users[file] ?? []
      guard let digest = digests[file] else { return .missingFile(path: path(of: file), caseCount: pictures.count) }
      let wrong = pictures.filter { $0.digest != digest }
      guard !wrong.isEmpty else { return nil }
      return .changedFile(path: path(of: file), caseCount: wrong.count, damage: try damage(of: file))
    }
  }

  /// Why the file is no readable picture, if it is none.
  private func damage(of file: String) throws(FileError) -> String? {
    let bytes = try Files.read(path(of: file))
    do {
      _ = try PNG.decode(bytes)
      return nil
    } catch { return error.description }
  }

  private func lineProblems(cases: [SnapshotCase]) -> [StoreProblem] {
    let stored = lines.mapValues { CaseFiles.Stored(pixels: $0.pixels, file: $0.picture?.file) }
    let existing = Dictionary(
      cases.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return selectedLines.compactMap { line in
      guard let snapshot = existing[line.key] else { return .obsoleteLine(id: line.key.id, point: line.key.point) }
      let expected = CaseFiles.file(
        of: line.key, pixels: line.pixels, isPictured: snapshot.isPictured, among: stored)
      let file = line.picture?.file
      return file == expected ? nil : .wrongFile(id: line.key.id, point: line.key.point, file: file, expected: expected)
    }
  }

  private func extraFiles() throws -> [StoreProblem] {
    guard selection.takesWholeThemes else { return [] }
    let owned = Set(
      manifest.lines.compactMap { $0.picture?.file } + [SnapshotStore.manifestName, SnapshotStore.tokensName])
    return try Files.files(below: store.folder(of: theme)).filter { !owned.contains($0) }
      .map { .extraFile(path: path(of: $0)) }
  }

  private func tokenProblems(
    cases: [SnapshotCase], catalogue: any SnapshotCatalogue, threads: Int
  ) throws -> [StoreProblem] {
    guard selection.takesWholeThemes, !cases.isEmpty else { return [] }
    let path = store.tokensPath(theme)
    guard let tokens else { return [.missingTokens(path: path)] }
    let current = try TokenRecord(of: cases, in: catalogue, threads: threads)
    if try Files.readIfPresent(path) == current.bytes { return [] }
    for point in Set(current.pointNames + tokens.pointNames).sorted() {
      let changes = tokens.changes(to: current, at: point)
      if !changes.isEmpty { return [.changedTokens(path: path, point: point, changes: changes)] }
    }
    return [.changedTokens(path: path, point: nil, changes: [])]
  }
}

extension TokenRecord {
  fileprivate func changes(to current: TokenRecord, at point: String) -> [TokenChange] {
    func values(_ record: TokenRecord) -> [String: String] {
      Dictionary(record.tokens(at: point).map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (values(self), values(current))
    return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
      .map { TokenChange(path: $0, recorded: before[$0], current: after[$0]) }
  }
}
