import Foundation
import TestSupport
import Testing

/// A built program, run as a person would run it.
struct BuiltTool {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    var errorLines: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
  }

  /// A program that has not ended yet.
  struct Running {
    let process: Process
    fileprivate let streams: TemporaryFolder

    /// Waits for a condition, or for the end of the program; up to a minute, as others may keep the machine busy.
    func wait(until condition: () throws -> Bool) rethrows {
      for _ in 0..<3000 where process.isRunning {
        if try condition() { return }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }

    /// Waits for words that the program prints, or for its end.
    func wait(for words: String) throws { try wait { try streams.text("out").contains(words) } }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }
  }

  /// With the made-up catalogue.
  static let fixture = BuiltTool(name: "daguerre-fixture")
  /// With the catalogue of the design system.
  static let daguerre = BuiltTool(name: "daguerre")

  /// What Scripts/sanitize sets, for all that is built with a sanitizer.
  static var ofSanitizers: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") || $0.key == "LD_PRELOAD" }
  }

  let name: String
  /// The command that a shell starts the program with.
  private var shell: String?

  init(name: String, shell: String? = nil) {
    self.name = name
    self.shell = shell
  }

  /// Programs are built into the folder that the test bundle is in, in debug and release alike.
  private var url: URL {
    get throws {
      try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent(name)
    }
  }

  /// Runs the program with standard streams as the shell redirects them, as in `>/dev/full`.
  func run(_ arguments: [String], in folder: TemporaryFolder, redirecting: String) throws -> Outcome {
    try BuiltTool(name: name, shell: "exec \"$0\" \"$@\" \(redirecting)").run(arguments, in: folder)
  }

  /// Runs the program to its end, or until `meanwhile` has ended it.
  ///
  /// - Parameters:
  ///   - folder: the current folder, or with `below` the one that the current folder is in.
  ///   - environment: added to a small one without `CI`.
  func run(
    _ arguments: [String], in folder: TemporaryFolder, below: String = "", environment: [String: String] = [:],
    meanwhile: ((Running) throws -> Void)? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = shell == nil ? try url : URL(fileURLWithPath: "/bin/sh")
    process.arguments = try shell.map { ["-c", $0, try url.path] + arguments } ?? arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path(below))
    process.environment = ["PATH": "/usr/bin:/bin"].merging(Self.ofSanitizers) { own, _ in own }
      .merging(environment) { _, given in given }
    process.standardInput = FileHandle.nullDevice
    // Files instead of pipes, which could fill up. Beside the folder, so that tests can look at all of it.
    let output = try TemporaryFolder()
    for name in ["out", "err"] { try output.write("", to: name) }
    let streams = try ["out", "err"].map { try FileHandle(forWritingTo: URL(fileURLWithPath: output.path($0))) }
    // Foundation keeps processes, and so these: a thousand runs would need more files than a system lets be open.
    defer { for stream in streams { try? stream.close() } }
    (process.standardOutput, process.standardError) = (streams[0], streams[1])
    // The wait of Foundation's looks only twenty times a second.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    try meanwhile?(Running(process: process, streams: output))
    ended.wait()
    let outcome = Outcome(
      status: process.terminationStatus, output: try output.text("out"), errors: try output.text("err"))
    // Whatever is tested, no message has the mark of another one within, unless it was given.
    if !arguments.contains(where: { $0.contains("error: ") }) {
      for line in (outcome.output + outcome.errors).split(separator: "\n") {
        #expect(line.ranges(of: "error: ").count < 2, "\(line)")
      }
    }
    return outcome
  }
}

extension Trait where Self == ConditionTrait {
  /// Of tests that limit how long files may be.
  static var limitsFiles: Self {
    .enabled(
      if: BuiltTool.ofSanitizers["TSAN_OPTIONS"] == nil, "the thread sanitizer keeps what it knows in longer files")
  }
}
