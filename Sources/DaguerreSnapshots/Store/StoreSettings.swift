import DaguerreSupport
import Foundation

/// Which pictures a store keeps: what people can look at in version control, against how large that becomes.
///
/// Lines are the same for all: what a case looked like is drawn with the recorded tokens and proven by its line. Without
/// its picture this is no longer known once something besides tokens has changed. A case that was rejected while a cause of
/// it was accepted keeps one in any case, until it is recorded.
public enum KeptPictures: String, CaseIterable, Codable, Sendable {
  /// Of every case; those that look alike share one.
  case all
  /// Of the cases that the catalogue chooses, see `SnapshotCase.storesImage`.
  case chosen
  /// Of no case.
  case nothing = "none"

  /// Whether a case has a picture, unless it shares that of another.
  ///
  /// - Parameter isChosen: by the catalogue.
  func keeps(isChosen: Bool) -> Bool {
    switch self {
    case .all: true
    case .chosen: isChosen
    case .nothing: false
    }
  }
}

/// The settings of a store: `{"version": 1, "pictures": "chosen"}`, which is also what holds without the file.
struct StoreSettings: Equatable {
  static let currentVersion = 1

  var pictures = KeptPictures.chosen

  private struct Version: Decodable { let version: Int }

  private struct File: Decodable {
    let pictures: String?

    private enum Key: String, CodingKey, CaseIterable { case version, pictures }

    init(from decoder: any Decoder) throws {
      pictures = try decoder.container(keyedBy: Key.self).decodeIfPresent(String.self, forKey: .pictures)
      let names = try [String: Ignored](from: decoder).keys
      // A word that this program passes over may be one that somebody relies on.
      if let other = names.sorted().first(where: { Key(rawValue: $0) == nil }) { throw UnknownMember(name: other) }
    }
  }

  private struct Ignored: Decodable { init(from decoder: any Decoder) {} }
  private struct UnknownMember: Error { let name: String }

  init(pictures: KeptPictures = .chosen) { self.pictures = pictures }

  /// Takes time and memory in proportion to the file.
  ///
  /// - Parameter path: the name of the file in errors.
  init(parsing bytes: [UInt8], path: String) throws(StoreError) {
    func broken(_ reason: String) -> StoreError { .brokenSettings(path: path, reason: reason) }
    try StoreText.checkForConflict(bytes, path: path, isByHand: true)
    let file: File
    do {
      // Of another version only the number can be read.
      let found = try JSONDecoder().decode(Version.self, from: Data(bytes)).version
      guard found == Self.currentVersion else {
        throw StoreError.unknownVersion(
          path: path, what: "the settings are", version: found, known: Self.currentVersion)
      }
      file = try JSONDecoder().decode(File.self, from: Data(bytes))
      if let fault = JSONFault(in: bytes) {
        throw StoreError.brokenSettings(path: "\(path):\(fault.line)", reason: fault.message)
      }
    } catch let error as StoreError {
      throw error
    } catch let error as UnknownMember {
      throw broken("there is no setting '\(error.name)'; there are 'version' and 'pictures'")
    } catch let error as DecodingError {
      throw broken("these are no settings: \(error.words)")
    } catch {
      throw broken("these are no settings: the file cannot be read as JSON")
    }
    guard let word = file.pictures else { return }
    guard let pictures = KeptPictures(rawValue: word) else {
      let known = KeptPictures.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw broken("'\(word)' does not say which pictures are kept: it is one of \(known)")
    }
    self.pictures = pictures
  }

  var bytes: [UInt8] {
    Array("{\"version\": \(Self.currentVersion), \"pictures\": \(JSONText.quoted(pictures.rawValue))}\n".utf8)
  }
}

/// The new settings of a store, staged; nothing where they stay as they are.
struct SettingsUpdate {
  private let staged: String?

  init(from old: StoreSettings, to new: StoreSettings, in staging: StagingArea) throws(FileError) {
    staged = old == new ? nil : try staging.stage(new.bytes)
    try staging.store.checkForLinks(SnapshotStore.settingsName)
  }

  func add(to change: inout StoreChange) {
    if let staged { change.moves.append((staged: staged, path: SnapshotStore.settingsName)) }
  }
}
