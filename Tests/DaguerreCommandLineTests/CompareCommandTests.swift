import DaguerreGraphics
import DaguerreImages
import DaguerrePictures
import DaguerreSnapshots
import Foundation
import TestSupport
import Testing

@Suite("daguerre compare")
struct CompareCommandTests {
  private let tool = BuiltTool.fixture
  private let folder: TemporaryFolder

  /// Grey pictures of 20 x 10 pixels; `b` has 3 pixels that differ by 40 in one row.
  init() throws {
    folder = try TemporaryFolder()
    var picture = Bitmap(width: 20, height: 10, pixels: .init(repeating: 0xFF80_8080, count: 200))
    try folder.write(PNG.encode(picture), to: "a.png")
    for x in 4..<7 { picture.pixels[3 * 20 + x] = 0xFF80_80A8 }
    try folder.write(PNG.encode(picture), to: "b.png")
    try folder.write(PNG.encode(Bitmap(width: 20, height: 12)), to: "large.png")
  }

  @Test("equal files, different files, allowed differences")
  func text() throws {
    let equal = try tool.run(["compare", "a.png", "a.png"], in: folder)
    #expect(equal.status == 0 && equal.output == "equal, 200 pixels\n" && equal.errors.isEmpty)
    let line = "3 of 200 pixels differ (1.5 %), largest step 40, in 3x1 at 4,3\n"
    for (arguments, status) in [
      ([], 1), (["--allow", "2"], 1), (["--allow", "3"], 0), (["--allow", "1.4%"], 1), (["--allow", "1.5%"], 0),
    ] as [([String], Int32)] {
      let outcome = try tool.run(["compare", "a.png", "b.png"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.output == line && outcome.errors.isEmpty, "\(arguments)")
    }
    let sizes = try tool.run(["compare", "a.png", "large.png"], in: folder)
    #expect(sizes.status == 1 && sizes.output.hasSuffix("; 20 x 10 before, 20 x 12 now\n"))
  }

  @Test("nearly all is not all, and nearly nothing is not nothing")
  func shares() throws {
    let count = 1000 * 300
    var picture = Bitmap(width: 1000, height: 300, pixels: .init(repeating: 0xFF00_0000, count: count))
    try folder.write(PNG.encode(picture), to: "black.png")
    picture.pixels[0] = 0xFFFF_FFFF
    try folder.write(PNG.encode(picture), to: "dot.png")
    picture.pixels = .init(repeating: 0xFFFF_FFFF, count: count)
    try folder.write(PNG.encode(picture), to: "white.png")
    for (first, share) in [("black.png", "100 %"), ("dot.png", "99.999 %")] {
      let outcome = try tool.run(["compare", first, "white.png"], in: folder)
      #expect(outcome.output.contains(" pixels differ (\(share)), "), "\(outcome.output)")
    }
    #expect(try tool.run(["compare", "black.png", "dot.png"], in: folder).output.contains("(0.001 %)"))
  }

  @Test("folders without pictures, and paths with nothing, are not equal")
  func nothing() throws {
    for name in ["one", "two"] { try folder.write("", to: "\(name)/notes.txt") }
    let empty = try tool.run(["compare", "one", "two"], in: folder)
    #expect(empty.status == 2 && empty.errors.contains("there is no picture in either folder"), "\(empty.errors)")
    for paths in [["nope", "one"], ["one", "nope"]] {
      let outcome = try tool.run(["compare"] + paths, in: folder)
      #expect(outcome.status == 3 && outcome.errors.contains("there is no such file"), "\(outcome.errors)")
    }
  }

  @Test("ignored rectangles and metrics")
  func options() throws {
    let ignored = try tool.run(
      ["compare", "a.png", "b.png", "--ignore", "4,0,2,10", "--ignore", "6,3,1,1"], in: folder)
    #expect(ignored.status == 0 && ignored.output == "equal, 179 pixels\n")
    for algorithm in ["5", "6", "7"] {
      let metric = ["--metric", "pixelmatch", "--algorithm", algorithm, "--include-anti-aliasing"]
      #expect(try tool.run(["compare", "a.png", "b.png", "--threshold", "0"] + metric, in: folder).status == 1)
      #expect(try tool.run(["compare", "a.png", "b.png", "--threshold", "1"] + metric, in: folder).status == 0)
    }
    for (metric, low, high) in [("odiff", "0.05", "0.1"), ("ssim", "0.01", "1"), ("delta-e", "1", "60")] {
      let arguments = ["compare", "a.png", "b.png", "--metric", metric, "--threshold"]
      #expect(try tool.run(arguments + [low], in: folder).status == 1, "\(metric)")
      #expect(try tool.run(arguments + [high], in: folder).status == 0, "\(metric)")
    }
  }

  @Test("JSON has the members that are promised")
  func json() throws {
    struct Result: Decodable, Equatable {
      var metric: String
      var equal: Bool
      var differentPixels, totalPixels, largestStep: Int
      var share, score: Double
      var bounds: [Int]?
      var sizes: [[Int]]
    }
    func result(_ arguments: [String]) throws -> Result {
      let outcome = try tool.run(["compare", "--json"] + arguments, in: folder)
      return try JSONDecoder().decode(Result.self, from: Data(outcome.output.utf8))
    }
    #expect(
      try result(["a.png", "b.png"])
        == Result(
          metric: "exact", equal: false, differentPixels: 3, totalPixels: 200, largestStep: 40, share: 0.015,
          score: 0.015, bounds: [4, 3, 3, 1], sizes: [[20, 10], [20, 10]]))
    #expect(
      try result(["a.png", "a.png", "--metric", "ssim"])
        == Result(
          metric: "ssim", equal: true, differentPixels: 0, totalPixels: 200, largestStep: 0, share: 0, score: 1,
          bounds: nil, sizes: [[20, 10], [20, 10]]))
  }

  @Test("a picture of the differences in three styles, none for equal files")
  func picture() throws {
    func draw(_ style: String) throws -> Bitmap {
      _ = try tool.run(["compare", "a.png", "b.png", "-o", "out/\(style).png", "--style", style], in: folder)
      return try PNG.decode(folder.bytes("out/\(style).png"))
    }
    let highlight = try draw("highlight")
    #expect(highlight.width == 20 && highlight.height == 10)
    #expect(highlight.pixels.indices.filter { highlight.pixels[$0] == 0xFF00_00FF } == [64, 65, 66])
    let wide = try draw("side-by-side")
    #expect(wide.width == 76 && wide[5, 3] == 0xFF80_8080 && wide[33, 3] == 0xFF00_00FF && wide[61, 3] == 0xFF80_80A8)
    #expect(try draw("flicker") == PNG.decode(folder.bytes("a.png")))
    #expect(try folder.text("out/flicker.png").contains("acTL"))
    #expect(try tool.run(["compare", "a.png", "a.png", "-o", "none.png"], in: folder).status == 0)
    #expect(!folder.files().contains("none.png"))
  }

  @Test("folders are compared by name")
  func folders() throws {
    let (a, b) = (try folder.bytes("a.png"), try folder.bytes("b.png"))
    for (name, bytes) in [("same.png", a), ("x/changed.PNG", a), ("old.png", a)] {
      try folder.write(bytes, to: "before/\(name)")
    }
    for (name, bytes) in [("same.png", a), ("x/changed.PNG", b), ("new.png", a)] {
      try folder.write(bytes, to: "after/\(name)")
    }
    try folder.write("no picture", to: "after/notes.txt")
    let outcome = try tool.run(["compare", "before", "after", "-o", "out"], in: folder)
    #expect(
      outcome.output == """
        x/changed.PNG: 3 of 200 pixels differ (1.5 %), largest step 40, in 3x1 at 4,3
        old.png: only in before
        new.png: only in after
        3 of 4 pictures differ

        """)
    #expect(outcome.status == 1 && folder.files("out") == ["x/changed.PNG"])
    struct Results: Decodable {
      struct Picture: Decodable {
        var name: String
        var equal: Bool
      }
      var pictures: [Picture]
      var onlyBefore, onlyAfter: [String]
    }
    let json = try tool.run(["compare", "before", "after", "--json"], in: folder)
    let results = try JSONDecoder().decode(Results.self, from: Data(json.output.utf8))
    #expect(
      results.pictures.map(\.name) == ["same.png", "x/changed.PNG"] && results.pictures.map(\.equal) == [true, false])
    #expect(results.onlyBefore == ["old.png"] && results.onlyAfter == ["new.png"])
    let same = try tool.run(["compare", "before", "before"], in: folder)
    #expect(same.status == 0 && same.output == "0 of 3 pictures differ\n")
  }

  @Test("a report of folders has the page, the data and the formats of a verification")
  func report() throws {
    for (from, to) in [
      ("a.png", "before/x.png"), ("b.png", "after/x.png"), ("a.png", "before/same.png"), ("a.png", "after/same.png"),
      ("a.png", "before/sub/old.png"), ("b.png", "after/new.png"),
    ] { try folder.write(folder.bytes(from), to: to) }
    let outcome = try tool.run(
      [
        "compare", "before", "after", "--report", "r", "--report-file", "junit=j.xml", "--report-file", "markdown=m.md",
      ],
      in: folder)
    #expect(outcome.status == 1 && outcome.output.hasSuffix("3 of 4 pictures differ\nsee r/index.html\n"))
    #expect(try folder.text("j.xml").contains("<failure type=\"new\" message=\"no reference is recorded\">"))
    #expect(
      try folder.text("m.md").hasPrefix("## ❌ 3 of 4 pictures differ\n") && !folder.text("m.md").contains("token"))
    let report = try JSONDecoder().decode(Report.self, from: Data(folder.bytes("r/report.json")))
    #expect(report.cases.map(\.id) == ["x.png", "new.png"] && report.comparedCases == 3)
    #expect(report.problems == ["sub/old.png: only in before"] && report.cases[0].bounds == [4, 3, 3, 1])
    let group = report.groups[0]
    #expect(try PNG.decode(folder.bytes("r/\(#require(group.before).file)")) == PNG.decode(folder.bytes("a.png")))
    let script = try folder.text("r/\(#require(group.change))")
    #expect(script.hasPrefix("daguerre.change(") && script.contains("[\"#808080FF\",\"#A88080FF\",0]"))
    #expect(folder.files("r").contains("index.html") && folder.files("r").contains("contact-sheet.png"))
    // What may differ is no finding, and an earlier report is gone.
    let allowed = try tool.run(["compare", "a.png", "b.png", "--allow", "3", "--report", "r"], in: folder)
    #expect(allowed.status == 0 && folder.files("r").isEmpty)
    let tap = try tool.run(["compare", "before", "after", "--format", "tap"], in: folder)
    #expect(tap.status == 1 && tap.output.hasPrefix("TAP version 14\n1..4\nok 1 - same.png\nnot ok 2 - x.png\n"))
    #expect(try tool.run(["compare", "a.png", "b.png", "--json", "--format", "tap"], in: folder).status == 2)
  }

  @Test("pictures of other kinds are compared too, and what differs is a PNG file")
  func otherKinds() throws {
    let picture = try FilePicture(WebPFiles.lossless)
    var pixels = picture.pixels
    pixels[3] ^= 0x10
    for (folderName, pixels) in [("before", picture.pixels), ("after", pixels)] {
      let bitmap = StraightBitmap(width: picture.width, height: picture.height, pixels: pixels).premultiplied
      try folder.write(PNG.encode(bitmap), to: "\(folderName)/drawn.png")
    }
    for (name, bytes) in [("a.webp", WebPFiles.lossless), ("b.JPG", JPEGFiles.baseline)] {
      try folder.write(bytes, to: "before/\(name)")
      try folder.write(name == "b.JPG" ? JPEGFiles.turned : WebPFiles.animation, to: "after/\(name)")
    }
    #expect(try tool.run(["compare", "before/a.webp", "before/drawn.png"], in: folder).status == 0)
    #expect(try tool.run(["compare", "before/a.webp", "before/a.webp"], in: folder).status == 0)
    let mixed = try tool.run(["compare", "before/a.webp", "after/drawn.png"], in: folder)
    #expect(mixed.output == "1 of 128 pixels differ (0.781 %), largest step 16, in 1x1 at 3,0\n")
    // As they stand in the file: a camera that was turned is not turned back.
    let all = try tool.run(["compare", "before", "after", "-o", "out"], in: folder)
    #expect(all.output.hasSuffix("1 of 3 pictures differ\n") && folder.files("out") == ["drawn.png"])
    try folder.write(WebPFiles.lossy, to: "after/a.webp")
    _ = try tool.run(["compare", "before", "after", "-o", "out"], in: folder)
    #expect(folder.files("out") == ["a.webp.png", "drawn.png"])
  }

  @Test("what cannot be compared is said in words")
  func problems() throws {
    try folder.write("hello", to: "text.png")
    try folder.write([0xFF, 0xD8, 0xFF, 0xE0, 0, 0], to: "photo.png")
    try folder.write([0, 0, 0, 0x1C] + Array("ftypavif".utf8), to: "photo.avif")
    try folder.write(Array(folder.bytes("b.png").dropLast(20)), to: "cut.png")
    try folder.write("", to: "dir/file")
    try folder.write(folder.bytes("b.png") + [0], to: "long.png")
    for (arguments, status, words) in [
      (["a.png", "text.png"], 3, "text.png: error: this picture cannot be read: it is no PNG, JPEG or WebP file\n"),
      (["text.png", "text.png"], 3, "text.png: error: this picture cannot be read: it is no PNG, JPEG or WebP file\n"),
      (["photo.png", "a.png"], 3, "photo.png: error: this picture cannot be read: "),
      (
        ["photo.avif", "a.png"], 3,
        "photo.avif: error: this picture cannot be read: it is no PNG, JPEG or WebP file. It seems to be AVIF or HEIC: "
      ),
      (["a.png", "cut.png"], 3, "cut.png: error: the PNG file is damaged (it does not end with an IEND chunk)"),
      (["a.png", "long.png"], 3, "long.png: error: the PNG file is damaged (something follows its IEND chunk)"),
      (["a.png", "missing.png"], 3, "missing.png: error: cannot read: there is no such file"),
      (["a.png", "dir"], 2, "error: 'dir' is a folder and 'a.png' is not."),
      (
        ["a.png", "b.png", "--ignore", "1,2,3"], 2, "error: The value '1,2,3' is invalid for '--ignore <x,y,w,h>': give"
      ),
      (
        ["a.png", "b.png", "--allow", "101%"], 2,
        "error: The value '101%' is invalid for '--allow <count|percent>': give a count of pixels, as in 12, or a share "
          + "from 0% to 100%, as in 0.5%."
      ),
      (["a.png", "b.png", "--threshold", "0.1"], 2, "error: --threshold is not for --metric exact."),
      (["a.png", "b.png", "--metric", "pixelmatch", "--algorithm", "4"], 2, "error: --algorithm 4: give 5, 6 or 7."),
      (
        ["a.png", "b.png", "--metric", "ssim", "--threshold", "2"], 2,
        "error: --threshold 2.0: give a number from 0 to 1."
      ),
      (["a.png", "b.png", "--metric", "ssim", "--anti-aliasing"], 2, "error: --anti-aliasing is for --metric odiff."),
      (["a.png", "b.png", "--style", "flicker"], 2, "error: --style is for -o only."),
      (["a.png", "b.png", "-o", "./a.png"], 2, "error: -o ./a.png: that is 'a.png', one of what is compared."),
      (["dir", "dir", "-o", "dir"], 2, "error: -o dir: that is one of what is compared."),
      (["dir", "dir", "-o", "dir/new"], 2, "error: -o dir/new: that is in 'dir', one of what is compared."),
      (
        ["dir", "dir", "--report", "dir/x/y"], 2, "error: --report dir/x/y: that is in 'dir', one of what is compared."
      ),
      (["a.png", "b.png", "--ignore", "0,0,999,999"], 3, "b.png: error: all of its pixels are ignored."),
      (["a.png", "b.png", "--allow", "-1"], 2, "error: The value '-1' is invalid for '--allow <count|percent>': give"),
      (["a.png", "b.png", "--metric", "ssim", "--threshold", "-1"], 2, "error: --threshold -1.0: give a number"),
      (
        ["a.png", "b.png", "--allow", "nan"], 2, "error: The value 'nan' is invalid for '--allow <count|percent>': give"
      ),
      (
        ["a.png", "b.png", "--allow", "0x10%"], 2,
        "error: The value '0x10%' is invalid for '--allow <count|percent>': give"
      ),
      (
        ["a.png", "b.png", "--report-file", "json=x", "--report-file", "junit=./x"], 2,
        "error: --report-file ./x: two forms cannot go to one file."
      ),
    ] as [([String], Int32, String)] {
      let outcome = try tool.run(["compare"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.output.isEmpty, "\(arguments)")
      #expect(outcome.errors.hasPrefix(words), "\(arguments): \(outcome.errors)")
    }
  }
}
