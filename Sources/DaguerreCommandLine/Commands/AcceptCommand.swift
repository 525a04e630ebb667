import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport

struct AcceptCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "accept", abstract: "Make what a run elsewhere has found the references, without drawing again.",
      discussion: """
        Takes the folder that a failed '\(Source.toolName) verify' or '\(Source.toolName) merge' has written, as a CI \
        engine keeps it, and records the cases that differ as that run drew them, and its tokens, of themes that it drew \
        whole. The references must be those that it compared with, and every picture must have the digest that the run \
        gives.

        What is wrong with files of the references, rather than with what they show, is printed and needs \
        '\(Source.toolName) record'. To take some changes and not others, use '\(Source.toolName) review'.

        Refuses to run when the environment variable CI is set, because differences are for people to accept.

        Exits with 0 when done, with 2 for a folder that cannot be taken, and with 3 when the run failed; then no \
        reference has changed, unless it is only the words about it that could not be printed.
        """)
  }

  @Argument(
    help: ArgumentHelp("The folder of the report.", valueName: "result-dir"),
    transform: { try wantedPath($0, "a folder") })
  var folder: String
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @OptionGroup(title: "How") var consent: ConsentOptions

  func run() throws {
    Interruption.listen()
    let acceptor = ResultAcceptor(
      catalogue: try Source.catalogue(fonts: fonts.folder), store: try references.store(),
      threads: work.threadCount)
    let summary = try acceptor.accept(folder)
    if !work.quiet {
      for line in summary.lines { StandardOutput.print(line) }
      let files = "\(counted(summary.writtenFiles.count, "file")) written, \(summary.removedFiles.count) removed"
      StandardOutput.print(
        "\(counted(summary.caseCount, "case")) accepted; \(summary.isUnchanged ? "nothing has changed" : files)")
    }
    for line in listed(summary.notAccepted, as: "not accepted:") { StandardOutput.print(line) }
  }
}
