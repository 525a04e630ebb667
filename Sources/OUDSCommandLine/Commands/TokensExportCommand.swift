internal import ArgumentParser
internal import DaguerreCommandLine
internal import DaguerreSupport
internal import DaguerreSnapshots
internal import OUDS

struct TokensExportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export", abstract: "Write a theme as a file in the Design Tokens format, 2025.10.",
      discussion: """
        Every token with its value, or as an alias of another token of the file. Without --mode the values of dark mode \
        are extensions ($extensions, daguerre.dark), without --size-class those of regular size (daguerre.regular).
        """)
  }

  @Option(help: ArgumentHelp("The theme, such as orange.", valueName: "name"))
  var theme: String
  @OptionGroup var axes: AxisOptions
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write, whole or not at all.", valueName: "file"),
    transform: { try wantedPath($0, "a file") })
  var output: String

  func run() throws {
    let variants = try axes.variants()
    for selected in try axes.themes([theme]) {
      let text = selected.inForce { $0.designTokens(dark: variants.isDark, regular: variants.isRegular) }
      try Files.write(Array(text.utf8), to: output)
    }
  }
}
