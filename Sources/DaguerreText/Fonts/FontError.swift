public import DaguerreSupport

/// Why a font could not be had; each says what to do about it.
public enum FontError: Equatable {
  /// The folder has no readable manifest; `reason` is the system's or the parser's.
  case manifestUnreadable(path: String, reason: String)
  /// The manifest lists a file that the folder does not hold.
  case missingFile(path: String, family: String, package: String?)
  /// The file's bytes are not those that the manifest pins.
  case wrongChecksum(path: String, expected: String, found: String, package: String?)
  /// The file could not be read.
  case unreadable(path: String, reason: String)
  /// The file is not a font that can be drawn.
  case invalidFont(path: String, reason: String)
  /// No font and no stand-in of the manifest has that family name.
  case unknownFamily(String, manifest: String, known: [String])
}

extension FontError: DiagnosticError {
  /// The file, what is wrong, and what to do.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .manifestUnreadable(let path, let reason):
      [
        Diagnostic(
          "the font manifest cannot be read: \(reason)", at: path,
          hint: "Mend or write it, or name another folder with --fonts.")
      ]
    case .missingFile(let path, let family, let package):
      [
        Diagnostic(
          "the font file of '\(family)' is missing", at: path,
          hint: Self.remedy(package, else: "Put it back, or take it out of the manifest."))
      ]
    case .wrongChecksum(let path, let expected, let found, let package):
      [
        Diagnostic(
          "the font is not the pinned one (SHA-256 \(found.prefix(12))…, manifest \(expected.prefix(12))…)", at: path,
          hint: Self.remedy(
            package, else: "Put the file back, or, if this is the one to draw with, write into the manifest: \(found).")
        )
      ]
    case .unreadable(let path, let reason):
      [Diagnostic("the font cannot be read: \(reason)", at: path)]
    case .invalidFont(let path, let reason):
      [Diagnostic("not a usable font: \(reason)", at: path)]
    case .unknownFamily(let family, let manifest, let known):
      [
        Diagnostic(
          "there is no font of the family \(Self.named(family))", at: manifest,
          hint: "The manifest can name what is drawn in its place under \"standIns\", for all as \"defaultStandIn\".",
          accepted: known)
      ]
    }
  }

  /// A family, and what it is for where nobody wrote its name.
  static func named(_ family: String) -> String {
    family == FontLibrary.systemFamily ? "'\(family)', which stands for the system's font" : "'\(family)'"
  }

  private static func remedy(_ package: String?, else other: String) -> String {
    package.map { "It comes with the Debian package '\($0)': run Scripts/setup." } ?? other
  }
}
