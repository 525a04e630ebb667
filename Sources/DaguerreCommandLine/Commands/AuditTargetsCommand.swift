import ArgumentParser
import DaguerreSnapshots

struct AuditTargetsCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "targets", abstract: "Measure what fingers and pointers can hit against WCAG 2.2.",
      discussion: """
        Prints the smallest target of each component. A target below 24 by 24 points is a finding (2.5.8), unless a circle \
        of 24 points about its middle meets no other target of the same cell; 44 (2.5.5) and 48 are recommended. What is \
        turned is measured by the largest upright square within it.

        Targets are what components mark as such. Links within a sentence may be smaller, which cannot be told here.
        """)
  }

  @OptionGroup var options: AuditOptions<Source>

  func run() throws {
    let audit = TargetAudit(
      catalogue: try options.catalogue(), threads: options.work.threadCount,
      progress: options.work.progress("Measuring"))
    let report = try audit.report(options.cases.selection)
    try options.print(
      report.lines, summary: report.summary, json: report.json, hasFindings: !report.findings.isEmpty)
  }
}
