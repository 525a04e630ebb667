import ArgumentParser
import DaguerreReview
import DaguerreSnapshots
import DaguerreSupport
import Foundation

struct MergeCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge", abstract: "Join what the shards of a verification have found into one report.",
      discussion: """
        Takes the folders that '\(Source.toolName) verify --shard 1/8 -o DIR' and the other shards have written. The \
        report, the words and the exit code are those of a verification in one piece; nothing is drawn. A shard that is \
        missing or there twice, and shards that are not of one run, are errors.

        Exits with 0 when nothing differs, with 1 when something does, with 2 when these are not all shards of a run, \
        and with 3 when a shard failed or the report cannot be written.
        """)
  }

  @Argument(
    help: ArgumentHelp("The folder of a shard.", valueName: "dir"), transform: { try wantedPath($0, "a folder") })
  var folders: [String]
  @OptionGroup(title: "How") var report: ReportOptions<Source>
  @OptionGroup(title: "How") var formats: FormatOptions

  func run() throws {
    var output = try report.reportOutput()
    output.drawsContactSheet = formats.needsContactSheet
    let (run, isWritten) = try ResultMerger(axes: Source.axes).merge(folders, report: output)
    try FoundRun<Source>(run: run, folder: isWritten ? output.folder : nil).tell(formats)
  }
}

/// What a verification has found, in one piece or joined: told, with its exit code.
struct FoundRun<Source: CatalogueSource> {
  let run: RunReport
  /// Of the report; nil where there is none.
  let folder: String?
  /// The token files of the command line; asked for where a format names their lines.
  var layers: () -> [String] = { [] }
  var references: String?
  var showsPictures = false
  /// Whether equality is told by the exit code alone.
  var isQuiet = false

  /// - Parameter note: a line more, for people.
  /// - Throws: an exit code for anything but equality.
  func tell(_ formats: FormatOptions, note: (() -> String)? = nil) throws {
    var unwritten: (any Error)?
    do {
      try formats.tell(run, folder: folder, layers: layers(), fallback: references ?? "Snapshots")
    } catch { unwritten = error }
    let isText = formats.format == .text
    if isText {
      if showsPictures, let folder {
        try ReportPictures(folder: folder, axes: Source.axes, environment: ProcessInfo.processInfo.environment).show()
      }
      if let folder, !run.isEqual { StandardOutput.print("see \(folder)/index.html") }
      if let note { StandardOutput.print(note()) }
    }
    if run.failure == nil && run.isEqual {
      if isText, !isQuiet { StandardOutput.print(run.summary) }
      if let unwritten { throw unwritten }
      return
    }
    Terminal.printError("error: \(run.summary)")
    if let unwritten { throw unwritten }
    throw ExitCode(run.failure == nil ? ExitStatus.differences : ExitStatus.failed)
  }
}
