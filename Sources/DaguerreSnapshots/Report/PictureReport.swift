public import DaguerreImages
import DaguerreGraphics
import DaguerreSupport

/// A report about pictures of other programs, which no catalogue draws: the folder, page and formats are those of a
/// verification, without tokens.
public final class PictureReport {
  private let folder: ReportFolder?
  private let drawsContactSheet: Bool
  private var report: Report
  private var tested: [RunReport.Tested] = []
  private var details: [[String]] = []

  /// - Parameter output: where it goes, in place of an earlier one; nil where only formats are asked for.
  /// - Throws: `FileError` when an earlier report cannot be removed.
  public init(_ output: ReportOutput?, tool: String) throws {
    folder = output.map { ReportFolder($0.folder, page: $0.page) }
    drawsContactSheet = output?.drawsContactSheet ?? false
    report = Report(tool: tool, references: "", axes: [], comparedCases: 0)
    try folder?.clear()
  }

  /// Adds a picture that is as it should be.
  public func addEqual(_ id: String) { tested.append(RunReport.Tested(id: id, difference: nil)) }

  /// Adds two pictures of which more pixels differ than may.
  ///
  /// - Parameter details: what is told of it.
  /// - Throws: `FileError`.
  public func add(_ id: String, _ comparison: PictureComparison, details: [String]) throws {
    let (before, after) = (comparison.first.premultiplied, comparison.second.premultiplied)
    var group = Report.Group(
      kind: .pixels, before: try write(before), after: try write(after), change: nil,
      changedPixels: comparison.differentPixels, visiblePixels: comparison.differentPixels,
      bounds: comparison.bounds.numbers, cells: [], causes: [], withoutToken: comparison.differentPixels,
      isProven: false, cases: [])
    if let folder {
      let name = String(
        "\(Digest(of: Array("\(PixelIdentity(of: before).digest) \(PixelIdentity(of: after).digest)".utf8)))".prefix(32)
      )
      try folder.writeScript(try ChangeScript(comparison, before: before, after: after).bytes(name: name), name)
      group.change = ReportFolder.scriptPath(name)
    }
    add(id, group, details)
  }

  /// Adds a picture that has nothing to be compared with.
  ///
  /// - Throws: `FileError`.
  public func addNew(_ id: String, _ picture: StraightBitmap, details: [String]) throws {
    add(
      id,
      Report.Group(
        kind: .new, before: nil, after: try write(picture.premultiplied), change: nil, changedPixels: 0,
        visiblePixels: 0, bounds: nil, cells: [], causes: [], withoutToken: 0, isProven: false, cases: []), details)
  }

  /// Adds something that is wrong, in words.
  public func add(problem: String) { report.problems.append(problem) }

  /// Writes the report, unless there is nothing to tell.
  ///
  /// - Parameter summary: what is told in the end.
  /// - Returns: what was found, and whether there is a report.
  /// - Throws: `FileError`.
  public func finish(summary: String) throws -> (run: RunReport, isWritten: Bool) {
    report.comparedCases = tested.count
    var run = RunReport(report: report, tested: tested, details: details)
    (run.noun, run.verdict) = ("picture", summary)
    guard let folder else { return (run, false) }
    guard !run.isEqual else {
      try folder.finishWithoutReport()
      return (run, false)
    }
    try folder.finish(&run, nil, contactSheet: drawsContactSheet)
    return (run, true)
  }

  private func add(_ id: String, _ group: Report.Group, _ lines: [String]) {
    var group = group
    group.cases = [report.cases.count]
    tested.append(RunReport.Tested(id: id, difference: report.cases.count))
    details.append(lines)
    report.cases.append(
      Report.Case(
        id: id, values: [:], kind: group.kind, changedPixels: group.changedPixels, bounds: group.bounds, cells: [],
        causes: [], group: report.groups.count))
    report.groups.append(group)
  }

  private func write(_ bitmap: Bitmap) throws -> Report.Picture? {
    try folder?.write(bitmap, PixelIdentity(of: bitmap))
  }
}
