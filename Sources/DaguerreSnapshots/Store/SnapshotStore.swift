public import DaguerreSupport

/// The folder of references, laid out for people and for git.
///
/// ```
/// Snapshots/
///   reads.tsv                                       which tokens each case reads, see `ReadRecord`
///   .gitattributes                                  which files version control joins with 'merge-driver'
///   settings.json                                   which pictures are kept, see `KeptPictures`; may be left out
///   exceptions.tsv                                  what is let go, see `Exceptions`; may be left out
///   orange/
///     manifest.tsv                                  one line a look, see `Manifest`
///     tokens.json                                   every token's value, see `TokenRecord`
///     light/button.default.icon-and-text.png        mode / id
///     light/max-it/button.default.icon-and-text.png only what the tuning changes
///     light/text-1.5/button.strong.text.png         only what the text scale changes
/// ```
public struct SnapshotStore: Sendable {
  /// Pixels per point of all references.
  public static let scale = SnapshotContext.referenceScale

  /// The path of the folder, absolute or from the current one.
  public let folder: String

  /// Touches no file; the folder need not exist before references are recorded.
  public init(folder: String) { self.folder = folder }

  /// The folder on disk; nil when there is none.
  func opened() throws(FileError) -> StoreFiles? { try StoreFiles(folder) }

  func manifestPath(_ theme: String) -> String { "\(folder)/\(theme)/\(Self.manifestName)" }
  func tokensPath(_ theme: String) -> String { "\(folder)/\(theme)/\(Self.tokensName)" }
  /// What is told of a file: without where this machine has the folder, so that it is the same on every machine.
  func shown(_ text: String) -> String {
    guard text.hasPrefix("\(folder)/") else { return text }
    return (folder.split(separator: "/").last.map(String.init) ?? folder) + text.dropFirst(folder.count)
  }

  var readsPath: String { "\(folder)/\(Self.readsName)" }
  var settingsPath: String { "\(folder)/\(Self.settingsName)" }
  var exceptionsPath: String { "\(folder)/\(Self.exceptionsName)" }

  static let manifestName = "manifest.tsv"
  static let tokensName = "tokens.json"
  static let readsName = "reads.tsv"
  static let settingsName = "settings.json"
  static let exceptionsName = "exceptions.tsv"
  /// The files that belong to no theme.
  static let commonNames = [readsName, settingsName, exceptionsName]
  /// The files of a theme that are no pictures.
  static let recordNames = [manifestName, tokensName]
  /// The folder where new files wait until all are there and can be moved to their places.
  ///
  /// If it is there later, a recording did not finish.
  static let stagingName = ".daguerre-staging"

  /// The manifest of a theme; nil when the theme has no references.
  ///
  /// - Parameter isWanted: whether the lines of an id are asked for.
  func manifest(
    _ theme: String, axes: SnapshotAxes, only isWanted: (String) -> Bool = { _ in true }
  ) throws -> Manifest? {
    let path = manifestPath(theme)
    guard let bytes = try opened()?.read("\(theme)/\(Self.manifestName)") else { return nil }
    return try Manifest(parsing: bytes, path: path, theme: theme, axes: axes, only: isWanted)
  }

  /// The cases of which the manifest of a theme says itself which tokens they are of.
  func keysOfOwnTokens(_ theme: String, axes: SnapshotAxes) throws -> Set<CaseKey> {
    guard let bytes = try opened()?.read("\(theme)/\(Self.manifestName)") else { return [] }
    let path = manifestPath(theme)
    let ids = Manifest.idsOfOwnTokens(try StoreText.rows(of: bytes, path: path, broken: StoreError.brokenManifest))
    guard !ids.isEmpty else { return [] }
    let manifest = try Manifest(parsing: bytes, path: path, theme: theme, axes: axes, only: ids.contains)
    return Set(manifest.lines.lazy.filter { $0.tokens != .recorded }.map(\.key))
  }

  /// The tokens when the theme was recorded; nil when there is no such file.
  func tokens(_ theme: String) throws -> TokenRecord? {
    let path = tokensPath(theme)
    guard let bytes = try opened()?.read("\(theme)/\(Self.tokensName)") else { return nil }
    return try TokenRecord(parsing: bytes, path: path)
  }

  /// What the cases read, or nothing when there is no such file.
  ///
  /// - Parameter isWanted: whether the lines of an id are asked for.
  func reads(axes: SnapshotAxes, only isWanted: (String) -> Bool = { _ in true }) throws -> ReadRecord? {
    guard let bytes = try opened()?.read(Self.readsName) else { return nil }
    return try ReadRecord(parsing: bytes, path: readsPath, axes: axes, only: isWanted)
  }

  /// Which pictures the store keeps; those that the catalogue chooses when nothing else is said.
  ///
  /// - Throws: `FileError`, and ``StoreError`` for settings that this program does not know.
  public func keptPictures() throws -> KeptPictures { try settings().pictures }

  func exceptions() throws -> Exceptions {
    guard let bytes = try opened()?.read(Self.exceptionsName) else { return Exceptions() }
    return try Exceptions(parsing: bytes, path: exceptionsPath)
  }

  func settings() throws -> StoreSettings {
    guard let bytes = try opened()?.read(Self.settingsName) else { return StoreSettings() }
    return try StoreSettings(parsing: bytes, path: settingsPath)
  }
}

/// Why the store cannot be used; references are never changed when it is thrown.
public enum StoreError: Equatable {
  /// There is no folder of references at all.
  case missing(folder: String)
  /// A line of a manifest is malformed; `line` counts from 1.
  case brokenManifest(path: String, line: Int, reason: String)
  /// A record of tokens is malformed.
  case brokenTokens(path: String, reason: String)
  /// A line of the record of what cases read is not of its form; `line` counts from 1.
  case brokenReads(path: String, line: Int, reason: String)
  /// A line of the exceptions is not of its form; `line` counts from 1.
  case brokenExceptions(path: String, line: Int, reason: String)
  /// The settings are not of their form.
  case brokenSettings(path: String, reason: String)
  /// A file, called `what`, is of a version that this program does not know.
  case unknownVersion(path: String, what: String, version: Int, known: Int)
  /// Git has left both sides of a merge in a file, which people write or recording; `line` counts from 1.
  case mergeConflict(path: String, line: Int, isByHand: Bool = false)
  /// Only a part of a theme was to be recorded, and its manifest is of an older form.
  case olderManifest(path: String)
  /// Something that tells what cases read, or which values tokens had, is missing.
  case missingRecord(path: String)
  /// The same is there, and says nothing of what it should.
  case incompleteRecord(path: String, reason: String)
  /// The picture of a case that stays as it is was shared, and is missing or damaged.
  case lostPicture(id: String, point: SnapshotPoint, file: String?)
  /// Another process is recording.
  case busy(folder: String)
}

extension StoreError: DiagnosticError {
  /// The file and line, what is wrong, and what to do.
  public var diagnostics: [Diagnostic] {
    let advice = "Restore it from version control, or delete it and record again."
    switch self {
    case .missing(let folder):
      return [Diagnostic("there are no references", at: folder, hint: "Recording makes the folder.")]
    case .brokenManifest(let path, let line, let reason):
      return [Diagnostic(reason, at: "\(path):\(line)", hint: advice)]
    case .brokenReads(let path, let line, let reason):
      return [Diagnostic(reason, at: "\(path):\(line)", hint: advice)]
    case .brokenExceptions(let path, let line, let reason):
      return [Diagnostic(reason, at: "\(path):\(line)", hint: "Mend the line; without the file nothing is let go.")]
    case .missingRecord(let path):
      return [
        Diagnostic(
          "the file is missing, so what a change of tokens reaches is not known", at: path,
          hint: "Restore it from version control, or record all cases.")
      ]
    case .incompleteRecord(let path, let reason):
      return [
        Diagnostic(
          "\(reason), so what a change of tokens reaches is not known", at: path,
          hint: "Restore it from version control, or record.")
      ]
    case .brokenSettings(let path, let reason):
      return [Diagnostic(reason, at: path, hint: "Mend it, or delete it: then the catalogue chooses what is kept.")]
    case .unknownVersion(let path, let what, let version, let known):
      return [
        Diagnostic(
          "\(what) of version \(version), and this is a program for version \(known)", at: path,
          hint: "Use the program that the references were recorded with, or a newer one.")
      ]
    case .mergeConflict(let path, let line, isByHand: true):
      return [
        Diagnostic(
          "git has left both sides of a merge here", at: "\(path):\(line)",
          hint: "Keep what is to hold, and delete the marks.")
      ]
    case .mergeConflict(let path, let line, isByHand: false):
      return [
        Diagnostic(
          "git has left both sides of a merge here", at: "\(path):\(line)",
          hint: "Take one side ('git checkout --ours' or '--theirs' and the path), then record; "
            + "'merge-driver install' lets git join such files by itself.")
      ]
    case .olderManifest(let path):
      return [
        Diagnostic(
          "the manifest is of an older form, which only a recording of everything renews", at: path,
          hint: "Record once without options that select cases.")
      ]
    case .brokenTokens(let path, let reason):
      return [Diagnostic(reason, at: path, hint: advice)]
    case .lostPicture(let id, let point, let file):
      let name = file.map { " '\($0)'" } ?? ""
      return [
        Diagnostic("its picture\(name) is missing or damaged", at: "\(id) (\(point))", hint: advice)
      ]
    case .busy(let folder):
      return [Diagnostic("another recording is writing to the folder", at: folder, hint: "Wait for it to end.")]
    }
  }
}
