import DaguerreSnapshots
import Foundation

extension PackageFolder {
  /// The package that the current folder belongs to.
  static var current: String? { holding(FileManager.default.currentDirectoryPath) }
}

/// Why a default place is not known.
enum LocationError: Error, CustomStringConvertible {
  case noFonts
  case noSnapshots

  var description: String {
    switch self {
    case .noFonts: "no package holds the current folder, so its fonts are not known; name their folder with --fonts DIR"
    case .noSnapshots:
      "no package holds the current folder, so its references are not known; name their folder with --snapshots DIR"
    }
  }
}
