import DaguerreSupport
internal import DesignTokens
internal import Foundation

/// All token files of the project.
struct TokenLibrary {
  /// The raw tokens of one family of one brand, as in its file.
  struct RawSet {
    let brand: String
    let family: String
    let tokens: [Token]
  }

  /// The tokens of one theme.
  struct ThemeSet {
    let theme: ThemeDescription
    let semantic: [Token]
    /// Semantic tokens that the theme is known to lack.
    let absent: [(path: String, location: SourceLocation)]
    let component: [Token]
    private let byPath: [String: Token]

    init(
      theme: ThemeDescription, semantic: [Token], absent: [(path: String, location: SourceLocation)],
      component: [Token]
    ) {
      self.theme = theme
      self.semantic = semantic
      self.absent = absent
      self.component = component
      byPath = Dictionary((semantic + component).map { ($0.path, $0) }) { first, _ in first }
    }

    subscript(path: String) -> Token? { byPath[path] }
  }

  let raw: [RawSet]
  let themes: [ThemeSet]

  /// Reads `raw/<brand>/<family>.tokens.json`, `semantic/<theme>/…` and `component/<theme>/…` of a folder.
  ///
  /// - Parameter themes: the themes whose folders are expected; another folder is an error.
  static func load(_ folder: URL, themes: [ThemeDescription] = ThemeDescription.all) throws -> TokenLibrary {
    var errors: [TokenError] = []
    func files(in subfolder: String) throws -> [TokenFile] {
      let url = folder.appending(path: subfolder, directoryHint: .isDirectory)
      return try Self.names(in: url).filter { $0.hasSuffix(".tokens.json") }.compactMap { name in
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
        guard let family = file.tokens.first?.segments.dropFirst().first else { continue }
        raw.append(RawSet(brand: brand, family: family, tokens: file.tokens))
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
    let sets = try themes.map { theme in
      let semantic = try files(in: "semantic/\(theme.folder)")
      let component = try files(in: "component/\(theme.folder)")
      return ThemeSet(
        theme: theme, semantic: semantic.flatMap(\.tokens), absent: semantic.flatMap(\.absent),
        component: component.flatMap(\.tokens))
    }
    guard errors.isEmpty else { throw TokenErrors(errors: errors) }
    return TokenLibrary(raw: raw, themes: sets)
  }

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
