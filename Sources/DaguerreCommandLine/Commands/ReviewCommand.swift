import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport

struct ReviewCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review", abstract: "Apply decisions about differences to the references.",
      discussion: """
        Records what the decisions accept, and leaves alone what they do not: a case that is accepted by itself as it \
        is drawn now; any other case that an accepted cause reaches as it looks with the accepted causes in force and \
        all others put back, and the values of tokens likewise. So '\(Source.toolName) verify' then finds what was not \
        accepted, and nothing once the rejected tokens are as they were.

        Writes decisions.json to the output folder, and for each theme with rejected causes undo/THEME.tokens.json, a \
        token file that undoes them: give it with --tokens and --theme, after the other layers.

        The same layers must be given as when it was decided. Decisions about another state of the references are refused.

        Exits with 0 when the decisions are applied, with 2 for decisions that cannot be, and with 3 when the run failed; \
        then no reference has changed.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions
  @OptionGroup(title: "How") var work: WorkOptions
  @Option(help: ArgumentHelp("The decisions, as a report saves them.", valueName: "file")) var decisions: String
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where decisions.json and the token files that undo rejected causes go.", valueName: "dir"))
  var output = "daguerre-report"

  func run() throws {
    try DefaultFolder.check(output, default: "daguerre-report")
    let decided = try Decisions(try Files.read(decisions), name: decisions)
    let applier = DecisionApplier(
      catalogue: try Source.catalogue(fonts: work.fontFolder), layers: try overlay.layers(),
      store: try references.store(), threads: work.threadCount, progress: Terminal.progress("Applying"))
    let applied = try applier.apply(decided, to: cases.selection, writingTo: output)
    for line in applied.lines { StandardOutput.print(line) }
    StandardOutput.print(applied.summary)
  }
}
