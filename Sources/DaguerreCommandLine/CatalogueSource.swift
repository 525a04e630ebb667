public import ArgumentParser
public import DaguerreSnapshots
public import DaguerreText

/// Where a command-line tool gets its catalogue from.
public protocol CatalogueSource: SendableMetatype {
  /// What the tool is called, in help and advice.
  static var toolName: String { get }

  /// What the tool does, in one sentence.
  static var abstract: String { get }

  /// The axes of the catalogue, from which options and help are made.
  static var axes: SnapshotAxes { get }

  /// Makes the catalogue; called once, by commands that need it.
  ///
  /// What it throws is shown to the person at the terminal, and the tool exits with 3.
  static func catalogue(fonts: FontFolder) throws -> any SnapshotCatalogue

  /// What the tool can do besides, in the order of its help.
  static var commands: [any ParsableCommand.Type] { get }
}

extension CatalogueSource {
  /// `daguerre`.
  public static var toolName: String { "daguerre" }

  /// A sentence that holds for every catalogue.
  public static var abstract: String {
    "Draws the components of a design system and compares them with references, exactly."
  }

  /// None besides those that every tool has.
  public static var commands: [any ParsableCommand.Type] { [] }
}

/// The folder of fonts that a person has chosen, or the default one.
public struct FontFolder: Sendable {
  private let chosen: String?
  /// Font files of the person's own for some families.
  private let mapping: [String: String]

  package init(_ chosen: String?, mapping: [String: String] = [:]) {
    self.chosen = chosen
    self.mapping = mapping
  }

  /// The fonts of the folder, and the person's own.
  ///
  /// - Throws: ``path()``'s errors, and `FontError` when the folder has no manifest.
  public func library() throws -> FontLibrary {
    try FontLibrary(directory: path(), mapping: mapping)
  }

  /// The chosen folder, else `Fonts/` of the package that holds the current folder.
  ///
  /// - Throws: an error that says what to do when no folder was chosen and there is no package.
  public func path() throws -> String {
    if let chosen { return chosen }
    guard let package = PackageFolder.current else { throw LocationError.noFonts }
    return "\(package)/Fonts"
  }
}
