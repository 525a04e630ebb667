import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport

/// What the tokens of a catalogue are, and what they are made from.
struct TokensCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tokens", abstract: "List the tokens that sheets read, and what they are made from.",
      subcommands: [TokensListCommand<Source>.self, TokensShowCommand<Source>.self])
  }
}

/// The options of both.
struct TokensOptions<Source: CatalogueSource>: ParsableArguments {
  @OptionGroup(title: "Where") var points: ThemeOptions<Source>
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var fonts: FontOptions

  func table() throws -> TokenTable {
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: points.selection)
    return try TokenTable(of: catalogue, at: points.selection)
  }
}

struct TokensListCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Print the values of tokens, one a line.",
      discussion: """
        Those that sheets read, and those that these are made from, by the names that --set and token files take. A token \
        has a line for each of its values, with the themes where it has that and, where it depends on them, the values of \
        other axes.

        With --json a list of objects with path, value, madeFrom and the values of the axes.
        """)
  }

  @OptionGroup var options: TokensOptions<Source>
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let table = try options.table()
    if json {
      for line in table.json { StandardOutput.write(line + "\n") }
    } else {
      for line in table.text { StandardOutput.print(line) }
    }
  }
}

struct TokensShowCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show", abstract: "Print a token, what its value is made from, and what is made from it.")
  }

  @Argument(help: ArgumentHelp("A token, as 'tokens list' names it.", valueName: "token")) var path: String
  @OptionGroup var options: TokensOptions<Source>

  func run() throws {
    for line in try options.table().text(of: path) { StandardOutput.print(line) }
  }
}
