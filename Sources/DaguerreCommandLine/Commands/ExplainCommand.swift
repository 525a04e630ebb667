import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport

struct ExplainCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain", abstract: "Say why a case, a cell or a pixel of it looks other than recorded.",
      discussion: """
        Prints the views that paint there, with what they paint and the tokens that they read, and each cause with its \
        old and new value and the way from a token that is read down to it. Of a pixel also both colours, and only what \
        can be seen of it is named.

        The case is an id as 'list' prints it; of axes that are not named it is the default.
        """)
  }

  @Argument(help: ArgumentHelp("The id of the case, as in button/default/text.", valueName: "case"))
  var id: String
  @Argument(
    help: ArgumentHelp(
      "A pixel at the scale of references, as in 120,48, or the name of a cell. (default: the whole case)",
      valueName: "part"))
  var part: String?
  @Option(help: ArgumentHelp("A theme: \(Source.axes.themes.joined(separator: ", ")).", valueName: "name"))
  var theme: [String] = []
  @OptionGroup(title: "Which case") var points: PointOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    var selection = points.selection
    selection["theme"] = theme.isEmpty ? Array(Source.axes.themes.prefix(1)) : theme
    selection = selection.withDefaults(of: Source.axes, from: .sideBySide)
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: selection)
    let study = ImpactStudy(catalogue: catalogue, store: try references.store(), threads: work.threadCount)
    let wanted = try wanted()
    for snapshot in try study.cases(id, selection) {
      let explanation = try study.explain(snapshot, wanted)
      if json {
        StandardOutput.write(explanation.json + "\n")
      } else {
        for line in explanation.lines { StandardOutput.print(line) }
      }
    }
  }

  private func wanted() throws -> Explanation.Part {
    guard let part else { return .whole }
    let numbers = part.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1] { return .pixel(x: x, y: y) }
    if numbers.count == 2, part.allSatisfy({ "0123456789.,+- ".contains($0) }) {
      throw ValidationError("'\(part)' is no pixel: give column and row as whole numbers from 0 on, as in 100,97.")
    }
    return .cell(part)
  }
}
