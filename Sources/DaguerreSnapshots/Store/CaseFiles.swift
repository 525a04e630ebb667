/// Where the pictures of a theme are, and which cases share one.
///
/// A picture is `mode/id.png` with dots for the slashes of the id. Where tuning, size class or direction is not the
/// catalogue's first, folders named after them follow the mode.
struct CaseFiles {
  private let defaultTuning: String
  private let defaultSizeClass: String
  private let defaultDirection: String

  init(catalogue: any SnapshotCatalogue, theme: String) {
    defaultTuning = catalogue.themes.first { $0.name == theme }?.tunings.first ?? ""
    defaultSizeClass = catalogue.sizeClasses.first ?? ""
    defaultDirection = catalogue.directions.first ?? ""
  }

  /// The file of a case that shares with no other.
  func ownFile(of key: ManifestLine.Key) -> String {
    var folders = [key.mode]
    if key.tuning != defaultTuning { folders.append(key.tuning) }
    if key.sizeClass != defaultSizeClass { folders.append(key.sizeClass) }
    if key.direction != defaultDirection { folders.append(key.direction) }
    let name = key.id.split(separator: "/").joined(separator: ".")
    return folders.joined(separator: "/") + "/\(name).png"
  }

  /// The cases whose picture this one uses when it looks the same, the first choice first: the default tuning and
  /// size class, then only one of them.
  func fallbacks(of key: ManifestLine.Key) -> [ManifestLine.Key] {
    var fallbacks: [ManifestLine.Key] = []
    for (tuning, sizeClass) in [
      (defaultTuning, defaultSizeClass), (defaultTuning, key.sizeClass), (key.tuning, defaultSizeClass),
    ] {
      var other = key
      (other.tuning, other.sizeClass) = (tuning, sizeClass)
      if other != key, !fallbacks.contains(other) { fallbacks.append(other) }
    }
    return fallbacks
  }

  /// The file of a case among others of the same theme.
  func file(of key: ManifestLine.Key, pixels: PixelIdentity, among all: [ManifestLine.Key: PixelIdentity]) -> String {
    ownFile(of: fallbacks(of: key).first { all[$0] == pixels } ?? key)
  }

  /// Whether the text is an id: words joined by slashes.
  static func isID(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { isWord($0) }
  }

  /// Whether the text can be part of a file name: `a` to `z`, `0` to `9`, `-` and `_`, at least one.
  static func isWord(_ text: some StringProtocol) -> Bool {
    func isAllowed(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
    }
    return !text.isEmpty && text.utf8.allSatisfy(isAllowed)
  }

  /// Throws when a case cannot be stored, or not beside the others.
  static func check(_ cases: [SnapshotCase]) throws(StoreError) {
    var seen: Set<CaseName> = []
    for snapshot in cases {
      func invalid(_ reason: String) -> StoreError {
        .invalidCase(id: snapshot.id, axes: snapshot.axes, reason: reason)
      }
      let axes = snapshot.axes
      guard isID(snapshot.id) else { throw invalid("the id holds more than a-z, 0-9, - and _") }
      for word in [axes.theme, axes.tuning, axes.mode, axes.sizeClass, axes.direction] where !isWord(word) {
        throw invalid("'\(word)' holds more than a-z, 0-9, - and _")
      }
      guard seen.insert(CaseName(id: snapshot.id, axes: axes)).inserted else { throw invalid("it exists twice") }
    }
  }

  private struct CaseName: Hashable {
    let id: String
    let axes: SnapshotAxes
  }
}
