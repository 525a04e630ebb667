import DaguerreSupport

/// The folder of references, made for people and for git.
///
/// ```
/// Snapshots/
///   reads.tsv                                       which tokens each case reads, see `ReadRecord`
///   orange/
///     manifest.tsv                                  one line a case, see `Manifest`
///     tokens.json                                   every token's value, see `TokenRecord`
///     light/button.default.icon-and-text.png        mode / id
///     light/max-it/button.default.icon-and-text.png only what the tuning changes
///     light/text-1.5/button.strong.text.png         only what the text scale changes
/// ```
public struct SnapshotStore: Sendable {
  /// Pixels per point of all references.
  public static let scale = 2.0

  public let folder: String

  public init(folder: String) { self.folder = folder }

  /// The folder as it is on disk; nothing when there is none.
  func opened() throws(FileError) -> Folder? { try Folder.existing(folder) }

  func manifestPath(_ theme: String) -> String { "\(folder)/\(theme)/\(Self.manifestName)" }
  func tokensPath(_ theme: String) -> String { "\(folder)/\(theme)/\(Self.tokensName)" }
  var readsPath: String { "\(folder)/\(Self.readsName)" }

  static let manifestName = "manifest.tsv"
  static let tokensName = "tokens.json"
  static let readsName = "reads.tsv"
  /// The files of a theme that are no pictures.
  static let recordNames = [manifestName, tokensName]
  /// The folder where new files wait until all are there and can be moved to their places.
  ///
  /// One that is found later was left by a recording that did not end.
  static let stagingName = ".daguerre-staging"

  /// The manifest of a theme, or nothing when the theme has no references.
  func manifest(_ theme: String, axes: SnapshotAxes) throws -> Manifest? {
    let path = manifestPath(theme)
    guard let bytes = try opened()?.read("\(theme)/\(Self.manifestName)") else { return nil }
    return try Manifest(parsing: bytes, path: path, theme: theme, axes: axes)
  }

  /// The tokens at the time of recording, or nothing when there is no such file.
  func tokens(_ theme: String) throws -> TokenRecord? {
    let path = tokensPath(theme)
    guard let bytes = try opened()?.read("\(theme)/\(Self.tokensName)") else { return nil }
    return try TokenRecord(parsing: bytes, path: path)
  }

  /// What the cases read, or nothing when there is no such file.
  func reads(axes: SnapshotAxes) throws -> ReadRecord? {
    guard let bytes = try opened()?.read(Self.readsName) else { return nil }
    return try ReadRecord(parsing: bytes, path: readsPath, axes: axes)
  }
}

/// Why the store cannot be used; references are never changed when it is thrown.
public enum StoreError: Error, Equatable, Sendable {
  /// There is no folder of references at all.
  case missing(folder: String)
  /// A line of a manifest is not of its form; `line` counts from 1.
  case brokenManifest(path: String, line: Int, reason: String)
  case brokenTokens(path: String, reason: String)
  /// A line of the record of what cases read is not of its form; `line` counts from 1.
  case brokenReads(path: String, line: Int, reason: String)
  /// Something that tells what cases read, or which values tokens had, is missing.
  case missingRecord(path: String)
  /// A catalogue's word or id that cannot be a file name, or two cases that are the same.
  case invalidCase(id: String, point: SnapshotPoint, reason: String)
  /// Another process is recording.
  case busy(folder: String)
}

extension StoreError: CustomStringConvertible {
  public var description: String {
    let advice = "Restore it from version control, or delete it and record again."
    switch self {
    case .missing(let folder):
      return "there are no references: no folder '\(folder)'; recording makes it"
    case .brokenManifest(let path, let line, let reason):
      return "\(path):\(line): \(reason). \(advice)"
    case .brokenReads(let path, let line, let reason):
      return "\(path):\(line): \(reason). \(advice)"
    case .missingRecord(let path):
      return "\(path): the file is missing, so what a change of tokens reaches is not known. \(advice)"
    case .brokenTokens(let path, let reason):
      return "\(path): \(reason). \(advice)"
    case .invalidCase(let id, let point, let reason):
      return "the case '\(id)' (\(point)) cannot be stored: \(reason)"
    case .busy(let folder):
      return "another recording is writing to '\(folder)'; wait for it to end"
    }
  }
}
