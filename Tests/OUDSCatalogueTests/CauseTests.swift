import DaguerreGraphics
import DaguerreSnapshots
import OUDS
import SeededRandom
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Causes of the design system")
struct OUDSCauseTests {
  private let catalogue: OUDSCatalogue
  private let store: SnapshotStore

  init() throws {
    catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    store = SnapshotStore(folder: PackageFonts.directory + "/../Snapshots")
  }

  private func impact(_ values: KeyValuePairs<String, String>, _ theme: String = "orange") throws -> Impact {
    var selection = SnapshotSelection()
    selection["theme"] = [theme]
    let layers = values.map { OverlayLayer.value(path: $0.key, text: $0.value) }
    return try ImpactStudy(catalogue: try catalogue.laying(layers, for: selection), store: store, threads: 2)
      .impact(selection)
  }

  @Test("the references are those of the tokens: nothing is a cause")
  func unchanged() throws {
    for theme in catalogue.axes.themes {
      let impact = try impact([:], theme)
      #expect(impact.causes.isEmpty && impact.cases.isEmpty, "\(theme)")
    }
  }

  @Test("a raw colour that many tokens follow is one cause")
  func raw() throws {
    let impact = try impact(["core.color.functional.white": "#FFFFFE"])
    #expect(Set(impact.causes.map(\.path)) == ["core.color.functional.white"])
    #expect(impact.causes.count == 1, "it is the same in all tunings, modes and size classes")
    #expect((impact.causes.first?.follows.count ?? 0) > 30)
    #expect(impact.cases.count > 1000)
  }

  @Test("a semantic token of another definition is one cause, and a layer that says what follows anyway is none")
  func semantic() throws {
    let one = try impact(["color.action.enabled": "#4B0082"])
    #expect(Set(one.causes.map(\.path)) == ["color.action.enabled"])
    let white = "core.color.functional.white"
    let follower = try #require(
      try impact([white: "#FFFFFE"]).causes.first?.follows.first { $0.hasPrefix("color.repository") })
    let both = try impact([white: "#FFFFFE", follower: "#FFFFFE"])
    #expect(Set(both.causes.map(\.path)) == [white])
  }

  @Test("what a changed token followed before is proven, where a view's own skin sets that")
  func ownSkin() throws {
    var selection = SnapshotSelection()
    selection.components = ["skins"]
    selection["theme"] = ["orange"]
    selection["mode"] = ["dark"]
    let path = "button.color.content.default.enabled"
    let layered = try catalogue.laying([.value(path: path, text: "#123456")], for: selection)
    let study = ImpactStudy(catalogue: layered, store: store, threads: 1)
    let cases = try selection.cases(of: layered).filter(\.isReference)
    #expect(cases.count > 10)
    for snapshot in cases {
      let found = try #require(try study.study(snapshot), "\(snapshot.id) \(snapshot.point)")
      #expect(found.evidence == .proven && found.pixels.counts == [path: found.pixels.changedPixels])
    }
  }

  @Test("what the recorded reads say is what drawing everything finds", arguments: [1, 2, 3])
  func affected(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let paths = TokenCatalogue.component.filter { $0.type == "color" }.map(\.path)
    let path = paths[random.next(below: paths.count)]
    let component = String(path.prefix { $0 != "." })
    var selection = SnapshotSelection()
    selection["theme"] = ["wireframe"]
    selection["direction"] = ["ltr"]
    selection["sizeClass"] = ["compact"]
    let layered = try catalogue.laying([.value(path: path, text: "#12AB34")], for: selection)
    let study = ImpactStudy(catalogue: layered, store: store, threads: 2)
    let reached = try study.impact(selection).cases
    let ids = Set(reached.map(\.id))
    // Drawn: what is reached, and the component's other sheets.
    let cases = try selection.cases(of: layered).filter {
      $0.isReference && ($0.component == component || ids.contains($0.id))
    }
    for snapshot in cases.prefix(60) {
      guard let found = try study.study(snapshot) else { continue }
      #expect(ids.contains(snapshot.id), "\(path) \(snapshot.id)")
      #expect(found.pixels.counts == [path: found.pixels.changedPixels], "\(path) \(snapshot.id)")
    }
  }

  @Test(
    "every changed pixel of a random set of edits goes back with the causes it is blamed on", arguments: [11, 12, 13])
  func blame(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let point = catalogue.axes.point(theme: "wireframe")
    let snapshot = try #require(catalogue.cases().first { $0.id == "button/strong/text" && $0.point == point })
    let reads = try snapshot.draw(SnapshotContext(scale: 2)).tokens
    let colours = reads.filter { $0.value.hasPrefix("light #") }.map(\.path)
    let lengths = reads.filter { Double($0.value) ?? 0 > 2 }.map(\.path)
    var edits: [String: String] = [:]
    for _ in 0..<3 {
      edits[colours[random.next(below: colours.count)]] = "#\(["AA2200", "0022AA", "22AA00"][edits.count % 3])"
    }
    edits[lengths[random.next(below: lengths.count)]] = "13"
    var selection = SnapshotSelection()
    selection["theme"] = ["wireframe"]
    let layers = edits.sorted { $0.key < $1.key }.map { OverlayLayer.value(path: $0.key, text: $0.value) }
    let layered = try catalogue.laying(layers, for: selection)
    let changed = try #require(try layered.cases().first { $0.id == snapshot.id && $0.point == point })
    guard let found = try ImpactStudy(catalogue: layered, store: store, threads: 1).study(changed) else { return }
    #expect(found.pixels.withoutToken == 0)
    for group in found.pixels.groups {
      #expect(!group.causes.isEmpty && Set(group.causes).isSubset(of: edits.keys), "\(group.causes)")
    }
    // Without the edits that a pixel is not blamed on it differs all the same; with none of those that it is, it does not.
    for group in found.pixels.groups {
      let rest = layers.filter { layer in
        guard case .value(let path, _) = layer else { return true }
        return !group.causes.contains(path)
      }
      let other = try rest.isEmpty ? catalogue : catalogue.laying(rest, for: selection)
      let drawn = try #require(try other.cases().first { $0.id == snapshot.id && $0.point == point })
      let picture = try Rasterizer().draw(
        drawn.draw(SnapshotContext(scale: SnapshotStore.scale)).list, scale: SnapshotStore.scale)
      for y in stride(from: 0, to: picture.height, by: 3) {
        for x in 0..<picture.width where found.pixels.causes(x: x, y: y) == group.causes {
          guard x < found.before.width, y < found.before.height else { continue }
          #expect(picture[x, y] == found.before[x, y], "\(x),\(y) \(group.causes)")
        }
      }
    }
  }
}
