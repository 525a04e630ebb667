public import DaguerreCommandLine
public import DaguerreViews
internal import Foundation

extension FontFolder {
  /// What stands for the system's symbols, by their names; nothing unless the user named a folder.
  ///
  /// - Throws: `SymbolsError` for a folder that cannot be read or has no SVG file, `SVGError` for a file that cannot be
  ///   drawn.
  public func symbols() throws -> ImageLibrary {
    guard let folder = symbolsFolder else { return ImageLibrary() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw SymbolsError.noFolder(folder)
    }
    let library = try ImageLibrary(folder: URL(fileURLWithPath: folder, isDirectory: true))
    guard !library.names.isEmpty else { throw SymbolsError.noFiles(folder) }
    return library
  }
}

/// Why the drawings that stand for symbols cannot be used.
public enum SymbolsError: Error, Equatable {
  /// There is no folder at a path.
  case noFolder(String)
  /// A folder holds no SVG file.
  case noFiles(String)
}

extension SymbolsError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .noFolder(let path): "--symbols '\(path)': there is no such folder."
    case .noFiles(let path): "--symbols '\(path)': no SVG file is in the folder; name one 'chevron.right.svg'."
    }
  }
}
