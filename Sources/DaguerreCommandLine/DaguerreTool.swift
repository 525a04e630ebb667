public import ArgumentParser
import DaguerreSupport
import DaguerreSnapshots
import DaguerreText
import Foundation

/// A command-line tool that draws, records and verifies the catalogue of a `CatalogueSource`.
///
/// A program is one line: `DaguerreTool<MyCatalogueSource>.run()`.
public struct DaguerreTool<Source: CatalogueSource>: ParsableCommand {
  /// Name, help and subcommands, for the argument parser.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Source.toolName, abstract: Source.abstract,
      discussion: """
        A case is a sheet of a component at one point of the matrix: \(Source.axes.pointPattern), followed by the \
        values of further axes that are not the default. Options that name points can be repeated; what is left out \
        means all.

        Exit codes: 0 equal or done, 1 differences were found, 2 wrong use, 3 the run failed.

        '\(Source.toolName) --generate-completion-script bash' (or zsh, fish) prints what completes commands in a shell.
        """,
      version: "\(Source.toolName) \(EngineVersion.description), Unicode \(UnicodeVersion.description)",
      subcommands: subcommands)
  }

  /// A source's own command stands in place of one of the same name.
  private static var subcommands: [any ParsableCommand.Type] {
    let own = Set(Source.commands.map { $0.configuration.commandName })
    let all: [any ParsableCommand.Type] = [
      ListCommand<Source>.self, RenderCommand<Source>.self, GalleryCommand<Source>.self, RecordCommand<Source>.self,
      PruneCommand<Source>.self, VerifyCommand<Source>.self, MergeCommand<Source>.self, AcceptCommand<Source>.self,
      ImpactCommand<Source>.self, ExplainCommand<Source>.self, ReviewCommand<Source>.self,
      AuditCommand<Source>.self, CompareCommand.self, DrawCommand.self, TextCommand.self,
      RedrawCommand<Source>.self, MergeDriverCommand<Source>.self, DoctorCommand<Source>.self,
      TokensCommand<Source>.self, TransitionCommand<Source>.self,
    ]
    return all.filter { !own.contains($0.configuration.commandName) } + Source.commands
  }

  /// For the argument parser; programs call ``run()``.
  public init() {}

  /// Runs the command that the arguments of the process name, then exits with its code.
  public static func run() -> Never {
    StandardOutput.reserveStreams()
    var status = ExitStatus.success
    do {
      if let problem = Source.axes.optionProblem { throw problem }
      if let problem = UnknownCommand(in: CommandLine.arguments.dropFirst(), of: Self.self) { throw problem }
      var command = try parseAsRoot()
      try command.run()
    } catch {
      status = report(error)
    }
    do {
      try StandardOutput.flush()
    } catch {
      if !error.reason.isBrokenPipe { Terminal.print(error: error) }
      status = ExitStatus.failed
    }
    Foundation.exit(status)
  }

  /// Prints an error and returns the exit code for it.
  private static func report(_ error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    if let error = error as? any DiagnosticError {
      Terminal.print(error: error)
      return error.diagnostics.contains(where: \.isWrongUse) ? ExitStatus.wrongUse : ExitStatus.failed
    }
    switch exitCode(for: error) {
    case .success:
      // The user asked for help.
      StandardOutput.write(fullMessage(for: error) + "\n")
      return ExitStatus.success
    case .validationFailure:
      var message = message(for: error).split(separator: "\n").joined(separator: " ")
      if message.last.map(".?!".contains) != true { message += "." }
      // Nobody names an option so.
      if message.contains(/^Unknown option '-[0-9]/) {
        message += " Pixels are counted from 0,0 on; whatever else begins with '-' goes after '--'."
      }
      // What looks most like it does something else.
      if let unknown = message.prefixMatch(of: /Unknown option '--(set|tokens|token-release)'\./)?.output.0 {
        message = "\(unknown) What is tried with it is accepted by '\(Source.toolName) review'."
      }
      Terminal.printError("error: \(message) See '\(Source.toolName) help'.")
      return ExitStatus.wrongUse
    default:
      Terminal.print(error: error)
      return ExitStatus.failed
    }
  }
}

/// The exit codes of the tool.
enum ExitStatus {
  static let success: Int32 = 0
  static let differences: Int32 = 1
  static let wrongUse: Int32 = 2
  static let failed: Int32 = 3
}
