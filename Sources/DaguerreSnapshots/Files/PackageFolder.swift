import Foundation

/// Finds the folder of a Swift package from a folder in it.
package enum PackageFolder {
  /// The nearest folder that holds a `Package.swift`: `folder` itself or one above it; empty for the root.
  package static func holding(_ folder: String) -> String? {
    var folder = folder
    while !FileManager.default.fileExists(atPath: "\(folder)/Package.swift") {
      if folder == "/" || folder.isEmpty { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return folder == "/" ? "" : folder
  }
}
