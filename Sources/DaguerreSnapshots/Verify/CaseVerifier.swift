import DaguerreGraphics
import DaguerreImages
import DaguerreSupport

/// Draws one case after the other and compares it with its reference.
struct CaseVerifier {
  struct Result: Sendable {
    let reads: ReadRecord.Reads
    /// Nil when nothing is to be said of the case, as of nearly all: what can be said has a hundred times their size.
    let finding: Finding?
  }

  final class Finding: Sendable {
    /// What recording would write, where that is something else.
    let drawn: (pixels: PixelIdentity, tokens: ShortDigest)?
    /// Nil when the case is equal, or exceptions hide how it is not.
    let difference: CaseDifference?
    /// Why the pictures of the difference could not be written.
    let reportError: FileError?
    /// What exceptions hide.
    let hidden: Hidden?

    init(
      drawn: (pixels: PixelIdentity, tokens: ShortDigest)? = nil, difference: CaseDifference? = nil,
      reportError: FileError? = nil, hidden: Hidden? = nil
    ) {
      (self.drawn, self.difference, self.reportError, self.hidden) = (drawn, difference, reportError, hidden)
    }
  }

  /// A difference that exceptions hide.
  struct Hidden: Sendable {
    /// Indices of those in force.
    let exceptions: [Int]
    let pixels: Int
  }

  private let student: CaseStudent
  private let tokens: ReferenceTokens
  private let references: [String: ThemeReferences]
  private let reads: ReadRecord?
  private let changes: ChangeCollector
  private let exceptions: [Exceptions.Entry]
  private let layouts = RecentLayouts()

  /// - Parameters:
  ///   - references: by theme.
  ///   - changes: told of each way of looking different.
  ///   - exceptions: those in force.
  ///   - sharing: nil to lay out every case by itself.
  ///   - expectsChanges: whether most cases will differ.
  init(
    tokens: ReferenceTokens, references: [String: ThemeReferences], reads: ReadRecord?, changes: ChangeCollector,
    exceptions: [Exceptions.Entry] = [], sharing: SheetSharing?, expectsChanges: Bool
  ) {
    self.exceptions = exceptions
    student = CaseStudent(
      drawer: CaseDrawer(scale: SnapshotStore.scale, sharing: sharing, tracesOrigins: expectsChanges),
      tokens: tokens, references: references, reads: reads)
    self.tokens = tokens
    self.references = references
    self.reads = reads
    self.changes = changes
  }

  /// - Parameter number: of the case in the run.
  func verify(_ snapshot: SnapshotCase, number: Int) throws -> Result {
    var (drawn, finding) = try student.study(snapshot)
    if case .equal = finding, let known = reads?[snapshot.key], known == drawn.reads {
      // Those of the record, which cases share: each sheet has made its own.
      return Result(reads: known, finding: nil)
    }
    let hidden = hidden(finding, snapshot.id)
    if let hidden {
      // Only pixels are let go.
      if changedTokens(drawn, at: snapshot.point).isEmpty {
        return Result(reads: drawn.reads, finding: Finding(hidden: hidden))
      }
      finding = .tokens
    }
    let now = (pixels: try student.drawer.identity(of: drawn), tokens: drawn.tokenDigest)
    if case .equal = finding { return Result(reads: drawn.reads, finding: Finding(drawn: now)) }
    let changedTokens = changedTokens(drawn, at: snapshot.point)
    let difference = try CaseDifference(
      id: snapshot.id, point: snapshot.point, kind: kind(of: finding, drawn), finding: finding,
      changedTokens: changedTokens, hasRecordedTokens: references[snapshot.point.theme]?.tokens != nil,
      causes: student.causes(of: snapshot, drawn),
      look: look(of: finding, drawn, snapshot, changedTokens))
    let reportError = try changes.add(
      difference, finding, of: snapshot, drawn, number: number, changes: tokens[snapshot.point]?.changes() ?? .none,
      by: student.drawer)
    return Result(
      reads: drawn.reads, finding: Finding(drawn: now, difference: difference, reportError: reportError, hidden: hidden)
    )
  }

  private func hidden(_ finding: CaseStudent.Finding, _ id: String) -> Hidden? {
    guard case .changed(let study) = finding else { return nil }
    let found = exceptions.hiding(id, before: study.before, after: study.after)
    return found.isEmpty ? nil : Hidden(exceptions: found, pixels: study.pixels.pixels.difference.changedPixels)
  }

  private func kind(of finding: CaseStudent.Finding, _ drawn: DrawnCase) -> CaseDifference.Kind {
    switch finding {
    case .noReference: .noReference
    case .unknown(let hasOwnTokens): .noPicture(hasOwnTokens: hasOwnTokens)
    case .line: .manifestMismatch
    case .tokens, .equal: .tokens
    case .changed(let study):
      .pixels(
        study.pixels.pixels.difference, size: SizeChange(from: study.before, to: study.after),
        cells: cells(of: drawn.sheet, in: study.pixels.pixels))
    }
  }

  private func cells(of sheet: Sheet, in pixels: DifferingPixels) -> [CellDifference] {
    let frames = sheet.cells.map { $0.pixelFrame(scale: SnapshotStore.scale) }
    return zip(sheet.cells, pixels.differences(by: layouts.nearest(frames, width: pixels.width))).compactMap {
      cell, difference in
      difference.inside == nil && difference.around == nil
        ? nil : CellDifference(name: cell.name, inside: difference.inside, around: difference.around)
    }
  }

  /// What changes that look the same have in common.
  private func look(
    of finding: CaseStudent.Finding, _ drawn: DrawnCase, _ snapshot: SnapshotCase, _ changedTokens: [TokenChange]
  ) throws -> String {
    let line = references[snapshot.point.theme]?.line(of: snapshot)?.pixels
    func name(_ identity: PixelIdentity?) -> String {
      identity.map { "\($0.width)x\($0.height) \($0.digest)" } ?? "-"
    }
    let parts: [String]
    switch finding {
    case .changed(let study):
      parts =
        ["changed", name(study.identityBefore), name(study.identityAfter), "\(study.evidence)"]
        + study.pixels.groups.map { "\($0.pixelCount) \($0.causes.joined(separator: " "))" }
    case .tokens, .equal:
      parts = ["tokens"] + changedTokens.map(\.description)
    case .noReference: parts = ["new", name(try student.drawer.identity(of: drawn))]
    case .unknown: parts = ["unknown", name(line), name(try student.drawer.identity(of: drawn))]
    case .line: parts = ["line", name(line), name(try student.drawer.identity(of: drawn))]
    }
    return String("\(Digest(of: Array(parts.joined(separator: "\n").utf8)))".prefix(32))
  }

  private func changedTokens(_ drawn: DrawnCase, at point: SnapshotPoint) -> [TokenChange] {
    guard let recorded = tokens[point]?.recorded else { return [] }
    return drawn.sheet.tokens.compactMap { token in
      recorded[token.path] == token.value
        ? nil : TokenChange(path: token.path, recorded: recorded[token.path], current: token.value)
    }
  }
}

/// The last layouts of cells of a thread: those of an id are few.
private final class RecentLayouts {
  private static let maximumCount = 8
  private var layouts: [NearestRegions] = []

  func nearest(_ frames: [PixelRect], width: Int) -> NearestRegions {
    let known = layouts.lastIndex { $0.width == width && $0.regions == frames }
    let layout = known.map { layouts.remove(at: $0) } ?? NearestRegions(frames, width: width)
    layouts.append(layout)
    if layouts.count > Self.maximumCount { layouts.removeFirst() }
    return layout
  }
}
