import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport

struct PruneCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "prune", abstract: "Remove references of cases that no longer exist.",
      discussion: """
        Draws nothing and accepts nothing: references of cases that the catalogue still has stay as they are. With options \
        that select cases only those are looked at, and pictures that nothing uses only where whole themes are.

        With --check nothing is removed, and the exit code is 1 when something would be.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: RecordSelectionOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @Flag(help: "Say what would be removed, and exit with 1 if anything.") var check = false

  func run() throws {
    Interruption.listen()
    let recorder = Recorder(
      catalogue: try Source.catalogue(fonts: fonts.folder), store: try references.store(), threads: 1)
    let found = try check ? recorder.pruned(cases.selection) : recorder.prune(cases.selection)
    let verb = check ? "would remove" : "removed"
    for name in found.cases + found.files { StandardOutput.print("\(verb) \(name)") }
    StandardOutput.print(
      found.isEmpty
        ? "nothing to remove"
        : "\(counted(found.cases.count, "case")) and \(counted(found.files.count, "unused picture")) \(check ? "to remove" : "removed")"
    )
    if check && !found.isEmpty { throw ExitCode(ExitStatus.differences) }
  }
}
