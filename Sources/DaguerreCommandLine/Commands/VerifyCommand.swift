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

        With --affected only cases are drawn of which a token that they read has another value than recorded, and of the \
        store only what they use is looked at; with --prove others too, as a test that nothing else has changed.

        Exits with 0 when '\(Source.toolName) record' would change nothing, with 1 when it would, with 2 for wrong use, \
        and with 3 when the run failed: a font is missing, the references are missing or cannot be read, or the report \
        cannot be written.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var report: ReportOptions<Source>
  @Flag(help: "Draw only the cases that a changed token can reach, by what is recorded of them.") var affected = false
  @Option(help: ArgumentHelp("With --affected: draw so many others too, which must be equal.", valueName: "n"))
  var prove = 0
  @Option(help: ArgumentHelp("Chooses what --prove draws.", valueName: "n")) var seed: UInt64 = 0
  @Flag(help: "Print cells per second and peak memory.") var stats = false

  func validate() throws {
    guard prove >= 0 else { throw ValidationError("--prove \(prove): give a number from 0 on.") }
    if prove > 0 && !affected { throw ValidationError("--prove is for --affected only.") }
  }

  func run() throws {
    let output = try report.reportOutput()
    let statistics = RunStatistics()
    let store = try references.store()
    let catalogue = try Source.catalogue(fonts: work.fontFolder).laying(overlay.layers(), for: cases.selection)
    let verifier = Verifier(
      catalogue: catalogue, store: store, threads: work.threadCount, progress: work.progress("Verifying"))
    let found = try verifier.verify(
      cases.selection, scope: affected ? .affected(proving: prove, seed: seed) : .all,
      report: output)
    for line in found.lines { StandardOutput.print(line) }
    if found.isWritten { StandardOutput.print("see \(output.folder)/index.html") }
    if stats { StandardOutput.print(statistics.line(cells: found.cellCount)) }
    if let leftover = found.leftover {
      Terminal.printError(
        "warning: '\(leftover)' was left by a recording that did not end, unless one is running; the next 'daguerre record' "
          + "removes it")
    }
    guard found.folderError == nil else {
      Terminal.printError("error: \(found.summary)")
      throw ExitCode(ExitStatus.failed)
    }
    guard found.isEqual else {
      Terminal.printError("error: \(found.summary)")
      throw ExitCode(ExitStatus.differences)
    }
    if !work.quiet { StandardOutput.print(found.summary) }
  }
}
