import DaguerreSupport
import DaguerreSnapshots
import Foundation

extension PackageFolder {
  /// The package that the current folder belongs to.
  static var current: String? { holding(FileManager.default.currentDirectoryPath) }
}

/// Why a default place is not known.
enum LocationError: DiagnosticError {
  case noFonts
  case noSnapshots

  var diagnostics: [Diagnostic] {
    switch self {
    case .noFonts:
      [
        Diagnostic(
          "no package holds the current folder, so its fonts are not known", hint: "Name their folder with --fonts DIR."
        )
      ]
    case .noSnapshots:
      [
        Diagnostic(
          "no package holds the current folder, so its references are not known",
          hint: "Name their folder with --snapshots DIR.")
      ]
    }
  }
}
