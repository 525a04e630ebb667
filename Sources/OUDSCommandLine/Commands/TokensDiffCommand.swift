internal import DaguerreSupport
internal import ArgumentParser
internal import DaguerreCommandLine
internal import OUDS

struct TokensDiffCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff", abstract: "Compare the tokens of two themes, tunings, modes or files.",
      discussion: """
        Prints each token whose value differs: its path, the old and the new value, and the size of the step: points \
        for a length, the difference of other numbers, delta E for a colour. Delta E is the distance in Oklab \
        (Ottosson 2020) times 100, so that 1 is about what one just sees; alpha does not count.

        Between themes the tuning counts: where it chooses between two tokens, such as button.border.radius.default \
        and .rounded, the first has the value that components use.

        Raw tokens belong to no theme and are compared only with a file.

        --tokens and --set are laid over the new side alone: 'diff orange orange --set PATH=VALUE' says what else changes.

        A mode or size class that only one side names counts for both. Exits with 0 when nothing differs, with 1 when \
        something does, with 2 for wrong use, and with 3 when a file cannot be read.
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "orange, orange/max-it, orange/default/dark, sosh/dark/regular, or a file that 'tokens export' wrote.",
      valueName: "old"))
  var old: String
  @Argument(help: ArgumentHelp("The same.", valueName: "new"))
  var new: String
  @OptionGroup(title: "Under which tokens, on the new side") var overlay: OverlayOptions<DesignSystem>
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let layers = try overlay.layers()
    let target = try TokenSource(new, under: layers)
    guard layers.isEmpty || !target.isFile else {
      throw ValidationError("'\(new)' is a file, and --tokens, --set and --token-release are laid over themes only.")
    }
    let differences = TokenDifference.all(from: try TokenSource(old), to: target)
    if json {
      for line in try JSONOutput.lines(differences) { StandardOutput.write(line + "\n") }
    } else {
      for difference in differences { StandardOutput.print(difference.line) }
      let count = differences.count
      StandardOutput.print(
        count == 0 ? "no value differs" : "\(count) \(count == 1 ? "value differs" : "values differ")")
    }
    if !differences.isEmpty { throw ExitCode(1) }
  }
}
