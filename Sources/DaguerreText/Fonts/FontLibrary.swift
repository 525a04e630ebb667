internal import DaguerreSupport
internal import Synchronization

/// The fonts of one `Fonts/` folder: opened when first asked for, checked against their pinned digests, then kept.
///
/// Nothing is ever looked up on the host. May be used by many threads at once.
public final class FontLibrary: Sendable {
  /// The family that stands for the system's, in which texts are that name none.
  package static let systemFamily = "Roboto"

  /// The folder that the font files lie in.
  public let directory: String
  /// What the library holds.
  public let manifest: FontManifest
  /// Files of the user's own for some families, in place of those that the manifest has.
  public let mapping: [String: String]
  /// Texts that were laid out with these fonts.
  public let layouts = TextLayoutCache()
  /// Whether what would be replaced is an error: a family that the manifest does not know, a symbol without a drawing.
  public let isStrict: Bool
  private let warn: @Sendable (String) -> Void
  private let warnings = Mutex<Set<String>>([])
  private let opened = Mutex<[Key: FontFile]>([:])
  private let choices = Mutex<[Choice: Chosen]>([:])

  /// What texts ask for again and again.
  private struct Choice: Hashable {
    let family: String
    let weight: Int
    let italic: Bool
  }

  /// The font that is meant, and all with those to fall back on once a text has needed these.
  private struct Chosen {
    let first: [FontFile]
    var all: [FontFile]?
  }

  /// What a font is kept under: one file, at one weight where it is variable.
  private struct Key: Hashable {
    let path: String
    let weight: Int?
  }

  /// Reads the folder's `manifest.json`; no font yet.
  ///
  /// - Parameters:
  ///   - mapping: font files for families, such as the real one of a brand; they are not pinned. A variable font serves
  ///     all weights of its family, another one looks the same at all.
  ///   - isStrict: whether what would be replaced is an error.
  ///   - warn: gets each warning about what was replaced once; on the standard error stream unless given.
  /// - Throws: ``FontError`` when there is no readable manifest.
  public init(
    directory: String, mapping: [String: String] = [:], isStrict: Bool = false,
    warn: (@Sendable (String) -> Void)? = nil
  ) throws(FontError) {
    self.directory = directory
    self.mapping = mapping
    self.isStrict = isStrict
    self.warn = warn ?? { StandardError.print("warning: \($0)") }
    self.manifest = try FontManifest(contentsOf: Self.manifestPath(in: directory))
  }

  private static func manifestPath(in directory: String) -> String { "\(directory)/manifest.json" }

  /// The font of a family, or of its stand-in, that is nearest in weight; the name may be that of a single face, too.
  ///
  /// Weights are 1 to 1000, others as the nearest of these. They match as CSS Fonts 4, section 5.2 says: of 400 and 500
  /// each tries the other first; lighter ones look down, bolder ones up. A family without italics is drawn upright.
  ///
  /// - Throws: ``FontError`` when the manifest knows no such family, or its file is missing or not the pinned one.
  public func font(family: String, weight: Int, italic: Bool = false) throws(FontError) -> FontFile {
    let choice = face(Choice(family: family, weight: FontManifest.weights.clamped(weight), italic: italic))
    if let path = mapping[choice.family] { return try open(path: path, weight: choice.weight) }
    let members = try members(of: choice.family)
    let styled = members.filter { ($0.style == .italic) == choice.italic }
    let candidates = styled.isEmpty ? members : styled
    guard let best = candidates.min(by: { rank($0, for: choice.weight) < rank($1, for: choice.weight) }) else {
      throw unknown(choice.family)
    }
    return try open(best, weight: choice.weight)
  }

  /// The family, weight and slant that are meant by the name of a single face, as in `HelveticaNeue-Bold`, where it is no
  /// family's own; a weight or slant that is asked for besides counts more.
  private func face(_ choice: Choice) -> Choice {
    func isFamily(_ name: String) -> Bool {
      mapping[name] != nil || manifest.standIns?[name] != nil || manifest.fonts.contains { $0.family == name }
    }
    guard !isFamily(choice.family), let face = FaceName(choice.family) else { return choice }
    let families = [Array(mapping.keys), Array((manifest.standIns ?? [:]).keys), manifest.fonts.map(\.family)].joined()
      .sorted()
    let family = families.first { $0.filter { $0 != " " } == face.family }
    guard family != nil || face.weight != nil else { return choice }
    return Choice(
      family: family ?? face.family, weight: choice.weight == 400 ? face.weight ?? 400 : choice.weight,
      italic: choice.italic || face.isItalic)
  }

  /// The fonts of a family, of its stand-in, or else of the default one.
  private func members(of family: String) throws(FontError) -> [FontManifest.Entry] {
    let name = manifest.standIns?[family] ?? family
    let members = manifest.fonts.filter { $0.family == name }
    guard members.isEmpty, !isStrict, let standIn = manifest.defaultStandIn else { return members }
    let replacing = manifest.fonts.filter { $0.family == standIn }
    guard !replacing.isEmpty else { throw unknown(family) }
    addWarning(
      "no font is known of the family \(FontError.named(family)), so '\(standIn)' is drawn in its place; name a stand-in in "
        + "\(Self.manifestPath(in: directory)), or give a file with --font '\(family)=path/to/file.ttf'.")
    return replacing
  }

  private func unknown(_ family: String) -> FontError {
    FontError.unknownFamily(
      family, manifest: Self.manifestPath(in: directory), known: Set(manifest.fonts.map(\.family)).sorted())
  }

  /// Warns of something that was replaced, once for each text.
  package func addWarning(_ text: String) {
    if warnings.withLock({ $0.insert(text).inserted }) { warn(text) }
  }

  /// The font of a family, and after it those to fall back on for characters that it lacks.
  ///
  /// Those to fall back on are of some megabytes, which take longer to read and to check than most pictures to draw.
  /// - Parameter text: what will be set; where the font has all of it, nothing else is opened. Nil for any text.
  /// - Throws: as ``font(family:weight:italic:)``.
  public func fonts(
    family: String, weight: Int, italic: Bool = false, for text: String? = nil
  ) throws(FontError) -> [FontFile] {
    let fonts = try fallbacks(family: family, weight: weight, italic: italic, for: text)
    guard let emoji = manifest.emoji, text.map(EmojiPresentation.isIn) ?? true else { return fonts }
    return fonts + [try font(family: emoji, weight: 400)]
  }

  /// The font of a family, and after it those to fall back on but for emoji.
  private func fallbacks(
    family: String, weight: Int, italic: Bool, for text: String?
  ) throws(FontError) -> [FontFile] {
    let choice = Choice(family: family, weight: weight, italic: italic)
    let known = choices.withLock { $0[choice] }
    if let all = known?.all { return all }
    let first = if let known { known.first } else { [try font(family: family, weight: weight, italic: italic)] }
    if let text, first.allSatisfy({ $0.canSet(text) }) {
      if known == nil { choices.withLock { $0[choice] = $0[choice] ?? Chosen(first: first) } }
      return first
    }
    let face = face(choice)
    var fonts = first
    for fallback in manifest.fallbacks ?? [] {
      let font = try font(family: fallback, weight: face.weight, italic: face.italic)
      if !fonts.contains(where: { $0 === font }) { fonts.append(font) }
    }
    choices.withLock { [fonts] in $0[choice] = Chosen(first: first, all: fonts) }
    return fonts
  }

  /// The font with that file name.
  ///
  /// - Throws: ``FontError`` when the manifest does not list the file, or it is missing or not the pinned one.
  public func font(file: String, weight: Int? = nil) throws(FontError) -> FontFile {
    guard let entry = manifest.fonts.first(where: { $0.file == file }) else {
      throw FontError.missingFile(path: directory + "/" + file, family: file, package: nil)
    }
    return try open(entry, weight: weight ?? entry.weight)
  }

  /// Looks whether every font of the manifest is there, and opens those of the mapping, so that a missing one is found
  /// before anything is drawn.
  ///
  /// What is in the files of the manifest is checked when they are first used.
  ///
  /// - Throws: ``FontError`` of the first, in the manifest's order, that cannot be had.
  public func check() throws(FontError) {
    for entry in manifest.fonts { try checkIsThere(entry, at: directory + "/" + entry.file) }
    for family in mapping.keys.sorted() { _ = try font(family: family, weight: 400) }
  }

  /// What is wrong with fonts of the manifest, which are all read for that, in its order.
  public func problems() -> [FontError] {
    manifest.fonts.compactMap { entry in
      do throws(FontError) {
        _ = try open(entry, weight: entry.weight)
        return nil
      } catch {
        return error
      }
    }
  }

  private func open(_ entry: FontManifest.Entry, weight: Int) throws(FontError) -> FontFile {
    let path = directory + "/" + entry.file
    let key = Key(path: path, weight: entry.maxWeight.map { min(max(weight, entry.weight), $0) })
    func check(_ digest: String) throws(FontError) {
      guard let expected = entry.sha256, expected.lowercased() != digest else { return }
      throw FontError.wrongChecksum(path: path, expected: expected, found: digest, package: entry.package)
    }
    if let font = opened.withLock({ $0[key] }) {
      // The mapping, which pins nothing, may have opened the file.
      try check(font.digest)
      return font
    }
    try checkIsThere(entry, at: path)
    guard entry.sha256 != nil else { return keep(try FontFile(path: path, weight: key.weight), under: key) }
    let font: FontFile
    do throws(FontError) {
      font = try FontFile(path: path, weight: key.weight, checksContents: false)
    } catch {
      // A damaged file is not the one that the manifest means, and that tells what to do.
      if let bytes = try? Files.read(path) { try check(Digest(of: bytes).description) }
      throw error
    }
    try check(font.digest)
    return keep(font, under: key)
  }

  private func checkIsThere(_ entry: FontManifest.Entry, at path: String) throws(FontError) {
    guard Files.exists(path) else {
      throw FontError.missingFile(path: path, family: entry.family, package: entry.package)
    }
  }

  private func open(path: String, weight: Int) throws(FontError) -> FontFile {
    let key = Key(path: path, weight: weight)
    if let font = opened.withLock({ $0[key] ?? $0[Key(path: path, weight: nil)] }) { return font }
    let font = try FontFile(path: path, weight: weight)
    return keep(font, under: font.weightRange == nil ? Key(path: path, weight: nil) : key)
  }

  /// Two threads may have opened a font at once: the first to arrive is the one that everybody gets.
  private func keep(_ font: FontFile, under key: Key) -> FontFile {
    opened.withLock { opened in
      if let first = opened[key] { return first }
      opened[key] = font
      return font
    }
  }

  /// How far a font is from the wanted weight in the order of CSS; smaller is tried first.
  private func rank(_ entry: FontManifest.Entry, for wanted: Int) -> Int {
    let weight = FontManifest.weights.clamped(
      entry.maxWeight.map { min(max(wanted, entry.weight), $0) } ?? entry.weight)
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
