import ArgumentParser
import DaguerreSnapshots
import Foundation

/// How a command works that draws a catalogue.
struct WorkOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many threads to use. (default: all cores)", valueName: "n"))
  var threads: Int?
  @Flag(help: "Show no progress, and print only what was found.") var quiet = false

  func validate() throws {
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads \(threads): give a number from 1 to 1024.")
    }
  }

  /// Shows how far the work is; nothing with --quiet.
  func progress(_ verb: String) -> ProgressHandler? { quiet ? nil : Terminal.progress(verb) }

  var threadCount: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }
}
