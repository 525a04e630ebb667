internal import ArgumentParser
internal import DaguerreSupport
internal import Foundation

/// Turns the project's token files into Swift.
@main
struct Tokenator: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokenator",
    abstract: "Turn the project's token files into Swift.",
    subcommands: [Generate.self],
    defaultSubcommand: Generate.self)

  /// As the argument parser's own, but that wrong use ends with 2, as in the project's other programs.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      StandardError.print("error: \(message(for: error)). See 'tokenator help'.")
      Foundation.exit(2)
    }
  }
}
