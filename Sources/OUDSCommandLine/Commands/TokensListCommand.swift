internal import DaguerreSupport
internal import ArgumentParser
internal import DaguerreSnapshots
internal import OUDS

struct TokensListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Print the values of tokens, one a line.",
      discussion: """
        Every token in every theme unless options say otherwise, each theme in its default tuning. A token that depends \
        on the mode or the size class has a line for each. Raw tokens belong to no theme and come once; --theme leaves \
        those that the theme can use.

        With --json a list of objects with layer, path, name, type, theme, tuning, mode, sizeClass, value and alias. \
        Lengths are in points, colours #RRGGBBAA; an alias is the path of the token whose value it is. What does not \
        apply is null, and so is a value that the theme does not have.
        """)
  }

  @Option(help: ArgumentHelp("A theme, such as orange; can be repeated. (default: all)", valueName: "name"))
  var theme: [String] = []
  @OptionGroup var axes: AxisOptions
  @Option(help: "raw, semantic or component.")
  var layer: String?
  @Option(help: ArgumentHelp("A family or component, such as color or button.", valueName: "name"))
  var family: String?
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let themes = try axes.themes(theme)
    var list = TokenList(themes: themes, variants: try axes.variants())
    if let layer {
      list.layer = TokenLayer(rawValue: layer)
      if list.layer == nil {
        throw SelectionError.unknownWord(layer, option: "layer", known: TokenLayer.allCases.map(\.rawValue))
      }
    }
    if let family {
      let known = TokenList.families(of: themes)
      guard known.contains(family) else { throw SelectionError.unknownWord(family, option: "family", known: known) }
      list.family = family
    }
    let rows = list.rows()
    if json {
      for line in try JSONOutput.lines(rows) { StandardOutput.write(line + "\n") }
    } else {
      for line in Self.table(of: rows) { StandardOutput.print(line) }
    }
  }

  private static func table(of rows: [TokenRow]) -> [String] {
    var table = TextTable(heads: ["TOKEN", "THEME", "MODE", "SIZE", "VALUE", "ALIAS"])
    for row in rows {
      let theme = [row.theme, row.tuning == "default" ? nil : row.tuning].compactMap(\.self).joined(separator: "/")
      table.add([
        row.path, theme, row.mode ?? "", row.sizeClass ?? "", row.value?.description ?? "none", row.alias ?? "",
      ])
    }
    return table.text
  }
}
