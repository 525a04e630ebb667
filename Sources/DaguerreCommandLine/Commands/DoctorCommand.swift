import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport
import DaguerreText
import Foundation

struct DoctorCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor", abstract: "Say what is wrong with fonts, references and set-up, and how to mend it.",
      discussion: "Draws nothing and changes nothing. Exits with 1 when something is wrong.")
  }

  @OptionGroup var references: StoreOptions
  @OptionGroup var fonts: FontOptions

  func run() throws {
    StandardOutput.print("ok: \(Source.toolName) \(EngineVersion.description)")
    var problems: [Diagnostic] = []
    func attempt<Value>(_ body: () throws -> Value) -> Value? {
      do { return try body() } catch {
        problems += Diagnostic.all(of: error)
        return nil
      }
    }
    let catalogue = attempt { try Source.catalogue(fonts: fonts.folder) }
    if catalogue != nil {
      // Fonts are checked when they are used, which may be never, and a catalogue without texts has none.
      let wrong = (try? fonts.folder.library())?.problems()
      problems += (wrong ?? []).flatMap { Diagnostic.all(of: $0) }
      StandardOutput.print(wrong?.isEmpty == true ? "ok: fonts and catalogue" : "ok: catalogue")
    }
    if let store = attempt({ try references.store() }) {
      let found = attempt {
        try StoreExamination(store, catalogue: catalogue, axes: Source.axes, tool: Source.toolName)
      }
      for finding in found?.findings ?? [] { StandardOutput.print("ok: \(finding)") }
      problems += found?.problems ?? []
      let git = GitRepository(folder: store.folder)
      if let merge = attempt({ try GitSetup.problem(in: git, tool: Source.toolName) }) {
        if let merge { problems.append(merge) } else { StandardOutput.print("ok: git") }
      }
    }
    for problem in problems { StandardOutput.print("wrong: \(problem.description)") }
    guard problems.isEmpty else {
      Terminal.printError("error: \(counted(problems.count, "problem"))")
      throw ExitCode(ExitStatus.differences)
    }
  }
}

extension GitSetup {
  /// What is wrong with the configuration of a clone; nil where nothing is, or where there is no repository.
  static func problem(in git: GitRepository, tool: String) throws -> Diagnostic? {
    guard FileManager.default.fileExists(atPath: git.folder), try git.isThere() else { return nil }
    let hint = "Run '\(tool) merge-driver install'."
    for key in ["merge.daguerre.driver", "diff.daguerre-tsv.textconv"] {
      guard let command = try git.line(["config", key]) else {
        return Diagnostic("this clone's git merges and shows references as text", at: git.folder, hint: hint)
      }
      guard let program = Self.program(of: command), FileManager.default.isExecutableFile(atPath: program) else {
        return Diagnostic(
          "this clone's git cannot merge references: '\(key)' calls a program that is not there, '\(command)'",
          at: git.folder, hint: hint)
      }
    }
    return nil
  }

  /// The program that a command of the configuration calls, as the shell reads it; nil where that is not told by its path.
  private static func program(of command: String) -> String? {
    var word = ""
    var (isQuoted, isEscaped) = (false, false)
    for character in command.replacing("%%", with: "%") {
      switch character {
      case _ where isEscaped:
        word.append(character)
        isEscaped = false
      case "'": isQuoted.toggle()
      case "\\" where !isQuoted: isEscaped = true
      case " " where !isQuoted: return word
      default: word.append(character)
      }
    }
    return word
  }
}
