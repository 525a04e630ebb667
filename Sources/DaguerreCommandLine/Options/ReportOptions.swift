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
  /// - Parameter store: what the report is about; nil for no references.
  /// - Throws: `FileError` when the default folder is a link; wrong use where it is that of the references, or in it: what
  ///   no case uses is wrong there.
  func reportOutput(of store: SnapshotStore? = nil) throws -> ReportOutput {
    if let store, Files.isWithin(output, store.folder) {
      let place = Files.isSame(output, store.folder) ? "that is" : "that is in"
      throw ValidationError("-o \(output): \(place) the folder of the references.")
    }
    try DefaultFolder.check(output, default: "daguerre-report")
    return ReportOutput(folder: output, tool: Source.toolName, page: ReviewPage.files)
  }
}
