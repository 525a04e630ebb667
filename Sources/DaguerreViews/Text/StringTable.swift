internal import CPluralRules
internal import DaguerreSupport
internal import Foundation
internal import Synchronization

/// What a bundle has for the keys of a table, in its languages.
struct StringTable: Sendable {
  /// What stands for a key.
  enum Entry: Sendable {
    case text(String)
    /// By the categories of plurals, as in `one` and `other`.
    case plural([String: String])
  }

  /// By language, as in `fr` and `fr-CA`, then by key.
  private let entries: [String: [String: Entry]]
  /// In which keys are written, where nothing is said of them.
  private let source: String?

  /// - Parameter number: what a plural is chosen by.
  /// - Returns: nil where neither the language has the key, nor the one in which it is written.
  func text(for key: String, number: Double?, in locale: Locale) -> String? {
    for language in languages(for: locale) {
      switch entries[language]?[key] {
      case .text(let text): return text
      case .plural(let forms):
        let category = number.flatMap { Self.category(of: $0, language: language) } ?? "other"
        if let text = forms[category] ?? forms["other"] { return text }
      case nil: continue
      }
    }
    return nil
  }

  /// Those that fit, the best first: as in `fr-CA`, `fr`, then that of the keys.
  private func languages(for locale: Locale) -> [String] {
    let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let parts = (identifier.split(separator: "@").first ?? "").split(separator: "-")
    let fitting = (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
    return fitting + [source, "Base", "en"].compactMap(\.self)
  }

  /// By the rules of Unicode's common locale data.
  private static func category(of number: Double, language: String) -> String? {
    var characters = [UInt16](repeating: 0, count: 16)
    let count = plural_category(language, number, &characters, Int32(characters.count))
    return count > 0 ? String(decoding: characters.prefix(Int(count)), as: UTF16.self) : nil
  }
}

extension StringTable {
  /// `TABLE.xcstrings`: all languages in one file.
  init?(catalogue file: String) {
    guard let bytes = try? Files.read(file),
      let read = try? JSONDecoder().decode(StringCatalogueFile.self, from: Data(bytes))
    else { return nil }
    var entries: [String: [String: Entry]] = [:]
    for (key, string) in read.strings {
      for (language, localization) in string.localizations ?? [:] {
        entries[language, default: [:]][key] = localization.entry
      }
    }
    self.init(entries: entries, source: read.sourceLanguage)
  }

  /// `LANGUAGE.lproj/TABLE.strings`: a file for each language.
  init?(named name: String, languagesIn folder: String) {
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasSuffix(".lproj")
    }
    var entries: [String: [String: Entry]] = [:]
    for language in folders {
      guard let bytes = try? Files.read("\(folder)/\(language)/\(name).strings"),
        let texts = try? PropertyListDecoder().decode([String: String].self, from: Data(bytes))
      else { continue }
      entries[String(language.dropLast(".lproj".count))] = texts.mapValues { .text($0) }
    }
    guard !entries.isEmpty else { return nil }
    self.init(entries: entries, source: nil)
  }
}

/// The file of a string catalogue.
private struct StringCatalogueFile: Decodable {
  struct Text: Decodable { var value: String }
  struct Unit: Decodable { var stringUnit: Text? }

  struct Localization: Decodable {
    struct Variations: Decodable { var plural: [String: Unit]? }

    var stringUnit: Text?
    var variations: Variations?

    var entry: StringTable.Entry? {
      if let stringUnit { return .text(stringUnit.value) }
      return (variations?.plural?.compactMapValues { $0.stringUnit?.value }).map { .plural($0) }
    }
  }

  struct Key: Decodable { var localizations: [String: Localization]? }

  var sourceLanguage: String
  var strings: [String: Key]
}

extension Bundle {
  /// The tables of all bundles, by their folders and names: read once, since bundles do not change; nil for none.
  private static let tables = Mutex<[String: StringTable?]>([:])

  /// A string catalogue of the bundle, else its files of a language each; nil where it has none of the name.
  func stringTable(named name: String) -> StringTable? {
    // A name is no path: one that leads out of the folder finds nothing.
    guard let folder = resourceURL?.path, !name.contains("/") else { return nil }
    let key = "\(folder)/\(name)"
    if let known = Self.tables.withLock({ $0[key] }) { return known }
    let table = StringTable(catalogue: key + ".xcstrings") ?? StringTable(named: name, languagesIn: folder)
    Self.tables.withLock { $0[key] = table }
    return table
  }
}
