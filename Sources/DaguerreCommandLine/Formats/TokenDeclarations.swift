import DaguerreSnapshots
import DesignTokens
import Foundation

/// Where tokens are declared: in the layers of the command line, and in the token files of the repository.
struct TokenDeclarations: Sendable {
  private struct Declaration: Sendable {
    let place: ResultWriter.Place
    /// The words of the file's path.
    let words: [String]
  }

  /// Relative paths are of this folder: the repository, or the current folder where there is none.
  let root: String
  private var byPath: [String: [Declaration]] = [:]

  /// More files, or deeper ones, are those of something else.
  private static let maximumFiles = 2000
  private static let maximumDepth = 12

  /// - Parameter layers: token files of the command line, the last counting most.
  init(layers: [String]) {
    let current = FileManager.default.currentDirectoryPath
    root = GitRepository.root(holding: current) ?? current
    for file in layers.reversed() { read(file, as: relative(file, to: current)) }
    var files: [String] = []
    Self.collect(root, "", depth: 0, into: &files)
    // What a release changes is declared elsewhere first.
    let (releases, others) = (files.filter(Self.isOfRelease), files.filter { !Self.isOfRelease($0) })
    for file in others.sorted() + releases.sorted() { read("\(root)/\(file)", as: file) }
  }

  private static func isOfRelease(_ file: String) -> Bool { file.split(separator: "/").contains("releases") }

  /// The place of a token in a theme; of several files that of the theme, or of the one that it is named after.
  func place(of path: String, in theme: String) -> ResultWriter.Place? {
    guard let all = byPath[path] else { return nil }
    func closeness(_ declaration: Declaration) -> Int {
      declaration.words.filter { theme == $0 || theme.hasPrefix($0 + "-") }.map(\.count).max() ?? 0
    }
    let best = all.map(closeness).max() ?? 0
    return all.first { closeness($0) == best }?.place
  }

  private mutating func read(_ file: String, as name: String?) {
    guard let name, let bytes = FileManager.default.contents(atPath: file),
      // What is wrong with a file that is not a layer is told by whoever needs it.
      let found = try? TokenFileReader.read([UInt8](bytes), name: name, with: .later)
    else { return }
    let words = name.split { $0 == "/" || $0 == "." }.map(String.init)
    for (path, location) in found.declared where location.line > 0 {
      byPath[path, default: []].append(
        Declaration(place: ResultWriter.Place(file: name, line: location.line), words: words))
    }
  }

  /// A path of the command line as the repository knows it; as it is where it is elsewhere.
  func name(of file: String) -> String {
    relative(file, to: FileManager.default.currentDirectoryPath) ?? file
  }

  private func relative(_ file: String, to current: String) -> String? {
    let path = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: current)).standardizedFileURL.path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  private static func collect(_ root: String, _ folder: String, depth: Int, into files: inout [String]) {
    guard depth < maximumDepth,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? root : "\(root)/\(folder)")
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") && name != "node_modules" {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let kind = (try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)"))?[.type] as? FileAttributeType
      if kind == .typeDirectory {
        collect(root, path, depth: depth + 1, into: &files)
      } else if kind == .typeRegular, name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens"),
        files.count < maximumFiles
      {
        files.append(path)
      }
    }
  }
}
