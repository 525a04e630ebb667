import DaguerreCommandLine
import DaguerreSnapshots
import DaguerreText
import OUDSCatalogue

/// The catalogue of the Orange Unified Design System.
enum OUDSCatalogueSource: CatalogueSource {
  static func catalogue(fonts: FontFolder) throws -> any SnapshotCatalogue {
    OUDSCatalogue(fonts: try FontLibrary(directory: try fonts.path()))
  }
}
