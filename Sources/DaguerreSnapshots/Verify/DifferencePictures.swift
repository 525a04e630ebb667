package import DaguerreSupport
package import DaguerreGraphics
package import DaguerreImages

/// The expected, actual and difference pictures as PNG files, those that exist.
package struct DifferencePictures: Sendable {
  package struct File: Sendable {
    /// As in `expected`.
    package let word: String
    package let png: [UInt8]
  }

  /// In the order expected, actual, difference.
  package let files: [File]

  private static let words = ["expected", "actual", "difference"]

  package init(expected: Bitmap?, actual: Bitmap, difference: Bitmap?) throws(PNGError) {
    var files: [File] = []
    for (word, bitmap) in zip(Self.words, [expected, actual, difference]) {
      if let bitmap { files.append(File(word: word, png: try PNG.encode(bitmap))) }
    }
    self.files = files
  }

  /// Writes `name.expected.png` and so on, and returns their paths in the folder.
  package func write(to folder: Folder, name: String) throws(FileError) -> [String] {
    var paths: [String] = []
    for file in files {
      let path = Self.path(name, file.word)
      try folder.write(file.png, to: path)
      paths.append(path)
    }
    return paths
  }

  /// Removes what ``write(to:name:)`` wrote, if anything.
  package static func remove(from folder: Folder, name: String) throws(FileError) {
    for word in words { try folder.remove(path(name, word)) }
  }

  private static func path(_ name: String, _ word: String) -> String { "\(name).\(word).png" }
}
