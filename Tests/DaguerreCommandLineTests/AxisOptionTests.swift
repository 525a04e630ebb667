import DaguerreSnapshots
import Foundation
import TestSupport
import Testing

@testable import DaguerreCommandLine

/// Options that are made from what a catalogue has.
@Suite("Options of a catalogue")
struct AxisOptionTests {
  private let tool = BuiltTool.fixture
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Help: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable { let kind, name: String }

      let names: [Name]?
    }

    let arguments: [Argument]?
    let subcommands: [Help]?

    /// The long options of the commands that have those of the axes.
    var options: Set<String> {
      let names = Set((arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name))
      return (subcommands ?? []).reduce(into: names.contains("text-scale") ? names : []) { $0.formUnion($1.options) }
    }
  }

  private struct Dump: Decodable { let command: Help }

  @Test("an axis that has the name of an option, or no name for one, is told at once")
  func names() throws {
    for (name, reason) in [
      ("output", "the axis 'output' of the catalogue would have the option --output, which commands have already"),
      ("tokenRelease", "would have the option --token-release, which"), ("help", "would have the option --help, which"),
      ("kind", "the axis 'kind' of the catalogue would be taken for another member of that name in a report"),
      ("id", "would be taken for another"), ("cause", "would be taken for another"),
      ("size-class", "is to be called by a letter, then letters and digits"),
      ("", "the axis '' of the catalogue is to be called"),
    ] {
      let outcome = try tool.run(["list"], in: folder, environment: ["FIXTURE_AXIS": name])
      #expect(outcome.status == 3 && outcome.output.isEmpty)
      #expect(outcome.errors.contains(reason) && outcome.errors.hasSuffix("Give the axis another name.\n"), "\(name)")
    }
    #expect(try tool.run(["list", "--help"], in: folder, environment: ["FIXTURE_AXIS": "rowDensity"]).status == 0)
  }

  @Test("all options are known")
  func known() throws {
    for tool in [BuiltTool.fixture, .daguerre] {
      let dump = try tool.run(["--experimental-dump-help"], in: folder)
      let options = try JSONDecoder().decode(Dump.self, from: Data(dump.output.utf8)).command.options
      let axes: Set = ["theme", "tuning", "mode", "size-class", "direction", "contrast", "text-scale"]
      #expect(options.subtracting(axes) == SnapshotAxes.otherOptions)
    }
  }

  @Test("help names token files only where the catalogue reads them")
  func tokenFiles() throws {
    let own = try tool.run(["help", "verify"], in: folder).output
    #expect(own.contains("--set <path=value>") && !own.contains("--tokens <") && !own.contains("--token-release"))
    let all = try BuiltTool.daguerre.run(["help", "verify"], in: folder).output
    #expect(all.contains("--tokens <file>") && all.contains("--token-release <version>"))
  }
}
