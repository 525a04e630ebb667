package import DaguerreSupport
internal import Foundation

/// What is right and what is wrong with a store, as far as it can be told without drawing.
package struct StoreExamination {
  /// What was looked at and is right, in words.
  package private(set) var findings: [String] = []
  package private(set) var problems: [Diagnostic] = []

  /// - Parameters:
  ///   - tool: the name of the program, for what to do.
  ///   - today: tells which exceptions have ended.
  package init(
    _ store: SnapshotStore, catalogue: (any SnapshotCatalogue)?, axes: SnapshotAxes, tool: String,
    today: CalendarDay = CalendarDay(Date())
  ) throws {
    guard let root = try store.opened() else {
      problems = Diagnostic.all(of: StoreError.missing(folder: store.folder))
      return
    }
    func attempt<Value>(_ body: () throws -> Value?) -> Value? {
      do { return try body() } catch {
        problems += Diagnostic.all(of: error)
        return nil
      }
    }
    let record = "Run '\(tool) record' and look at what has changed."
    if root.isBeingChanged {
      problems.append(
        Diagnostic(
          "a recording did not end, unless one is running", at: "\(store.folder)/\(SnapshotStore.stagingName)",
          hint: "The next '\(tool) record' removes it."))
    }
    _ = attempt { try store.settings() }
    if let exceptions = attempt({ try store.exceptions() }), !exceptions.entries.isEmpty {
      let inForce = exceptions.inForce(on: today)
      if !inForce.isEmpty { findings.append("exceptions: \(inForce.count)") }
      for entry in exceptions.entries where entry.until < today {
        problems.append(
          Diagnostic(
            "the exception \(entry.name) has ended", at: "\(store.exceptionsPath):\(entry.line)",
            hint: "Mend what it hid, or agree on another day."))
      }
    }
    let reads = attempt { try store.reads(axes: axes) }
    if reads == nil, try root.read(SnapshotStore.readsName) == nil {
      problems.append(Diagnostic("the record of what cases read is missing", at: store.readsPath, hint: record))
    }
    let cases = attempt { try catalogue?.cases().filter(\.isReference) }
    for theme in try Set(axes.themes).union(store.themeNames()).sorted() {
      guard let manifest = attempt({ try store.manifest(theme, axes: axes) }) else {
        if try root.read("\(theme)/\(SnapshotStore.manifestName)") == nil {
          problems.append(Diagnostic("the theme has no references", at: "\(store.folder)/\(theme)", hint: record))
        }
        continue
      }
      if manifest.isOlder { problems += Diagnostic.all(of: StoreError.olderManifest(path: store.manifestPath(theme))) }
      let tokens = attempt({ try store.tokens(theme) })
      if tokens == nil, try root.read("\(theme)/\(SnapshotStore.tokensName)") == nil {
        problems.append(Diagnostic("the record of tokens is missing", at: store.tokensPath(theme), hint: record))
      }
      if let reads, let tokens {
        let gaps = RecordGaps(in: manifest.lines, reads: reads, tokens: tokens)
        problems += gaps.errors(in: store, theme).flatMap(Diagnostic.all)
      }
      try examinePictures(of: manifest, theme, root, store)
      if let cases {
        let known = Set(cases.lazy.filter { $0.point.theme == theme }.map(\.key))
        let recorded = Set(manifest.lines.map(\.key))
        count(known.subtracting(recorded), "without a reference", theme, "Run '\(tool) record'.")
        count(recorded.subtracting(known), "that the catalogue does not have any more", theme, "Run '\(tool) prune'.")
      }
      findings.append(
        "references of '\(theme)': \(counted(manifest.lines.count, "case")), "
          + counted(Set(manifest.lines.map(\.pixels)).count, "look"))
    }
    if try root.read(SnapshotStore.attributesName) == nil {
      problems.append(
        Diagnostic(
          "git is not told how to merge references", at: "\(store.folder)/\(SnapshotStore.attributesName)",
          hint: "Run '\(tool) merge-driver install' and commit the file."))
    }
  }

  private mutating func count(_ keys: Set<CaseKey>, _ words: String, _ theme: String, _ hint: String) {
    guard let first = keys.min() else { return }
    problems.append(Diagnostic("\(counted(keys.count, "case")) of '\(theme)' \(words), first \(first)", hint: hint))
  }

  private mutating func examinePictures(
    of manifest: Manifest, _ theme: String, _ root: StoreFiles, _ store: SnapshotStore
  ) throws {
    let pictures = Dictionary(manifest.lines.compactMap(\.picture).map { ($0.file, $0.digest) }) { first, _ in first }
    let advice = "Restore it from version control, or record."
    for (file, digest) in pictures.sorted(by: { $0.key < $1.key }) {
      let path = "\(store.folder)/\(theme)/\(file)"
      guard let bytes = try root.read("\(theme)/\(file)") else {
        problems.append(Diagnostic("the picture is missing", at: path, hint: advice))
        continue
      }
      if bytes.starts(with: "version https://git-lfs".utf8) {
        problems.append(Diagnostic("this is a pointer of Git LFS", at: path, hint: "Run 'git lfs pull'."))
      } else if ShortDigest(of: bytes) != digest {
        problems.append(Diagnostic("the bytes are not those that its manifest gives", at: path, hint: advice))
      }
    }
  }
}
