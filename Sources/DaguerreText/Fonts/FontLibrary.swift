internal import DaguerreDigests
internal import Foundation
internal import Synchronization

/// The fonts of one `Fonts/` folder: opened when first asked for, checked against their pinned digests, then kept.
///
/// Nothing is ever looked up on the host. May be used by many threads at once.
public final class FontLibrary: Sendable {
  public let directory: String
  public let manifest: FontManifest
  private let opened = Mutex<[String: FontFile]>([:])

  /// Reads the folder's `manifest.json`; no font yet.
  ///
  /// - Throws: ``FontError`` when there is no readable manifest.
  public init(directory: String) throws(FontError) {
    self.directory = directory
    self.manifest = try FontManifest(contentsOf: directory + "/manifest.json")
  }

  /// The font of a family, or of its stand-in, that is nearest in weight.
  ///
  /// Weights match as CSS Fonts 4, section 5.2 says: of 400 and 500 each tries the other first; lighter ones
  /// look down, bolder ones up. A family without italics is drawn upright.
  ///
  /// - Throws: ``FontError`` when the manifest knows no such family, or its file is missing or not the pinned one.
  public func font(family: String, weight: Int, italic: Bool = false) throws(FontError) -> FontFile {
    let name = manifest.standIns[family] ?? family
    let members = manifest.fonts.filter { $0.family == name }
    let styled = members.filter { ($0.style == .italic) == italic }
    let candidates = styled.isEmpty ? members : styled
    guard let best = candidates.min(by: { rank($0.weight, for: weight) < rank($1.weight, for: weight) }) else {
      throw FontError.unknownFamily(family, known: Set(manifest.fonts.map(\.family)).sorted())
    }
    return try open(best)
  }

  /// The font with that file name.
  ///
  /// - Throws: ``FontError`` when the manifest does not list the file, or it is missing or not the pinned one.
  public func font(file: String) throws(FontError) -> FontFile {
    guard let entry = manifest.fonts.first(where: { $0.file == file }) else {
      throw FontError.missingFile(path: directory + "/" + file, family: file, package: nil)
    }
    return try open(entry)
  }

  /// Opens every font of the manifest, so that a missing one is found before anything is drawn.
  ///
  /// - Throws: ``FontError`` of the first, in the manifest's order, that cannot be had.
  public func check() throws(FontError) {
    for entry in manifest.fonts { _ = try open(entry) }
  }

  private func open(_ entry: FontManifest.Entry) throws(FontError) -> FontFile {
    if let font = opened.withLock({ $0[entry.file] }) { return font }
    let path = directory + "/" + entry.file
    guard FileManager.default.fileExists(atPath: path) else {
      throw FontError.missingFile(path: path, family: entry.family, package: entry.package)
    }
    let font = try FontFile(path: path)
    if let expected = entry.sha256, expected.lowercased() != font.digest {
      throw FontError.wrongChecksum(path: path, expected: expected, found: font.digest, package: entry.package)
    }
    // Two threads may have opened it at once: the first to arrive is the one that everybody gets.
    return opened.withLock { opened in
      if let first = opened[entry.file] { return first }
      opened[entry.file] = font
      return font
    }
  }

  /// How far a weight is from the wanted one in the order of CSS; smaller is tried first.
  private func rank(_ weight: Int, for wanted: Int) -> Int {
    let distance = abs(weight - wanted)
    let far = 10_000
    if wanted >= 400 && wanted <= 500 {
      if weight >= wanted && weight <= 500 { return distance }
      return weight < wanted ? far + distance : 2 * far + distance
    }
    let isPreferredSide = wanted < 400 ? weight <= wanted : weight >= wanted
    return isPreferredSide ? distance : far + distance
  }
}
