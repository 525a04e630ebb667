import SnapshotFixtures
import Testing

@Suite("daguerre")
struct DaguerreTests {
  @Test("the program says what it can do")
  func help() throws {
    let outcome = try BuiltTool.daguerre.run(["--help"], in: try TemporaryFolder())
    #expect(outcome.status == 0)
    for command in ["list", "render", "record", "verify", "draw"] {
      #expect(outcome.output.contains("\n  \(command) "))
    }
  }

  @Test("a package without fonts and references is told what is missing, and stays as it is")
  func emptyPackage() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    for command in ["record", "verify", "render", "list"] {
      let outcome = try BuiltTool.daguerre.run([command], in: folder)
      #expect(outcome.status == 3 && outcome.errorLines.count == 1, "\(command): \(outcome.errors)")
    }
    #expect(folder.files() == ["Package.swift"])
  }
}
