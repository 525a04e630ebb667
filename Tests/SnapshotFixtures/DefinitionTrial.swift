public import DaguerreSnapshots

/// A design system before and after a change of its code, and what a verification must say of it: the causes are the
/// tokens that, with all that they are made from as recorded, are not.
public struct DefinitionTrial {
  private let before: any SnapshotCatalogue
  private let after: any SnapshotCatalogue
  private let folder: String

  /// - Parameters:
  ///   - after: the same cases, drawn by other definitions of tokens.
  ///   - folder: where a store and reports can be made.
  public init(before: any SnapshotCatalogue, after: any SnapshotCatalogue, folder: String) {
    (self.before, self.after, self.folder) = (before, after, folder)
  }

  /// Records one, verifies the other, and draws a few of the cases that differ.
  ///
  /// - Parameter studied: how many cases are looked at pixel by pixel.
  /// - Returns: how many differ, and what is not as it should be, for people.
  public func run(studying studied: Int) throws -> (differing: Int, problems: [String]) {
    let store = SnapshotStore(folder: folder + "/recorded")
    _ = try Recorder(catalogue: before, store: store, threads: 2).record(SnapshotSelection())
    let both = try BothVerifications(after, store, folder: folder)
    let affected = both.report
    var problems = both.problems
    let impact = try ImpactStudy(catalogue: after, store: store, threads: 2).impact(SnapshotSelection())
    for theme in after.axes.themes {
      let right = try Set(after.axes.points.filter { $0.theme == theme }.flatMap(causes)).sorted()
      let found = Set(impact.causes.filter { $0.theme == theme }.map(\.path)).sorted()
      if found != right { problems.append("the causes in \(theme) are \(found) instead of \(right)") }
    }
    guard affected.isWritten else { return (0, problems) }
    let report = try WrittenReport(both.folder)
    problems += report.problems(affected)
    let (old, new) = try (cases(of: before), cases(of: after))
    for (index, difference) in affected.differences.enumerated().prefix(studied) {
      let name = "\(difference.id) \(difference.point)"
      guard let first = old[name], let second = new[name] else { continue }
      let paths = try causes(at: difference.point)
      let recorded = try before.values(at: difference.point)
      let right = try TrueBlame(paths: paths, before: TrueBlame.picture(of: first, under: nil)) { left in
        let putBack = paths.indices.filter { left & 1 << UInt64($0) != 0 }.map { paths[$0] }
        let skin = try after.skin(
          setting: recorded.filter { putBack.contains($0.key) }, over: nil, at: difference.point)
        return try TrueBlame.picture(of: second, under: skin)
      }
      problems += right.problems(try report.blame(ofCase: index)).map { "\(name): \($0)" }
    }
    return (affected.differences.count, problems)
  }

  private func causes(at point: SnapshotPoint) throws -> [String] {
    let recorded = try before.values(at: point)
    let sources = try TokenSources(of: after)
    return try after.tokens(at: point, under: nil).map(\.path).filter { path in
      guard let old = recorded[path] else { return false }
      let settled = recorded.filter { $0.key != path && sources.follows(path, $0.key) }
      let skin = try after.skin(setting: settled, over: nil, at: point)
      return try after.values(at: point, under: skin)[path] != old
    }
  }

  private func cases(of catalogue: any SnapshotCatalogue) throws -> [String: SnapshotCase] {
    Dictionary(try catalogue.cases().map { ("\($0.id) \($0.point)", $0) }) { first, _ in first }
  }
}
