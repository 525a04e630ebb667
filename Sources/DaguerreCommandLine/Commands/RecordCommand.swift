import DaguerreSupport
import ArgumentParser
import DaguerreSnapshots

struct RecordCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record", abstract: "Accept what is drawn now as the references.",
      discussion: """
        References are a manifest for each theme, with what the pixels of every case hash to, and PNG files at scale 2 \
        of the cases that people look at; cases that look alike share one. References of cases that no longer exist are \
        removed; what has not changed is not touched. Nothing changes unless everything could be drawn. The record of \
        tokens, which explains later differences, is renewed when whole themes are recorded.

        With --pictures references keep the pictures of all cases, of those that the catalogue chooses, or of none; that \
        is a setting of the folder, Snapshots/settings.json, and to change it everything must be recorded. What is not \
        kept is drawn with the recorded tokens where it is needed, and proven by its hash.

        Refuses to run when the environment variable CI is set, because differences are for people to accept.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: RecordSelectionOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @OptionGroup(title: "How") var consent: ConsentOptions
  @Option(
    help: ArgumentHelp(
      "Of which cases references keep pictures: all, chosen or none. (default: as before, chosen at first)",
      valueName: "which"))
  var pictures: KeptPictures?

  func run() throws {
    Interruption.listen()
    let store = try references.store()
    let catalogue = try Source.catalogue(fonts: fonts.folder)
    let recorder = Recorder(
      catalogue: catalogue, store: store, threads: work.threadCount, progress: work.progress("Recording"))
    let summary = try recorder.record(cases.selection, keeping: pictures)
    if work.quiet { return }
    for line in summary.lines { StandardOutput.print(line) }
    let files = "\(counted(summary.writtenFiles.count, "file")) written, \(summary.removedFiles.count) removed"
    StandardOutput.print(
      "\(counted(summary.caseCount, "case")) recorded; \(summary.isUnchanged ? "nothing has changed" : files)")
  }
}
