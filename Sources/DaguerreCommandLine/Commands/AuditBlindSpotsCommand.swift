import ArgumentParser
import DaguerreSnapshots

struct AuditBlindSpotsCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "blind-spots", abstract: "List the tokens that could change without any picture showing it.",
      discussion: """
        Changes the definition of every token by a step that people can see (colours by a delta E of 2 at least, numbers by \
        1, shares of one by 0.25, weights by 300, words to those of related tokens; what it cannot be is passed over) and \
        draws the cases that read it, or a token made from it, until one looks different. Lists the tokens that no case \
        reads, by what is recorded with the references, and those that cases read without showing it: of these 'verify' \
        finds the recorded value changed, and no pixel. Tokens are tried in each theme and tuning; one that has no value \
        there is left out. One that no other value is known for, such as the only font family, is listed and is no finding.
        """)
  }

  @OptionGroup var options: AuditOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions

  func run() throws {
    let audit = BlindSpotAudit(
      catalogue: try options.catalogue(), store: try references.store(), threads: options.work.threadCount,
      progress: options.work.progress("Trying"))
    let report = try audit.report(options.cases.selection)
    try options.print(report.lines, summary: report.summary, json: report.json, hasFindings: report.hasFindings)
  }
}
