public import ArgumentParser
public import DaguerreSnapshots
public import DaguerreText
import Foundation

/// Whose tokens `--tokens`, `--token-release` and `--set` lie over.
public protocol OverlaySource: SendableMetatype {
  /// Whether token files can be laid over the tokens; help names their option only then.
  static var readsTokenFiles: Bool { get }

  /// Whether there are releases of the tokens to lay over them; help names their option only then.
  static var hasTokenReleases: Bool { get }
}

/// Where a command-line tool gets its catalogue from.
public protocol CatalogueSource: OverlaySource {
  /// The name of the tool in help and error messages.
  static var toolName: String { get }

  /// What the tool does, in one sentence.
  static var abstract: String { get }

  /// The axes of the catalogue; options and help are made from them.
  static var axes: SnapshotAxes { get }

  /// Makes the catalogue; called once, and only by commands that need it.
  ///
  /// An error that it throws is printed, and the tool exits with 3.
  static func catalogue(fonts: FontFolder) throws -> any SnapshotCatalogue

  /// Further subcommands, in the order of the help.
  static var commands: [any ParsableCommand.Type] { get }
}

extension CatalogueSource {
  /// `daguerre`.
  public static var toolName: String { "daguerre" }

  /// A sentence that holds for every catalogue.
  public static var abstract: String {
    "Draws the components of a design system and compares them with references, exactly."
  }

  /// They can, as over those of a catalogue of views.
  public static var readsTokenFiles: Bool { true }

  /// There are none.
  public static var hasTokenReleases: Bool { false }

  /// No further subcommands.
  public static var commands: [any ParsableCommand.Type] { [] }
}

/// The folder of fonts that the user chose, or the default one.
public struct FontFolder: Sendable {
  private let chosen: String?
  /// The user's own font files, by family.
  private let mapping: [String: String]
  private let isStrict: Bool
  /// The folder of drawings that stand for the system's symbols, as the user named it; nil if nobody did.
  public let symbolsFolder: String?

  package init(
    _ chosen: String?, mapping: [String: String] = [:], isStrict: Bool = false, symbols: String? = nil
  ) {
    symbolsFolder = symbols
    self.chosen = chosen
    self.mapping = mapping
    self.isStrict = isStrict
  }

  /// The fonts of the folder, and the user's own.
  ///
  /// - Throws: ``path()``'s errors, and `FontError` when the folder has no manifest.
  public func library() throws -> FontLibrary {
    try FontLibrary(directory: path(), mapping: mapping, isStrict: isStrict)
  }

  private static func holdsFonts(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/manifest.json")
  }

  /// The chosen folder, else `Fonts/` of the package that holds the current folder, else that of an installed program.
  ///
  /// - Throws: an error that says what to do when no folder was chosen and there is no package.
  public func path() throws -> String {
    if let chosen { return chosen }
    if let package = PackageFolder.current, Self.holdsFonts("\(package)/Fonts") { return "\(package)/Fonts" }
    // Where Scripts/install puts them.
    if let program = Bundle.main.executableURL?.resolvingSymlinksInPath() {
      let installed = program.deletingLastPathComponent().deletingLastPathComponent().path + "/share/daguerre/Fonts"
      if Self.holdsFonts(installed) { return installed }
    }
    guard let package = PackageFolder.current else { throw LocationError.noFonts }
    return "\(package)/Fonts"
  }
}
