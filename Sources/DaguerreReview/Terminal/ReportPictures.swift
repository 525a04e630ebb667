import DaguerreSnapshots
import DaguerreSupport

/// Shows the pictures of a report in a terminal: each change once, before and after, side by side.
public struct ReportPictures {
  private let files: ReportFiles
  private let pictures: TerminalPictures

  /// More would scroll away what was printed before.
  private static let maximumChanges = 12

  /// - Parameters:
  ///   - folder: the folder of the report.
  ///   - environment: tells which pictures the terminal shows.
  /// - Throws: `FileError` when there is no report in the folder.
  public init(folder: String, environment: [String: String]) throws {
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
      let place = report.axes.compactMap { report.cases[first].values[$0.name] }.joined(separator: "/")
      StandardOutput.print("\(report.cases[first].id)\(place.isEmpty ? "" : " (\(place))"):")
      pictures.show(group)
    }
    if groups.count > Self.maximumChanges {
      StandardOutput.print("and \(counted(groups.count - Self.maximumChanges, "more change"))")
    }
  }
}
