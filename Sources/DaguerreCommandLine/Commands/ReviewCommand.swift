import ArgumentParser
import DaguerreReview
import DaguerreSnapshots
import DaguerreSupport
import Foundation

struct ReviewCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review", abstract: "Decide about differences, by cause or case, and make that the references.",
      discussion: """
        Verifies, writes the report, and serves it to a browser on this machine: there, causes, cases and everything left \
        can be accepted or rejected, and written at the end. With --terminal the same is asked in the terminal; with \
        --decisions a file that somebody saved from a report is applied and nothing is asked.

        What is accepted is recorded, what is not is left alone: a case that is accepted by itself as it is drawn now; \
        any other case that an accepted cause reaches as it looks with the accepted causes in force and all others put \
        back, and the values of tokens likewise, of themes that are reviewed whole. So '\(Source.toolName) verify' then \
        finds what was not accepted, and nothing once the rejected tokens are as they were.

        Writes decisions.json to the output folder, and for each theme with rejected causes undo/THEME.tokens.json, a \
        token file that undoes them: give it with --tokens and --theme, after the other layers.

        The same layers must be given as when it was decided. Decisions about another state of the references are refused.

        Refuses to run when the environment variable CI is set, because differences are for people to accept.

        Exits with 0 when the review has ended, whatever was decided, with 2 for decisions that cannot be applied, and \
        with 3 when the run failed or Ctrl-C has ended it; then no reference has changed, unless it is only the words about it that could not \
        be printed.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @OptionGroup(title: "How") var consent: ConsentOptions
  @Option(
    help: ArgumentHelp("Decisions to apply, as a report saves them.", valueName: "file"),
    transform: { try wantedPath($0, "a file that a report saved, such as decisions.json") })
  var decisions: String?
  @OptionGroup(title: "How") var report: ReportOptions<Source>
  @Flag(help: "Ask in the terminal.") var terminal = false
  @Flag(help: "Draw only the cases that a changed token can reach, by what is recorded of them.") var affected = false
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The port to listen on; 0 is any that is free.", valueName: "n"))
  var port: UInt16 = 0

  func validate() throws {
    if terminal && decisions != nil { throw ValidationError("give --terminal or --decisions, not both.") }
  }

  func run() throws {
    let (layers, store, selection) = (try overlay.layers(), try references.store(), cases.selection)
    let output = try report.reportOutput(of: store)
    if !terminal, decisions == nil { try ReviewServer.check(port: port) }
    // One review at a time: another one would replace the report under the page.
    guard let held = FolderLock(try Folder.made(output.folder)) else {
      throw FileError(
        "review in", output.folder, reason: "another review or run writes there; give this one another -o")
    }
    defer { withExtendedLifetime(held) {} }
    let catalogue = try Source.catalogue(fonts: fonts.folder)
    let applier = DecisionApplier(
      catalogue: catalogue, layers: layers, store: store, threads: work.threadCount,
      progress: work.progress("Applying"))
    if let decisions {
      let decisions = try Decisions(try Files.read(decisions), name: decisions)
      return try Interruption.listening { try print(applier.apply(decisions, to: selection, writingTo: output.folder)) }
    }
    let verifier = Verifier(
      catalogue: try catalogue.laying(layers, for: selection), store: store, threads: work.threadCount,
      progress: work.progress("Verifying"))
    let earlier = try EarlierDecisions(in: output.folder)
    let found = try verifier.verify(
      selection, scope: affected ? .affected(proving: 0, seed: 0) : .all,
      report: output)
    if let error = found.folderError { throw FileError("write the report to", output.folder, reason: error) }
    guard !found.differences.isEmpty else {
      for line in found.lines { StandardOutput.print(line) }
      StandardOutput.print(found.isEqual ? found.summary : "\(found.summary); there is nothing to decide")
      return
    }
    let folder = output.folder
    let carried = try earlier?.carried()
    if let message = carried?.message { StandardOutput.print(message) }
    let apply = { @Sendable decisions in
      try Interruption.listening { try applier.apply(decisions, to: selection, writingTo: folder) }
    }
    let ending: ReviewEnding
    if terminal {
      var review = try TerminalReview(
        folder: folder, axes: catalogue.axes, decisions: carried?.decisions,
        environment: ProcessInfo.processInfo.environment, apply: apply)
      ending = try Interruption.listening { try review.run() }
    } else {
      ending = try Self.serve(ReviewServer(folder: folder, port: port, decisions: carried?.decisions, apply: apply))
    }
    switch ending {
    case .asked: StandardOutput.print("no reference has changed; the decisions are in \(folder)/decisions.json")
    case .applied(let applied): print(applied)
    }
  }

  private func print(_ applied: AppliedDecisions) {
    for line in applied.lines { StandardOutput.print(line) }
    StandardOutput.print(applied.summary)
  }

  private static func serve(_ server: ReviewServer) throws -> ReviewEnding {
    try Waiting.until {
      try await server.run { address in
        StandardOutput.print("review at \(address)")
        try? StandardOutput.flush()
      }
    }
  }
}

/// Runs something asynchronous to its end on a thread that must not return before.
private enum Waiting {
  private final class Box<Value: Sendable>: @unchecked Sendable {
    var result: Result<Value, any Error>?
  }

  static func until<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Value>()
    Task {
      do { box.result = .success(try await body()) } catch { box.result = .failure(error) }
      done.signal()
    }
    done.wait()
    guard let result = box.result else { throw CancellationError() }
    return try result.get()
  }
}
