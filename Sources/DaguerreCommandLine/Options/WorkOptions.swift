import ArgumentParser
import Foundation

/// What every command that draws a catalogue needs.
struct WorkOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many threads to use. (default: all cores)", valueName: "n"))
  var threads: Int?
  @OptionGroup var fontOptions: FontOptions

  func validate() throws {
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads \(threads): give a number from 1 to 1024.")
    }
  }

  var threadCount: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }
  var fontFolder: FontFolder { fontOptions.folder }
}
