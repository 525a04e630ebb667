internal import ArgumentParser
internal import Foundation

/// Turns the project's token files into Swift.
@main
struct Tokenator: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokenator",
    abstract: "Turn the project's token files into Swift.",
    subcommands: [Generate.self],
    defaultSubcommand: Generate.self)
}
