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
    /// A text in which `%#@NAME@` stands for a part that has plurals of its own.
    case parts(String, [String: PluralPart])
  }

  /// By language, as in `fr` and `fr-CA`, then by key.
  private let entries: [String: [String: Entry]]
  /// In which keys are written, where nothing is said of them.
  private let source: String?
  /// The files that are there and no tables.
  fileprivate var broken: [String] = []

  /// - Parameter numbers: of the values of the key, nil for those that are none; a plural is chosen by the first.
  /// - Returns: nil where neither the language has the key, nor the one in which it is written.
  func text(for key: String, numbers: [Double?], in locale: Locale) -> String? {
    for language in languages(for: locale) {
      switch entries[language]?[key] {
      case .text(let text): return text
      case .plural(let forms):
        if let text = Self.form(of: numbers.lazy.compactMap(\.self).first, forms, language) { return text }
      case .parts(let text, let parts):
        return PluralPart.filled(text, parts) { index, forms in
          Self.form(of: numbers.indices.contains(index) ? numbers[index] : nil, forms, language)
        } missing: { name in
          RenderSession.report("Text", "the text of '\(key)' in '\(language)' has no part '\(name)' for %#@\(name)@.")
        }
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

  private static func form(of number: Double?, _ forms: [String: String], _ language: String) -> String? {
    number.flatMap { category(of: $0, language: language) }.flatMap { forms[$0] } ?? forms["other"]
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
    let bytes: [UInt8]?
    do { bytes = try Files.readIfPresent(file) } catch { bytes = [] }
    guard let bytes else { return nil }
    guard let read = try? JSONDecoder().decode(StringCatalogueFile.self, from: Data(bytes))
    else {
      self.init(entries: [:], source: nil, broken: [file])
      return
    }
    var entries: [String: [String: Entry]] = [:]
    for (key, string) in read.strings {
      for (language, localization) in string.localizations ?? [:] {
        entries[language, default: [:]][key] = localization.entry
      }
    }
    self.init(entries: entries, source: read.sourceLanguage)
  }

  /// `LANGUAGE.lproj/TABLE.strings` and, for texts with plurals, `TABLE.stringsdict`: files for each language.
  init?(named name: String, languagesIn folder: String) {
    // In an order of their own: that of the disk differs from machine to machine.
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".lproj") }.sorted()
    var entries: [String: [String: Entry]] = [:]
    var broken: [String] = []
    for language in folders {
      func read<Value: Decodable>(_ ending: String) -> [String: Value] {
        let file = "\(folder)/\(language)/\(name).\(ending)"
        do {
          guard let bytes = try Files.readIfPresent(file) else { return [:] }
          return try PropertyListDecoder().decode([String: Value].self, from: Data(bytes))
        } catch {
          broken.append(file)
          return [:]
        }
      }
      let texts: [String: String] = read("strings")
      let plurals: [String: PluralText] = read("stringsdict")
      let all = texts.mapValues(Entry.text).merging(plurals.compactMapValues(\.entry)) { _, plural in plural }
      if !all.isEmpty { entries[String(language.dropLast(".lproj".count))] = all }
    }
    guard !entries.isEmpty || !broken.isEmpty else { return nil }
    self.init(entries: entries, source: nil, broken: broken)
  }
}

/// The file of a string catalogue.
private struct StringCatalogueFile: Decodable {
  struct Text: Decodable { var value: String }
  struct Unit: Decodable { var stringUnit: Text? }

  struct Localization: Decodable {
    struct Variations: Decodable {
      var plural: [String: Unit]?
      /// By the kinds of devices, as in `iphone` and `other`.
      var device: [String: Localization]?
    }

    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }

    var stringUnit: Text?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: StringTable.Entry? {
      if let stringUnit {
        guard stringUnit.value.contains("%#@") || stringUnit.value.contains("$#@") else {
          return .text(stringUnit.value)
        }
        return .parts(
          stringUnit.value,
          (substitutions ?? [:]).mapValues { part in
            PluralPart(
              argument: part.argNum, format: part.formatSpecifier ?? "lld",
              forms: part.variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:])
          })
      }
      if let devices = variations?.device { return (devices["iphone"] ?? devices["other"])?.entry }
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
  ///
  /// What is there and cannot be read makes the picture fail: it would show keys.
  func stringTable(named name: String) -> StringTable? {
    // A name is no path: one that leads out of the folder finds nothing.
    guard let folder = resourceURL?.path, !name.contains("/") else { return nil }
    let key = "\(folder)/\(name)"
    let known = Self.tables.withLock { $0[key] }
    let table = known ?? StringTable(catalogue: key + ".xcstrings") ?? StringTable(named: name, languagesIn: folder)
    if known == nil { Self.tables.withLock { $0[key] = table } }
    for file in table?.broken ?? [] { RenderSession.report("Text", "\(file) is no table of texts.") }
    return table
  }
}
