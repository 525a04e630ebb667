import ArgumentParser
import DaguerreReview
import DaguerreSnapshots

/// Where a report of differences goes.
struct ReportOptions<Source: CatalogueSource>: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the report goes, and with it what a review decides and what undoes it.", valueName: "dir"))
  var output = "daguerre-report"

  /// The folder with the page that shows the report.
  ///
  /// - Parameter store: what the report is about; nil for no references.
  /// - Throws: what ``DefaultFolder/check(_:default:outside:)`` throws.
  func reportOutput(of store: SnapshotStore? = nil) throws -> ReportOutput {
    try DefaultFolder.check(output, default: "daguerre-report", outside: store)
    return ReportOutput(folder: output, tool: Source.toolName, page: ReviewPage.files)
  }
}
