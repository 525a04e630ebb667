package import ArgumentParser
import DaguerreSupport
import DaguerreText
import Foundation

/// Where fonts, and drawings for the system's symbols, come from.
package struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of fonts. (default: Fonts/ of the package that holds the current folder)", valueName: "dir"),
    transform: { try wantedPath($0, "a folder of fonts") })
  package var fonts: String?
  @Option(
    help: ArgumentHelp(
      "A font file of your own for a family, such as 'Family Name=path/to/file.ttf'; can be repeated.",
      valueName: "family=file"))
  package var font: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder of SVG files that stand for the system's symbols, each under its symbol's name, such as "
        + "chevron.right.svg.", valueName: "dir"),
    transform: { try wantedPath($0, "a folder of SVG files") })
  package var symbols: String?

  @Flag(
    help: "Fail where a font family that no manifest knows, or a symbol without a drawing, would be replaced.")
  package var strict = false

  package init() {}

  package func validate() throws {
    for mapping in font where Self.parts(mapping) == nil {
      throw ValidationError("--font '\(mapping)': write the family, '=' and the file.")
    }
  }

  /// The folder of fonts: the one that was given, or one that is there; nil for a tool without fonts.
  private var knownFolder: String? {
    fonts ?? (try? folder.path()).flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
  }

  /// Those that mean the same in any folder; fonts that are found by the current one are among them.
  var arguments: [String] {
    func absolute(_ path: some StringProtocol) -> String { URL(fileURLWithPath: String(path)).path }
    var arguments: [String] = []
    if let knownFolder { arguments += ["--fonts", absolute(knownFolder)] }
    if strict { arguments.append("--strict") }
    for (family, file) in font.compactMap(Self.parts) { arguments += ["--font", "\(family)=\(absolute(file))"] }
    if let symbols { arguments += ["--symbols", absolute(symbols)] }
    return arguments
  }

  /// A digest of all that pictures are made with: this program, fonts, and drawings of symbols.
  func drawer() throws -> String {
    func files(in path: String) throws -> [String] {
      guard let folder = try Folder.existing(path) else { return [] }
      return try folder.names().filter { !folder.isFolder($0) }.map { "\(path)/\($0)" }
    }
    let paths =
      (Bundle.main.executableURL.map { [$0.path] } ?? [])
      + (try knownFolder.map(files) ?? []) + (try symbols.map(files) ?? [])
      + font.compactMap(Self.parts).map(\.file)
    let lines = try paths.map { "\(Digest(of: try Files.read($0)))" } + font.compactMap { Self.parts($0)?.family }
    return "\(Digest(of: Array(lines.joined(separator: "\n").utf8)))"
  }

  package var folder: FontFolder {
    let pairs = font.compactMap(Self.parts)
    return FontFolder(
      fonts, mapping: Dictionary(pairs.map { ($0.family, $0.file) }) { _, last in last }, isStrict: strict,
      symbols: symbols)
  }

  private static func parts(_ mapping: String) -> (family: String, file: String)? {
    guard let sign = mapping.firstIndex(of: "=") else { return nil }
    let family = mapping[..<sign].trimmingPrefix(while: \.isWhitespace)
    let file = mapping[mapping.index(after: sign)...]
    return family.isEmpty || file.isEmpty ? nil : (String(family), String(file))
  }
}
