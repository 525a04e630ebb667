internal import DaguerreCommandLine
internal import DaguerreSupport
internal import ArgumentParser
internal import OUDS

struct TokensShowCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show", abstract: "Print a token, where its value comes from, and what depends on it.",
      discussion: """
        A line for the token and one for each token on the way to the raw one, for each mode and size class; a value \
        that a token file has set is marked 'overridden'. Then the tokens that depend on it, directly or not.
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "A path (color.action.enabled) or a Swift name (actionEnabled, colors.actionEnabled, "
        + "ColorRawTokens.functionalBlack).", valueName: "token"))
  var name: String
  @Option(
    help: ArgumentHelp("A theme, such as sosh. (default: the first theme that has the token)", valueName: "name"))
  var theme: String?
  @OptionGroup var axes: AxisOptions

  func run() throws {
    let variants = try axes.variants()
    let themes = try ThemeInForce.selected(theme.map { [$0] } ?? [], tuning: axes.tuning)
    let (plain, token) = try find(in: themes)
    // Not over the other themes, which may lack what the file refers to.
    let selected = try plain.with(axes.overlay.layers())
    let owner = token.layer == .raw ? "" : " of \(selected.name)/\(selected.tuning)"
    StandardOutput.print("\(token.path): \(token.layer.rawValue) token\(owner), Swift \(token.swiftName)")
    for chain in TokenOrigin(selected).chains(of: token, variants: variants) {
      guard let first = chain.first else { continue }
      StandardOutput.print()
      let side = [first.row.mode, first.row.sizeClass].compactMap(\.self)
      if !side.isEmpty { StandardOutput.print("\(side.joined(separator: " ")):") }
      for (depth, step) in chain.enumerated() { StandardOutput.print(Self.line(step, depth: depth)) }
    }
    let dependents = selected.inForce { TokenCatalogue.dependents(of: token.key, in: $0) }
    StandardOutput.print()
    StandardOutput.print(dependents.isEmpty ? "Nothing depends on it." : "Needed by \(dependents.count):")
    for dependent in dependents { StandardOutput.print("  \(dependent.path)") }
  }

  /// The token in the first theme that has one of the name.
  private func find(in themes: [ThemeInForce]) throws -> (ThemeInForce, TokenEntry<OUDSTheme>) {
    var firstError: TokenNameError?
    for theme in themes {
      do throws(TokenNameError) {
        return (theme, try TokenCatalogue.token(named: name, of: theme.theme))
      } catch {
        if firstError == nil { firstError = error }
      }
    }
    throw firstError ?? .unknown(name: name, nearest: [])
  }

  private static func line(_ step: TokenOrigin.Step, depth: Int) -> String {
    let arrow = depth == 0 ? "" : "-> "
    let mark = step.isOverridden ? "  (overridden)" : ""
    return "  \(arrow)\(step.row.path) = \(step.row.value?.description ?? "none")  \(step.row.layer)\(mark)"
  }
}
