import DaguerreSupport
import ArgumentParser
import DaguerreSnapshots

struct ListCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Print the cases there are, one a line: id and point.",
      discussion: "With --json a list with ids, axes and sizes in points, in the same order.")
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: cases.selection)
    let list = CaseList(catalogue: catalogue, threads: work.threadCount)
    if json {
      for line in try list.json(cases.selection) { StandardOutput.write(line + "\n") }
    } else {
      for line in try list.text(cases.selection) { StandardOutput.print(line) }
    }
  }
}
