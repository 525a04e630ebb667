public import ArgumentParser
public import DaguerreSnapshots
import Foundation

/// Whether references may be written where nobody looks at them.
struct ConsentOptions: ParsableArguments {
  @Flag(help: "Write references even when CI is set.") var allowCI = false

  func validate() throws {
    if !allowCI, let value = ProcessInfo.processInfo.environment["CI"], !value.isEmpty {
      throw ValidationError(
        "CI is set, and references are for people to accept: do it on your machine, or give --allow-ci.")
    }
  }
}

extension KeptPictures: ExpressibleByArgument {}
