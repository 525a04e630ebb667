internal import DaguerreSupport
internal import Foundation
internal import Synchronization

/// What an asset may be meant for, beside what it is for everybody.
enum AssetAppearance: Hashable {
  case dark, highContrast, leftToRight, rightToLeft
  /// What no picture here is drawn for.
  case other
}

/// The values of an asset, by what each is meant for.
struct AssetVariants<Value: Sendable>: Sendable {
  private let entries: [(appearances: Set<AssetAppearance>, value: Value)]
  /// Those that make a difference: no other is looked for in the surroundings.
  private let appearances: Set<AssetAppearance>

  init(_ entries: [(appearances: Set<AssetAppearance>, value: Value)]) {
    self.entries = entries
    appearances = entries.reduce(into: []) { $0.formUnion($1.appearances) }
  }

  /// The first of those that are meant for most of what is around, and for nothing else.
  func value(in environment: EnvironmentValues) -> Value? {
    let around = appearances.filter { appearance in
      switch appearance {
      case .dark: environment.colorScheme == .dark
      case .highContrast: environment.colorSchemeContrast == .increased
      case .leftToRight: environment.layoutDirection == .leftToRight
      case .rightToLeft: environment.layoutDirection == .rightToLeft
      case .other: false
      }
    }
    let fitting = entries.filter { $0.appearances.isSubset(of: around) }
    let most = fitting.map(\.appearances.count).max()
    return fitting.first { $0.appearances.count == most }?.value
  }
}

/// An entry of the file of a set, as asset catalogues have it.
protocol AssetEntry: Decodable {
  var appearances: [AssetEntryAppearance]? { get }
  var idiom: String? { get }
  var languageDirection: String? { get }
}

struct AssetEntryAppearance: Decodable { var appearance: String, value: String }

extension AssetEntry {
  /// What it is meant for: a phone draws neither what is for a watch nor what is for a television.
  var meant: Set<AssetAppearance> {
    var meant = Set(
      (appearances ?? []).map { appearance -> AssetAppearance in
        switch (appearance.appearance, appearance.value) {
        case ("luminosity", "dark"): .dark
        case ("contrast", "high"): .highContrast
        default: .other
        }
      })
    switch languageDirection {
    case "left-to-right": meant.insert(.leftToRight)
    case "right-to-left": meant.insert(.rightToLeft)
    default: break
    }
    if let idiom, idiom != "universal", idiom != "iphone" { meant.insert(.other) }
    return meant
  }
}

/// The folder of a set in an asset catalogue.
private struct AssetSet {
  let path: String
  /// With its kind, behind the folders that give names a space.
  let name: String
}

/// The file of a folder in an asset catalogue.
private struct AssetFolderFile: Decodable {
  struct Properties: Decodable {
    var givesSpace: Bool?

    enum CodingKeys: String, CodingKey { case givesSpace = "provides-namespace" }
  }

  var properties: Properties?
}

extension Bundle {
  /// The folders of sets in the asset catalogues of all bundles, by the folders of these: listed once, since bundles do not
  /// change.
  private static let sets = Mutex<[String: [AssetSet]]>([:])

  /// The set of a name, as in `Icons/close`, in the asset catalogues of the bundle: the path of its folder, the first one if
  /// there are several; where none has that name, one that has it behind a folder, or in one that gives names no space.
  ///
  /// - Parameters:
  ///   - name: of the set, behind the folders that its name stands in.
  ///   - kind: what ends the names of such folders, as in `imageset`.
  func assetSet(named name: String, kind: String) -> String? {
    // A name is no path: it is looked for among what is there, so one that leads out of the folder finds nothing.
    guard let folder = resourceURL?.path, !name.isEmpty else { return nil }
    let known = Self.sets.withLock { $0[folder] }
    let all = known ?? Self.sets(in: folder)
    if known == nil { Self.sets.withLock { $0[folder] = all } }
    return (all.first { $0.name == "\(name).\(kind)" } ?? all.first { $0.path.hasSuffix("/\(name).\(kind)") })?.path
  }

  /// In the order of their paths.
  private static func sets(in folder: String) -> [AssetSet] {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter { $0.hasSuffix(".xcassets") }.sorted().flatMap { catalogue -> [AssetSet] in
      let root = "\(folder)/\(catalogue)"
      let paths = manager.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      var spaces: [String: Bool] = [:]
      return paths.filter { $0.hasSuffix("set") }.sorted().map { path in
        let parts = path.split(separator: "/")
        var (place, name) = (root, "")
        for part in parts.dropLast() {
          place += "/\(part)"
          let givesSpace = spaces[place] ?? Self.givesSpace(place)
          spaces[place] = givesSpace
          if givesSpace { name += "\(part)/" }
        }
        return AssetSet(path: "\(root)/\(path)", name: name + (parts.last ?? ""))
      }
    }
  }

  /// Whether the names of what is in a folder begin with that of the folder.
  private static func givesSpace(_ folder: String) -> Bool {
    guard let bytes = try? Files.read("\(folder)/Contents.json") else { return false }
    return (try? JSONDecoder().decode(AssetFolderFile.self, from: Data(bytes)))?.properties?.givesSpace == true
  }
}
