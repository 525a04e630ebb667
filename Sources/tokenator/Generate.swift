internal import ArgumentParser
internal import DaguerreSupport
internal import Foundation

extension Tokenator {
  struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the Swift of all tokens, or check that it is up to date.",
      discussion:
        "Exits 0 when all is well, 1 when --check finds a file that would change, 2 for wrong use, 3 when the run failed."
    )

    @Option(help: "Folder of the package's sources.")
    var sources = "Sources"

    @Flag(help: "Write nothing; name the files that would change and exit 1 if there are any.")
    var check = false

    func run() throws {
      let sources = URL(filePath: sources, directoryHint: .isDirectory)
      do {
        let output = GeneratedSources(folder: sources)
        let files = try Generator.files(of: sources.appending(path: "tokenator/Tokens", directoryHint: .isDirectory))
        let changes = try output.changes(to: files)
        if check {
          for change in changes { StandardOutput.print("\(change.path): \(change.kind.rawValue)") }
          try StandardOutput.flush()
          if !changes.isEmpty { throw ExitCode(1) }
        } else {
          try output.apply(changes)
          StandardOutput.print("\(files.count) files, \(changes.count) changed")
          try StandardOutput.flush()
        }
      } catch let error as ExitCode {
        throw error
      } catch {
        StandardError.print(error: error)
        throw ExitCode(3)
      }
    }
  }
}

/// All that is generated from a folder of token files.
enum Generator {
  /// - Parameter tokens: the folder that holds `raw`, `semantic` and `component`.
  static func files(of tokens: URL) throws -> [SourceFile] {
    let library = try TokenLibrary.load(tokens)
    try TokenChecker.check(library)
    let contract = Contract(library)
    return RawWriter(library: library).files() + ContractWriter(contract: contract).files()
      + ThemeContractWriter(contract: contract).files()
      + FormerNamesWriter(library: library, contract: contract).files()
      + library.themes.flatMap { set in
        let brand = library.raw.filter { $0.brand == set.theme.brand }
        let theme = ThemeWriter(set: set, contract: contract).files(
          rawEnums: brand.map { RawWriter.enumName(brand: $0.brand, family: $0.family) })
        return theme
          + (set.theme.inverse.map { InverseWriter(set: set, contract: contract, inverse: $0).files() } ?? [])
      }
  }
}
