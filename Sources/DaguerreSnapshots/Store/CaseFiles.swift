/// Where the pictures of a theme are, and which cases share one.
///
/// A picture is `mode/id.png` with dots for the slashes of the id. Where tuning, size class or direction is not the
/// catalogue's first, folders named after them follow the mode; then those of a contrast and a text scale that are not
/// the standard.
struct CaseFiles {
  private let defaultMode: String
  private let defaultTuning: String
  private let defaultSizeClass: String
  private let defaultDirection: String

  init(catalogue: any SnapshotCatalogue, theme: String) {
    defaultTuning = catalogue.themes.first { $0.name == theme }?.tunings.first ?? ""
    defaultMode = catalogue.modes.first ?? ""
    defaultSizeClass = catalogue.sizeClasses.first ?? ""
    defaultDirection = catalogue.directions.first ?? ""
  }

  /// The file of a case that shares with no other.
  func ownFile(of key: ManifestLine.Key) -> String {
    var folders = [key.mode]
    if key.tuning != defaultTuning { folders.append(key.tuning) }
    if key.sizeClass != defaultSizeClass { folders.append(key.sizeClass) }
    if key.direction != defaultDirection { folders.append(key.direction) }
    folders += SnapshotAxes.names(contrast: key.contrast, textScale: key.textScale)
    let name = key.id.split(separator: "/").joined(separator: ".")
    return folders.joined(separator: "/") + "/\(name).png"
  }

  /// The cases whose picture this one uses when it looks the same, the first choice first.
  ///
  /// Everything but the id is the default, then one of the axes is its own, then two, and so on: whatever one of them
  /// could fall back on comes before it.
  func fallbacks(of key: ManifestLine.Key) -> [ManifestLine.Key] {
    let ownAxes = ownAxes(of: key)
    // Each number stands for a set of axes that keep their own word: a bit an axis.
    let kept = (0..<(1 << ownAxes.count) - 1).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
    return kept.map { kept in
      var other = key
      for (index, own) in ownAxes.enumerated() where kept & 1 << index == 0 { other[keyPath: own.axis] = own.word }
      return other
    }
  }

  /// How many axes a case can fall back along; whatever it can fall back on has a lower rank.
  func rank(of key: ManifestLine.Key) -> Int { ownAxes(of: key).count }

  /// The axes on which a case does not have the default word, each with that.
  private func ownAxes(of key: ManifestLine.Key) -> [(axis: WritableKeyPath<ManifestLine.Key, String>, word: String)] {
    let defaults: [(axis: WritableKeyPath<ManifestLine.Key, String>, word: String)] = [
      (\.textScale, SnapshotAxes.standardTextScale), (\.contrast, SnapshotAxes.standardContrast),
      (\.direction, defaultDirection), (\.sizeClass, defaultSizeClass), (\.tuning, defaultTuning),
      (\.mode, defaultMode),
    ]
    return defaults.filter { key[keyPath: $0.axis] != $0.word }
  }

  /// The file of a case among others of the same theme: that of the first fallback that looks the same and has one of
  /// its own, else its own; nil where its picture is not kept.
  func file(
    of key: ManifestLine.Key, pixels: PixelIdentity, isPictured: Bool, among all: [ManifestLine.Key: Stored]
  ) -> String? {
    for fallback in fallbacks(of: key) {
      guard let stored = all[fallback], stored.pixels == pixels, let file = stored.file else { continue }
      if file == ownFile(of: fallback) { return file }
    }
    return isPictured ? ownFile(of: key) : nil
  }

  /// How a case looks and the file it uses, if any.
  struct Stored {
    let pixels: PixelIdentity
    let file: String?
  }

  /// Whether the text is an id: words joined by slashes.
  static func isID(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { isWord($0) }
  }

  /// Whether the text can be part of a file name: `a` to `z`, `0` to `9`, `-` and `_`, at least one,
  /// and not `-` first, which tools take for an option.
  static func isWord(_ text: some StringProtocol) -> Bool {
    func isAllowed(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
    }
    return !text.isEmpty && !text.hasPrefix("-") && text.utf8.allSatisfy(isAllowed)
  }

  /// Whether the text is a decimal number as text scales are written: digits, perhaps a dot and more digits.
  static func isTextScale(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
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
      for word in [axes.theme, axes.tuning, axes.mode, axes.sizeClass, axes.direction, axes.contrast]
      where !isWord(word) {
        throw invalid("'\(word)' holds more than a-z, 0-9, - and _")
      }
      guard isTextScale(axes.textScale) else {
        throw invalid("the text scale '\(axes.textScale)' is not a decimal number such as 1.5")
      }
      guard seen.insert(CaseName(id: snapshot.id, axes: axes)).inserted else { throw invalid("it exists twice") }
    }
  }

  private struct CaseName: Hashable {
    let id: String
    let axes: SnapshotAxes
  }
}
