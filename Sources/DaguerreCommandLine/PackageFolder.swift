import Foundation

/// The package that the current folder belongs to.
enum PackageFolder {
  /// The nearest folder that holds a `Package.swift`: the current one or one above it.
  static var current: String? {
    var folder = FileManager.default.currentDirectoryPath
    while !FileManager.default.fileExists(atPath: "\(folder)/Package.swift") {
      if folder == "/" || folder.isEmpty { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return folder == "/" ? "" : folder
  }
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
