import DaguerreSupport
import ArgumentParser
import DaguerreSnapshots

struct VerifyCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify", abstract: "Draw everything again and compare with the references, exactly.",
      discussion: """
        Prints each case that differs: changed pixels, the largest step of a channel, the box around them, the cells \
        they are in, and those of the tokens it reads that have changed; first the cases that changed although no \
        token did. Also looks at the bytes of every reference, at files and manifest lines that belong to no case, and \
        at the record of tokens.

        Exits with 0 when '\(Source.toolName) record' would change nothing, with 1 when it would, with 2 for wrong use, \
        and with 3 when the run failed: a font is missing, the references are missing or cannot be read, or the images \
        of differences cannot be written.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions
  @OptionGroup(title: "How") var work: WorkOptions
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where expected, actual and difference images of cases that differ go.", valueName: "dir"))
  var output = "daguerre-report"
  @Flag(help: "Print cells per second and peak memory.") var stats = false

  func run() throws {
    try DefaultFolder.check(output, default: "daguerre-report")
    let statistics = RunStatistics()
    let store = try references.store()
    let catalogue = try Source.catalogue(fonts: work.fontFolder).laying(overlay.layers(), for: cases.selection)
    let verifier = Verifier(
      catalogue: catalogue, store: store, threads: work.threadCount, progress: Terminal.progress("Verifying"))
    let report = try verifier.verify(cases.selection, differencesTo: output)
    for line in report.lines { StandardOutput.print(line) }
    if stats { StandardOutput.print(statistics.line(cells: report.cellCount)) }
    if let leftover = report.leftover {
      Terminal.printError(
        "warning: '\(leftover)' was left by a recording that did not end, unless one is running; the next 'daguerre record' "
          + "removes it")
    }
    guard report.imageError == nil else {
      Terminal.printError("error: \(report.summary)")
      throw ExitCode(ExitStatus.failed)
    }
    guard report.isEqual else {
      Terminal.printError("error: \(report.summary)")
      throw ExitCode(ExitStatus.differences)
    }
    StandardOutput.print(report.summary)
  }
}
