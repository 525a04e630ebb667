public import ArgumentParser

/// `daguerre tokens`: what the tokens of the themes are, and where their values come from.
public struct TokensCommand: ParsableCommand {
  /// Name, help and subcommands, for the argument parser.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tokens", abstract: "List, explain, export and compare design tokens.",
      subcommands: [
        TokensListCommand.self, TokensShowCommand.self, TokensExportCommand.self, TokensDiffCommand.self,
      ])
  }

  /// For the argument parser.
  public init() {}
}
