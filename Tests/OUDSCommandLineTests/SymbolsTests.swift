import ArgumentParser
import DaguerreCatalogue
import DaguerreCommandLine
import DaguerreSnapshots
import DaguerreTool
import DaguerreViews
import TestSupport
import Testing

@Suite("--symbols")
struct SymbolsTests {
  private static let heart =
    "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='12' viewBox='0 0 12 12'><rect width='12' height='12'/></svg>"

  private func symbols(_ folder: String) throws -> ImageLibrary {
    try FontOptions.parse(["--symbols", folder]).folder.symbols()
  }

  @Test("a folder that is missing or empty is an error that names the option")
  func unusable() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SymbolsError.noFiles(folder.path)) { try symbols(folder.path) }
    let error = #expect(throws: SymbolsError.self) { try symbols(folder.path + "/none") }
    #expect("\(try #require(error))".contains("--symbols"))
    #expect(try FontOptions.parse([]).folder.symbols().names.isEmpty)
  }

  @Test("the drawings of the folder are what a catalogue draws for symbols")
  func drawn() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.heart, to: "heart.fill.svg")
    let catalogue = ViewCatalogue(
      axes: [ViewAxis(.theme(["plain"])) { _, _ in }], fonts: try PackageFonts.library(),
      symbols: try symbols(folder.path), sheets: [ViewSheet("symbols") { Image(systemName: "heart.fill") }])
    let drawing = try #require(catalogue.cases().first).draw(SnapshotContext(scale: 1))
    #expect(drawing.list.size.width == 12 && !drawing.list.commands.isEmpty)
  }
}
