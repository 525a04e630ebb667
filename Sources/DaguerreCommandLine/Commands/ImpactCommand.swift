import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport

struct ImpactCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "impact", abstract: "Say what a change of tokens does: causes, what follows, cases reached.",
      discussion: """
        Compares the tokens in force, with --tokens and --set laid over them, with the recorded ones. A cause is a token \
        whose own definition has changed; the tokens that merely follow it are named with it. What each case reads is \
        recorded with the references, so nothing is drawn, unless --draw is given: then the pixels that change are \
        counted, each for the causes that put it back, and those that people can see.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @OptionGroup(title: "How") var report: ReportOptions<Source>
  @Flag(help: "Draw the cases that are reached, before and after, and count pixels.") var draw = false
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: cases.selection)
    let store = try references.store()
    let study = ImpactStudy(
      catalogue: catalogue, store: store, threads: work.threadCount,
      progress: work.progress("Drawing"))
    let impact =
      try draw
      ? study.drawnImpact(cases.selection, report: report.reportOutput(of: store)) : study.impact(cases.selection)
    if json {
      for line in impact.json(axes: Source.axes) { StandardOutput.write(line + "\n") }
    } else {
      for line in impact.lines { StandardOutput.print(line) }
      StandardOutput.print(impact.summary)
      if draw { StandardOutput.print("see \(report.output)/index.html") }
    }
  }
}
