import DaguerreCommandLine
import DaguerreSnapshots

/// The catalogue of the Orange Unified Design System.
enum OUDSCatalogueSource: CatalogueSource {
  static func catalogue(fonts: FontFolder) throws -> any SnapshotCatalogue { throw UnavailableCatalogue() }
}

private struct UnavailableCatalogue: Error, CustomStringConvertible {
  let description = "this build has no catalogue"
}
