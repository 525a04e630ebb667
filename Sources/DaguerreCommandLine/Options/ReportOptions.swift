import ArgumentParser
import DaguerreReview
import DaguerreSnapshots
import DaguerreSupport

/// Where a report of differences goes.
struct ReportOptions<Source: CatalogueSource>: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the report goes, and with it what a review decides and what undoes it.", valueName: "dir"))
  var output = "daguerre-report"

  /// The folder with the page that shows the report.
  ///
  /// - Throws: `FileError` when the default folder is a link.
  func reportOutput() throws(FileError) -> ReportOutput {
    try DefaultFolder.check(output, default: "daguerre-report")
    return ReportOutput(folder: output, tool: Source.toolName, page: ReviewPage.files)
  }
}
