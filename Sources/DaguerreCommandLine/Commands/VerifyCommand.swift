import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport
import Foundation

struct VerifyCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify", abstract: "Draw everything again and compare with the references, exactly.",
      discussion: """
        Prints each case that differs: changed pixels, the largest step of a channel, the box around them, the cells \
        they are in, and those of the tokens it reads that have changed; first the cases that changed although no \
        token did. Of more than 50 different changes causes and sheets are counted instead, and 50 problems are told; \
        --report-file text=FILE and the report have each. Also looks at the bytes of every reference, at files and \
        manifest lines that belong to no case, and at the record of tokens.

        With --affected only cases are drawn of which a token that they read has another value than recorded, and of the \
        store only what they use is looked at, and whether tokens have the recorded values; with --prove others too, as \
        a test that nothing else has changed.

        With --shard 3/8 only the third of eight parts is drawn, which is about as large as the others; \
        '\(Source.toolName) merge' makes one report of all of them. With --format and --report-file the finding is told \
        in the words of CI engines.

        With --watch the token files of --tokens and the references are looked at until Ctrl-C, and with each that is saved \
        the cases that tokens reach are drawn; only those that look different from their references are named, without a \
        report. When the program itself has been built anew, it starts again.

        Exits with 0 when '\(Source.toolName) record' would change nothing, with 1 when it would, with 2 for wrong use, \
        and with 3 when the run failed: a font is missing, the references are missing or cannot be read, or the report \
        cannot be written.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "How") var references: StoreOptions
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @OptionGroup(title: "How") var report: ReportOptions<Source>
  @Flag(help: "Draw only the cases that a changed token can reach, by what is recorded of them.") var affected = false
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("With --affected: draw so many others too, which must be equal.", valueName: "n"))
  var prove = 0
  @Option(parsing: .unconditional, help: ArgumentHelp("Chooses what --prove draws.", valueName: "n"))
  var seed: UInt64 = 0
  @OptionGroup(title: "How") var part: ShardOptions
  @OptionGroup(title: "How") var formats: FormatOptions
  @Flag(help: "Show pictures of what differs, as well as the terminal can.") var pictures = false
  @Flag(help: "Print cells per second and peak memory.") var stats = false
  @Flag(
    inversion: .prefixedNo,
    help: "Whether a sheet is laid out once for all points where nothing differs that it reads; or each by itself.")
  var sharing = true
  @Flag(help: "Verify again whenever a file of --tokens or of the references, or this program, has changed.")
  var watch = false

  func validate() throws {
    guard prove >= 0 else { throw ValidationError("--prove \(prove): give a number from 0 on.") }
    if watch && affected { throw ValidationError("--watch draws only what is affected anyway: leave out --affected.") }
    if watch && (part.shard != nil || !formats.isPlain || pictures || stats || !sharing) {
      throw ValidationError(
        "--watch names cases and no more: leave out --shard, --format, --report-file, --pictures, --stats and "
          + "--no-sharing.")
    }
    if prove > 0 && !affected { throw ValidationError("--prove is for --affected only.") }
    if pictures && formats.format != .text { throw ValidationError("--pictures is for --format text only.") }
  }

  func run() throws {
    if watch { return try runWatch() }
    let store = try references.store()
    try formats.checkFiles(outside: store.folder)
    var output = try report.reportOutput(of: store)
    output.drawsContactSheet = formats.needsContactSheet
    if part.shard != nil { output.drawnWith = try fonts.drawer() }
    let statistics = RunStatistics()
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: cases.selection)
    let verifier = Verifier(
      catalogue: catalogue, store: store, threads: work.threadCount, progress: work.progress("Verifying"))
    let found = try verifier.verify(
      cases.selection, scope: affected ? .affected(proving: prove, seed: seed) : .all, shard: part.shard,
      sharesSheets: sharing, report: output)
    if let leftover = found.leftover {
      Terminal.printError(
        "warning: '\(leftover)' was left by a recording that did not end, unless one is running; the next "
          + "'\(Source.toolName) record' removes it")
    }
    try FoundRun<Source>(
      run: found.run, folder: found.isWritten ? output.folder : nil, layers: { overlay.files },
      references: store.folder, showsPictures: pictures, isQuiet: work.quiet
    ).tell(formats, note: stats ? { statistics.line(cells: found.cellCount) } : nil)
  }

  private func runWatch() throws {
    Interruption.listen()
    let catalogue = try Source.catalogue(fonts: fonts.folder)
    func begun() throws -> WatchSession {
      try WatchSession(
        catalogue: catalogue, store: references.store(), selection: cases.selection, threads: work.threadCount)
    }
    var session: WatchSession? = try begun()
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path
    let recorded = session?.files ?? []
    var saves = FileWatch(recorded + (program.map { [$0] } ?? []))
    var changed: [String] = []
    repeat {
      if let program, changed.contains(program), FileMark(program) != nil { try restart(program) }
      if changed.contains(where: recorded.contains) { session = nil }
      let start = ContinuousClock.now
      do {
        let current = try session ?? begun()
        session = current
        // A document may name other files than before, and one that is not there yet.
        let layers = try overlay.layers { path in
          // Before the look at it, so that no change is missed.
          saves.add([path])
          return try Files.read(path)
        }
        let found = try current.verify(under: layers)
        for line in listed(found.different, as: "different") { StandardOutput.print(line) }
        let duration = (ContinuousClock.now - start) / .milliseconds(1)
        StandardOutput.print(
          "\(found.different.count) of \(found.reachedCount) reached cases look different (\(Int(duration)) ms)")
      } catch is InterruptionError {
        return
      } catch {
        // Half a file, or a value that is no value: the next save may mend it.
        Terminal.print(error: error)
      }
      try StandardOutput.flush()
      changed = saves.wait { Interruption.isRequested }
    } while !changed.isEmpty
  }

  /// Goes on as the program that is now in the file, with the same arguments.
  private func restart(_ program: String) throws {
    try StandardOutput.flush()
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    execv(program, &arguments)
    throw ValidationError("\(program) was built anew and cannot be started: \(String(cString: strerror(errno))).")
  }
}
