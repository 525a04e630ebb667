import DaguerreSkins
import DaguerreSnapshots
import OUDS
import TestSupport

@testable import OUDSCatalogue

/// Some cases of a catalogue.
struct SomeSheets: SnapshotCatalogue {
  let base: OUDSCatalogue
  let isIncluded: @Sendable (SnapshotCase) -> Bool

  /// Those of some sheets that are left to right in the compact size class and the first tuning.
  init(base: OUDSCatalogue, ids: Set<String>) {
    self.init(base: base) { item in
      ids.contains(item.id) && item.point["sizeClass"] == "compact" && item.point["tuning"] == "default"
        && item.point["direction"] == "ltr" && item.point["contrast"] == "normal" && item.point["textScale"] == "1"
    }
  }

  init(base: OUDSCatalogue, where isIncluded: @escaping @Sendable (SnapshotCase) -> Bool) {
    (self.base, self.isIncluded) = (base, isIncluded)
  }

  var components: [String] { base.components }
  var axes: SnapshotAxes { base.axes }

  func cases() -> [SnapshotCase] { base.cases().filter { $0.isReference && isIncluded($0) } }

  func tokens(at point: SnapshotPoint, under skin: (any Skin)?) -> [TokenRead] { base.tokens(at: point, under: skin) }

  func tokenValues(of paths: [String], at point: SnapshotPoint, under skin: (any Skin)?) -> [String: String] {
    base.tokenValues(of: paths, at: point, under: skin)
  }

  func tokenSource(at point: SnapshotPoint) -> String { base.tokenSource(at: point) }

  func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    try base.skins(of: layers, at: points)
  }

  func aliases(in layers: [OverlayLayer], at point: SnapshotPoint) throws -> [String: Set<String>] {
    try base.aliases(in: layers, at: point)
  }

  func skin(of layers: [OverlayLayer], leavingOut paths: Set<String>, at point: SnapshotPoint) throws -> any Skin {
    try base.skin(of: layers, leavingOut: paths, at: point)
  }

  func skin(setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint) -> any Skin {
    base.skin(setting: values, over: skin, at: point)
  }

  func tokenFile(
    setting values: [(point: SnapshotPoint, values: [String: String])], description: String
  ) throws -> OverlayFile {
    try base.tokenFile(setting: values, description: description)
  }
}

extension SomeSheets {
  /// What random changes are tried on: few sheets in two themes, of which one has a skin of its own.
  static func ofTrials() throws -> SomeSheets {
    let all = OUDSCatalogue(
      fonts: try PackageFonts.library(),
      themes: CatalogueTheme.all.filter { ["orange", "wireframe"].contains($0.name) })
    return SomeSheets(base: all, ids: ["badge/standard", "skins/cascade", "button/brand/icon-only"])
  }

  /// What the sheets read, directly or not: values by path.
  func reads() throws -> [String: String] {
    var texts: [String: String] = [:]
    for snapshot in cases() {
      for token in try snapshot.draw(SnapshotContext(scale: 1)).tokens { texts[token.path] = token.value }
    }
    return texts
  }

  /// The colours and lengths that the sheets read, directly or not, with values for each.
  func plainEdits() throws -> [(path: String, values: [String])] {
    var texts = try reads()
    // A theme without a colour cannot get back to that by a token file, which the undo file says.
    for snapshot in cases() {
      for token in tokens(at: snapshot.point, under: nil) where token.value == "none" {
        texts[token.path] = nil
      }
    }
    // No two tokens get the same value: one that another has anyway is no change of its own.
    return texts.sorted { $0.key < $1.key }.enumerated().compactMap { number, token in
      if token.value.hasPrefix("light #") || token.value.hasPrefix("#") {
        let digits = String(0x10_0000 + number * 331, radix: 16)
        return (token.key, ["#\(digits)FF", "#\(digits)80"])
      }
      guard let length = Double(token.value), (1...64).contains(length),
        !["font", "opacity", "weight", "grid"].contains(where: token.key.contains)
      else { return nil }
      // Its own value holds it back where another one changes what it follows.
      return (token.key, ["\(3 + Double(number) / 16)", token.value])
    }
  }
}
