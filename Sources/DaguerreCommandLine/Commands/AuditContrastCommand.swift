import ArgumentParser
import DaguerreSnapshots

struct AuditContrastCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "contrast", abstract: "Measure the contrast of texts, graphics and controls against WCAG 2.2.",
      discussion: """
        What is drawn is compared with what is seen in its place without it, as both are seen after opacity, clips and \
        what lies over them, in the pixels that it covers wholly; the smallest ratio counts. A text needs 4.5:1, and 3:1 \
        from 24 points or bold from 18.66 (1.4.3); a graphic and the boundary of a control need 3:1 (1.4.11).

        Some of that is a guess, as a display list does not say what things are for. A path or an arc counts as a graphic; \
        of the arcs of a circle the best counts, and paths of more than two colours in one place, or of two that no token \
        has, are a picture, which is exempt. The boundary of a control is the box in one of its targets, or the line along \
        an edge of it, that stands out most; a control with a text or a graphic in it is known by these, so its boundary \
        is exempt, even that of a text field. What is in a cell of state 'disabled', or next to it, is exempt. Fills that \
        are graphics, such as bars of progress, are not looked at.

        Tokens are those of the view that paints, or around it, that have the colour; there may be several.
        """)
  }

  @OptionGroup var options: AuditOptions<Source>

  func run() throws {
    let audit = ContrastAudit(
      catalogue: try options.catalogue(), threads: options.work.threadCount,
      progress: options.work.progress("Looking at"))
    let report = try audit.report(options.cases.selection)
    try options.print(
      report.lines, summary: report.summary, json: report.json, hasFindings: !report.findings.isEmpty)
  }
}
