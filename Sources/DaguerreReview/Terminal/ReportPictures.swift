public import DaguerreSnapshots
import DaguerreSupport

/// Shows the pictures of a report in a terminal: each change once, before and after, side by side.
public struct ReportPictures {
  private let files: ReportFiles
  private let axes: SnapshotAxes
  private let pictures: TerminalPictures

  /// More would scroll away what was printed before.
  private static let maximumChanges = 12

  /// - Parameters:
  ///   - folder: the folder of the report.
  ///   - axes: those of the catalogue.
  ///   - environment: tells which pictures the terminal shows.
  /// - Throws: `FileError` when there is no report in the folder.
  public init(folder: String, axes: SnapshotAxes, environment: [String: String]) throws {
    self.axes = axes
    files = try ReportFiles(folder: folder)
    pictures = TerminalPictures(files: files, environment: environment)
  }

  /// Prints the changes that have pixels; nothing where the output is no terminal.
  public func show() {
    guard pictures.isShown else { return }
    let report = files.report
    let groups = report.groups.filter { $0.bounds != nil && ($0.before != nil || $0.after != nil) }
    for group in groups.prefix(Self.maximumChanges) {
      guard let first = group.cases.first else { continue }
      StandardOutput.print("\(report.cases[first].name(axes)):")
      pictures.show(group)
    }
    if groups.count > Self.maximumChanges {
      StandardOutput.print("and \(counted(groups.count - Self.maximumChanges, "more change"))")
    }
  }
}

extension Report.Case {
  /// As other commands print it, as in `button/default (orange/max-it/dark/compact/ltr)`.
  func name(_ axes: SnapshotAxes) -> String {
    "\(id) (\(SnapshotPoint(axes: axes, values: axes.all.map { values[$0.name] ?? "" })))"
  }
}
