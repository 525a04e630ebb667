import Foundation

/// The assets of one kind in a folder that gives names a space, and such folders in it.
struct AssetGroup {
  /// What assets are.
  enum Kind: String, CaseIterable {
    case image, color

    /// The type of which they are values.
    var resource: String { rawValue.capitalized + "Resource" }
    /// What ends the names of their folders.
    var folder: String { rawValue + "set" }
    /// What their symbols leave out at the end of their names.
    var suffix: String { rawValue.capitalized }
  }

  /// Names of assets with those of the folders that they stand in.
  private(set) var assets: Set<String> = []
  private(set) var groups: [String: AssetGroup] = [:]

  private var isEmpty: Bool { assets.isEmpty && groups.values.allSatisfy(\.isEmpty) }

  /// What catalogues have together.
  init(_ kind: Kind, catalogues: [URL]) {
    for catalogue in catalogues { read(kind, catalogue, path: "") }
  }

  private init() {}

  private mutating func read(_ kind: Kind, _ folder: URL, path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let entry = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder), isFolder.boolValue else {
        continue
      }
      if entry.pathExtension == kind.folder {
        assets.insert(path + entry.deletingPathExtension().lastPathComponent)
      } else if entry.pathExtension.isEmpty {
        if givesSpace(entry) {
          groups[name, default: AssetGroup()].read(kind, entry, path: "\(path)\(name)/")
        } else {
          read(kind, entry, path: path)
        }
      }
    }
  }

  /// Whether the names of what is in a folder begin with that of the folder.
  private func givesSpace(_ folder: URL) -> Bool {
    struct File: Decodable {
      struct Properties: Decodable {
        var givesSpace: Bool?

        enum CodingKeys: String, CodingKey { case givesSpace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let bytes = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    return bytes.flatMap { try? JSONDecoder().decode(File.self, from: $0) }?.properties?.givesSpace == true
  }

  /// A declaration for each asset, in the order of their names; of assets that would have one symbol the first.
  ///
  /// - Parameters:
  ///   - indent: before each line.
  ///   - nested: whether names are declared in the spaces that folders give them.
  ///   - declare: makes one of the symbol and the name of an asset.
  func declarations(
    _ kind: Kind, indent: String = "  ", nested: Bool = true, declare: (_ symbol: String, _ name: String) -> String?
  ) -> [String] {
    var symbols: Set<String> = []
    let own = assets.sorted().compactMap { path -> String? in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard let symbol = SymbolName(name, without: kind.suffix).text, symbols.insert(symbol).inserted else {
        return nil
      }
      return declare(symbol, path).map { indent + $0 }
    }
    guard nested else { return own }
    let spaces = groups.sorted { $0.key < $1.key }.flatMap { name, group -> [String] in
      guard !group.isEmpty, let symbol = SymbolName(name, without: "").type else { return [] }
      let within = group.declarations(kind, indent: indent + "  ", declare: declare)
      return ["\(indent)enum \(symbol) {"] + within + ["\(indent)}"]
    }
    return own + spaces
  }
}
