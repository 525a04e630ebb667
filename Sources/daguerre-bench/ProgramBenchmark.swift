import Foundation

/// Times the built program as its users start it.
struct ProgramBenchmark {
  /// The built `daguerre`.
  let tool: String
  /// The package whose references are drawn; nil for none.
  let package: String?

  private static let oneCase = [
    "--filter", "badge/icon", "--theme", "orange", "--mode", "light", "--tuning", "default", "--size-class", "compact",
    "--direction", "ltr", "--contrast", "normal", "--text-scale", "1",
  ]

  /// Adds milliseconds of processor time.
  func measure(into figures: inout Figures) throws {
    figures["start-up: daguerre --version"] = try time(["--version"], samples: 7)
    guard package != nil else { return }
    figures["list of one case"] = try time(["list"] + Self.oneCase, samples: 7)
    figures["verify of one case"] = try time(["verify"] + Self.oneCase, samples: 7)
    figures["verify of everything"] = try time(["verify"], samples: 3)
    figures["verify of everything, --no-sharing"] = try time(["verify", "--no-sharing"], samples: 1)
  }

  /// The median of some runs, of all threads together.
  private func time(_ arguments: [String], samples: Int) throws -> Double {
    func children() -> Double {
      var usage = rusage()
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
      let (user, system) = (usage.ru_utime, usage.ru_stime)
      return Double(user.tv_sec + system.tv_sec) * 1e3 + Double(user.tv_usec + system.tv_usec) / 1e3
    }
    let times = try (0..<samples).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: tool)
      process.arguments = arguments
      if let package { process.currentDirectoryURL = URL(fileURLWithPath: package) }
      process.standardOutput = Pipe()  // of a few lines, which fit into it
      let before = children()
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw ProgramError(arguments: arguments) }
      return children() - before
    }
    return times.sorted()[samples / 2]
  }
}

/// A run of the program that did not end well, so that its time says nothing.
struct ProgramError: Error, CustomStringConvertible {
  let arguments: [String]

  var description: String { "'daguerre \(arguments.joined(separator: " "))' failed: run it by itself to see why" }
}
