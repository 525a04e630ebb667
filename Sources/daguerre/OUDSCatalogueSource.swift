import DaguerreText
import ArgumentParser
import DaguerreCommandLine
import DaguerreSnapshots
import DaguerreTool
import OUDSCatalogue
import OUDSCommandLine

/// The catalogue of the Orange Unified Design System.
enum OUDSCatalogueSource: CatalogueSource {
  static let axes = OUDSCatalogue.axes()

  static func catalogue(fonts: FontFolder) throws -> any SnapshotCatalogue {
    let library = try fonts.library()
    // A missing font is said once and at once, not by the first case that needs it.
    try library.check()
    return OUDSCatalogue(fonts: library, symbols: try fonts.symbols())
  }

  static let hasTokenReleases = true

  static var commands: [any ParsableCommand.Type] { [TokensCommand.self] }
}
