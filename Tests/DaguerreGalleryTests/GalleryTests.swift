import DaguerreGraphics
import DaguerreSupport
import DaguerreImages
import DaguerreSnapshots
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreGallery

@Suite("Gallery")
struct GalleryTests {
  private struct Points: Decodable {
    struct Point: Decodable {
      let key, file: String
      let width, height: Double

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        key = try values.decode(String.self)
        file = try values.decode(String.self)
        width = try values.decode(Double.self)
        height = try values.decode(Double.self)
      }
    }

    let axes: [String]
    let figures: [[Point]]
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func write(
    _ catalogue: ShapesCatalogue = ShapesCatalogue(), title: String = "Shapes", threads: Int = 2,
    to name: String = "out", _ change: (inout SnapshotSelection) -> Void = { _ in }
  ) throws -> Gallery.Summary {
    var selection = SnapshotSelection()
    selection["direction"] = ["ltr"]
    change(&selection)
    return try Gallery(catalogue: catalogue, threads: threads)
      .write(selection.cases(of: catalogue), title: title, scale: 2, to: folder.path(name))
  }

  /// The values of an attribute in a page, as a browser reads them.
  private func values(_ attribute: String, in page: String) throws -> [String] {
    try folder.text(page).matches(of: Regex(" \(attribute)=\"([^\"]*)\"")).compactMap { match in
      match.output[1].substring.map { $0.replacing("&amp;", with: "&") }.map(String.init)
    }
  }

  private func points(in page: String) throws -> Points {
    let text = try folder.text(page)
    let start = try #require(text.firstRange(of: "id=\"points\">")).upperBound
    let end = try #require(text[start...].firstRange(of: "</script>")).lowerBound
    return try JSONDecoder().decode(Points.self, from: Data(text[start..<end].utf8))
  }

  private let pages = ["index.html", "components/bar.html", "components/tile.html"]

  @Test("every link leads to a file or a place on a page, and every picture is linked")
  func links() throws {
    try write()
    let files = folder.files("out")
    var linked: Set<String> = []
    for page in pages {
      let base = URL(fileURLWithPath: "/\(page)")
      let ids = try values("id", in: "out/\(page)")
      #expect(Set(ids).count == ids.count)
      let references = try values("(?:src|href|srcset)", in: "out/\(page)").filter { $0 != "data:," }
      var targets = references
      if page != "index.html" { targets += try points(in: "out/\(page)").figures.joined().map(\.file) }
      for target in targets {
        let url = try #require(URL(string: target, relativeTo: base), "\(target)")
        #expect(url.scheme == "file", "\(target) needs a network")
        let path = String(url.path.dropFirst())
        #expect(files.contains(path), "\(page) has \(target)")
        linked.insert(path)
        if let fragment = url.fragment, fragment != "main" {
          #expect(try values("id", in: "out/\(path)").contains(fragment), "\(target)")
        }
      }
    }
    #expect(files.filter { !linked.contains($0) } == ["files.txt"])
    for file in files where file.hasSuffix(".png") {
      let picture = try PNG.decode(folder.bytes("out/\(file)"))
      #expect(picture.width == 200 && picture.height == 100)
    }
  }

  @Test("themes stand side by side, light and dark, with id, size and point")
  func page() throws {
    let summary = try write()
    #expect(summary.componentCount == 2 && summary.sheetCount == 3)
    #expect(try values("data-id", in: "out/components/tile.html") == ["tile/outlined", "tile/solid"])
    #expect(
      try values("data-theme", in: "out/components/tile.html") == ["harbour", "plain", "harbour", "plain"])
    #expect(try values("data-mode", in: "out/components/bar.html") == ["light", "dark", "light", "dark"])
    #expect(
      try values("alt", in: "out/components/bar.html") == [
        "bar/long, Harbour, light", "bar/long, Harbour, dark", "bar/long, Plain, light", "bar/long, Plain, dark",
      ])
    #expect(try folder.text("out/components/bar.html").contains("<span class=\"size\">100 × 50 pt</span>"))
    #expect(try values("data-id", in: "out/index.html").sorted() == ["bar/long", "tile/outlined", "tile/solid"])
    // Of each component the first sheet, dark for those whose pages are dark.
    let shown = ["images/bar.long/harbour/default/", "images/tile.outlined/harbour/default/"]
    #expect(try values("srcset", in: "out/index.html") == shown.map { $0 + "dark.png" })
    #expect(try values("src", in: "out/index.html").filter { $0.hasSuffix(".png") } == shown.map { $0 + "light.png" })
  }

  @Test("the points to choose from are those of the selection, and those that look alike share a picture")
  func points() throws {
    let summary = try write()
    // Tiles depend on theme, mode and the wide tuning, bars on the size class: 2 x 2 x (2 + 1) and 2 x 2 x 2.
    #expect(summary.pictureCount == 2 * (2 * 2 + 2 * 1) + 2 * 2 * 2)
    #expect(
      try points(in: "out/components/bar.html").figures[1].map { "\($0.key) \($0.file)" } == [
        "default/compact/ltr/normal/1 ../images/bar.long/harbour/default/dark.png",
        "default/regular/ltr/normal/1 ../images/bar.long/harbour/default/dark.regular.png",
        "wide/compact/ltr/normal/1 ../images/bar.long/harbour/default/dark.png",
        "wide/regular/ltr/normal/1 ../images/bar.long/harbour/default/dark.regular.png",
        "tall/compact/ltr/normal/1 ../images/bar.long/harbour/default/dark.png",
        "tall/regular/ltr/normal/1 ../images/bar.long/harbour/default/dark.regular.png",
      ])
    let page = try folder.text("out/components/tile.html")
    #expect(page.contains("<select name=\"Tuning\"><option value=\"default\">Default</option>"))
    #expect(page.contains("<select name=\"Size class\">") && !page.contains("<select name=\"Direction\">"))
    // Where there is nothing to choose, there are no points.
    try write {
      $0["theme"] = ["plain"]
      $0["sizeClass"] = ["compact"]
    }
    #expect(try !folder.text("out/components/tile.html").contains("id=\"points\""))
    #expect(try !folder.text("out/components/tile.html").contains("name=\"Tuning\""))
  }

  @Test("a picture shows its case")
  func pictures() throws {
    try write { $0.filters = ["tile/solid"] }
    let wide = try PNG.decode(folder.bytes("out/images/tile.solid/harbour/wide/dark.png"))
    // 30 points wide instead of 20, in the colour for dark.
    #expect(wide[60, 20] == 0xFFD0_E0F0 && wide[70, 20] == 0xFF00_0000)
  }

  @Test("the same catalogue gives the same bytes, on any number of threads")
  func determinism() throws {
    try write(threads: 1, to: "a")
    try write(threads: 4, to: "b")
    #expect(folder.files("a") == folder.files("b"))
    for file in folder.files("a") { #expect(try folder.bytes("a/\(file)") == folder.bytes("b/\(file)"), "\(file)") }
  }

  @Test("a gallery replaces the one before it and leaves other files alone")
  func replaced() throws {
    try folder.write("mine", to: "out/images/notes.txt")
    try write()
    try write { $0.components = ["bar"] }
    #expect(try folder.text("out/images/notes.txt") == "mine")
    let files = folder.files("out").filter { $0 != "images/notes.txt" }
    try write(to: "new") { $0.components = ["bar"] }
    #expect(files == folder.files("new"))
  }

  @Test("a folder with a list of somebody else is not touched")
  func foreignList() throws {
    try folder.write("images/notes.txt\n", to: "out/files.txt")
    try folder.write("mine", to: "out/images/notes.txt")
    #expect(throws: FileError.self) { try write() }
    #expect(folder.files("out") == ["files.txt", "images/notes.txt"])
  }

  @Test("a title may have any characters")
  func title() throws {
    try write(title: "A <b> & \"c\"")
    for page in pages {
      let text = try folder.text("out/\(page)")
      #expect(text.contains("A &lt;b&gt; &amp; &quot;c&quot;</title>") && !text.contains("<b>"))
    }
  }

  @Test("a case that cannot be drawn fails the gallery before any page is written")
  func failing() throws {
    var catalogue = ShapesCatalogue()
    catalogue.failing = "tile/solid"
    #expect(throws: CaseError.self) { try write(catalogue) }
    #expect(!folder.files("out").contains("index.html"))
  }
}
