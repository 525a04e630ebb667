import DaguerreGraphics
import DaguerreSupport
import DaguerreImages
import DaguerreSnapshots
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@Suite("Rendering")
struct SheetRendererTests {
  private struct Entry: Decodable, Equatable {
    var `case`, theme, tuning, mode, sizeClass, direction, contrast, textScale, state, png: String
    var scale: Double
    var cell_px: [Int]
  }

  private let catalogue = ShapesCatalogue()

  private func selection() -> SnapshotSelection {
    var selection = SnapshotSelection()
    selection.filters = ["tile/*"]
    selection["theme"] = ["plain"]
    selection["direction"] = ["rtl"]
    selection["sizeClass"] = ["compact"]
    return selection
  }

  @Test("sheets and the list of their cells are written", arguments: [1, 4])
  func render(threads: Int) throws {
    let folder = try TemporaryFolder()
    let count = try SheetRenderer(catalogue: catalogue, threads: threads)
      .render(selection(), scale: 3, to: folder.path("out"), manifest: folder.path("out/manifest.json"))
    #expect(count == 4)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(folder.bytes("out/manifest.json")))
    #expect(
      entries.map { "\($0.case) \($0.mode) \($0.state)" } == [
        "tile/outlined light enabled", "tile/outlined light pressed", "tile/outlined dark enabled",
        "tile/outlined dark pressed", "tile/solid light enabled", "tile/solid light pressed",
        "tile/solid dark enabled", "tile/solid dark pressed",
      ])
    #expect(
      entries[5]
        == Entry(
          case: "tile/solid", theme: "plain", tuning: "default", mode: "light", sizeClass: "compact", direction: "rtl",
          contrast: "normal", textScale: "1", state: "pressed", png: "plain/default/light/compact/rtl/tile/solid.png",
          scale: 3,
          cell_px: [225, 90, 60, 45]))
    let bitmap = try PNG.decode(folder.bytes("out/\(entries[5].png)"))
    #expect(bitmap.width == 300 && bitmap.height == 150)
    // The box begins where the list says.
    #expect(bitmap[225, 90] == 0xFF30_2010 && bitmap[224, 90] == 0xFFFF_FFFF)
  }

  @Test(
    "pictures are named relative to the list",
    arguments: [
      ("out/list.json", ""), ("list.json", "out/"), ("a/b/list.json", "../../out/"), ("out/x/list.json", "../"),
    ])
  func relativePaths(list: String, prefix: String) throws {
    let folder = try TemporaryFolder()
    _ = try SheetRenderer(catalogue: catalogue, threads: 1)
      .render(selection(), scale: 1, to: folder.path("out"), manifest: folder.path(list))
    let entries = try JSONDecoder().decode([Entry].self, from: Data(folder.bytes(list)))
    #expect(entries.allSatisfy { $0.png == "\(prefix)plain/default/\($0.mode)/compact/rtl/\($0.case).png" })
  }

  @Test("another contrast or text scale has folders of its own below the direction")
  func furtherAxes() throws {
    let folder = try TemporaryFolder()
    var further = catalogue
    further.hasFurtherPoints = true
    var selection = selection()
    selection.filters = ["tile/solid"]
    selection["mode"] = ["light"]
    _ = try SheetRenderer(catalogue: further, threads: 2)
      .render(selection, scale: 1, to: folder.path("out"), manifest: folder.path("out/manifest.json"))
    let entries = try JSONDecoder().decode([Entry].self, from: Data(folder.bytes("out/manifest.json")))
      .filter { $0.state == "enabled" }
    #expect(entries.map(\.contrast) == ["normal", "normal", "high", "high"])
    #expect(entries.map(\.textScale) == ["1", "1.5", "1", "1.5"])
    let base = "plain/default/light/compact/rtl"
    #expect(
      entries.map(\.png)
        == ["", "/text-1.5", "/high-contrast", "/high-contrast/text-1.5"].map { "\(base)\($0)/tile/solid.png" })
    #expect(Set(folder.files("out")) == Set(entries.map(\.png) + ["manifest.json"]))
  }

  @Test("threads do not change a byte")
  func threads() throws {
    let (one, many) = (try TemporaryFolder(), try TemporaryFolder())
    for (folder, threads) in [(one, 1), (many, 8)] {
      _ = try SheetRenderer(catalogue: catalogue, threads: threads)
        .render(SnapshotSelection(), scale: 2, to: folder.path("out"), manifest: folder.path("out/manifest.json"))
    }
    #expect(try one.snapshot("out").mapValues(\.bytes) == many.snapshot("out").mapValues(\.bytes))
  }

  @Test("a folder below a file cannot be written")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(throws: FileError.self) {
      try SheetRenderer(catalogue: catalogue, threads: 2)
        .render(selection(), scale: 1, to: folder.path("file/out"), manifest: folder.path("manifest.json"))
    }
    #expect(folder.files() == ["file"])
  }
}
