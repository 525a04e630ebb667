import DaguerreSupport
internal import DesignTokens
internal import Foundation

/// All token files of the project.
struct TokenLibrary {
  /// The raw tokens of one family of one brand, as in its files.
  struct RawSet {
    let brand: String
    let family: String
    var tokens: [Token]
  }

  /// The tokens of one theme.
  struct ThemeSet {
    let theme: ThemeDescription
    let semantic: [Token]
    /// Semantic tokens that the theme is known to lack.
    let absent: [(path: String, location: SourceLocation)]
    let component: [Token]
    /// What releases change, the oldest first.
    let releases: [Release]
    private let byPath: [String: Token]

    init(
      theme: ThemeDescription, semantic: [Token], absent: [(path: String, location: SourceLocation)],
      component: [Token], releases: [Release] = []
    ) {
      self.releases = releases
      self.theme = theme
      self.semantic = semantic
      self.absent = absent
      self.component = component
      byPath = Dictionary((semantic + component).map { ($0.path, $0) }) { first, _ in first }
    }

    subscript(path: String) -> Token? { byPath[path] }

    /// All that a token is in one release or another.
    func values(of path: String) -> [Token] { ([byPath[path]] + releases.map { $0[path] }).compactMap { $0 } }
  }

  /// The tokens that a release gives other values.
  struct Release {
    let description: ReleaseDescription
    let tokens: [Token]

    subscript(path: String) -> Token? { tokens.first { $0.path == path } }
  }

  let raw: [RawSet]
  let themes: [ThemeSet]

  /// Reads `raw/<brand>/<family>.tokens.json`, `semantic/<theme>/…`, `component/<theme>/…` and, where there are any,
  /// `releases/<release>/<theme>.tokens.json` of a folder.
  ///
  /// - Parameter themes: the themes whose folders are expected; another folder is an error.
  static func load(_ folder: URL, themes: [ThemeDescription] = ThemeDescription.all) throws -> TokenLibrary {
    var errors: [TokenError] = []
    func files(in subfolder: String, where isWanted: (String) -> Bool = { _ in true }) throws -> [TokenFile] {
      let url = folder.appending(path: subfolder, directoryHint: .isDirectory)
      return try Self.names(in: url).filter(isWanted).compactMap { name in
        guard name.hasSuffix(Self.fileEnd) else {
          errors.append(
            TokenError(
              "this is no token file, whose name would end in \(Self.fileEnd)",
              at: SourceLocation(file: "\(folder.lastPathComponent)/\(subfolder)/\(name)", line: 1)))
          return nil
        }
        let bytes = try Files.read(url.appending(path: name).path(percentEncoded: false))
        do throws(TokenErrors) {
          return try TokenFileReader.read(bytes, name: "\(folder.lastPathComponent)/\(subfolder)/\(name)")
        } catch {
          errors.append(contentsOf: error.errors)
          return nil
        }
      }
    }
    func subfolders(of subfolder: String) throws -> [String] {
      try Self.names(in: folder.appending(path: subfolder, directoryHint: .isDirectory))
    }

    var raw: [RawSet] = []
    for brand in try subfolders(of: "raw") {
      for file in try files(in: "raw/\(brand)") {
        // The family that the file is of; a token of another one is found by the checks.
        guard let first = file.tokens.first else { continue }
        let family = file.tokens.lazy.compactMap { $0.segments.dropFirst().first }.first ?? first.path
        if let known = raw.firstIndex(where: { $0.brand == brand && $0.family == family }) {
          raw[known].tokens += file.tokens
        } else {
          raw.append(RawSet(brand: brand, family: family, tokens: file.tokens))
        }
      }
    }
    for layer in ["semantic", "component"] {
      for name in try subfolders(of: layer) where !themes.contains(where: { $0.folder == name }) {
        let known = themes.map(\.folder).joined(separator: ", ")
        errors.append(
          TokenError(
            "no theme is called '\(name)'; known are \(known)",
            at: SourceLocation(file: "\(folder.lastPathComponent)/\(layer)/\(name)", line: 1)))
      }
    }
    let visible = try Self.names(in: folder)
    func place(_ name: String) -> SourceLocation {
      SourceLocation(file: "\(folder.lastPathComponent)/releases/\(name)", line: 1)
    }
    for name in visible.contains("releases") ? try subfolders(of: "releases") : [] {
      guard ReleaseDescription.all.contains(where: { $0.folder == name }) else {
        let known = ReleaseDescription.all.map(\.folder).joined(separator: ", ")
        errors.append(TokenError("no release is called '\(name)'; known are \(known)", at: place(name)))
        continue
      }
      for file in try subfolders(of: "releases/\(name)") where !themes.contains(where: { file == $0.releaseFile }) {
        errors.append(TokenError("no theme has a file of this name", at: place("\(name)/\(file)")))
      }
    }
    func releases(of theme: ThemeDescription) throws -> [Release] {
      guard visible.contains("releases") else { return [] }
      let present = try subfolders(of: "releases")
      return try ReleaseDescription.all.filter { present.contains($0.folder) }.map { release in
        let found = try files(in: "releases/\(release.folder)") { $0 == theme.releaseFile }
        return Release(description: release, tokens: found.flatMap(\.tokens))
      }
    }
    let sets = try themes.map { theme in
      let semantic = try files(in: "semantic/\(theme.folder)")
      let component = try files(in: "component/\(theme.folder)")
      return ThemeSet(
        theme: theme, semantic: semantic.flatMap(\.tokens), absent: semantic.flatMap(\.absent),
        component: component.flatMap(\.tokens), releases: try releases(of: theme))
    }
    guard errors.isEmpty else { throw TokenErrors(errors: errors) }
    return TokenLibrary(raw: raw, themes: sets)
  }

  private static let fileEnd = ".tokens.json"

  /// Visible names in a folder, in order.
  private static func names(in folder: URL) throws -> [String] {
    let path = folder.path(percentEncoded: false)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw UnreadableFolder(path: path)
    }
  }
}

/// A folder of token files that is not there or may not be read.
struct UnreadableFolder: DiagnosticError {
  let path: String

  var diagnostics: [Diagnostic] {
    [
      Diagnostic(
        "the folder cannot be read", at: path, hint: "Run tokenator in the root of the package, or give --sources.")
    ]
  }
}
