import DaguerreGraphics
import DaguerreText
import Foundation
import TestSupport
import Synchronization
import Testing

@Suite("Font library")
struct FontLibraryTests {
  @Test(
    "picks the weight that CSS Fonts 4 section 5.2 picks",
    arguments: [
      (100, 400), (400, 400), (450, 500), (500, 500), (600, 700), (900, 700), (.min, 400), (.min + 1, 400), (0, 400),
      (.max, 700),
    ])
  func weightMatching(wanted: Int, found: Int) throws {
    let library = try PackageFonts.library()
    let names = [400: "Roboto-Regular.ttf", 500: "Roboto-Medium.ttf", 700: "Roboto-Bold.ttf"]
    #expect(try library.font(family: "Roboto", weight: wanted).fileName == names[found])
  }

  @Test("draws a stand-in for a brand font")
  func standIn() throws {
    let library = try PackageFonts.library()
    #expect(try library.font(family: "Helvetica Neue", weight: 700).fileName == "Roboto-Bold.ttf")
  }

  @Test("gives italics, and upright where there are none")
  func italics() throws {
    let library = try PackageFonts.library()
    #expect(try library.font(family: "Roboto", weight: 400, italic: true).fileName == "Roboto-Italic.ttf")
    #expect(
      try library.font(family: "Noto Sans Mono", weight: 400, italic: true).fileName == "NotoSansMono-Regular.ttf")
  }

  @Test("outlines of a variable font, and parts of glyphs that are scaled, lie between whole units")
  func fractions() throws {
    func right(_ font: FontFile, _ glyph: UInt32) throws -> Double { try #require(font.outline(of: glyph).bounds).maxX }
    let library = try PackageFonts.library()
    let variable = try library.font(family: "Daguerre Test Variable", weight: 430)
    #expect(abs(try right(variable, #require(variable.glyph(for: "a"))) - 382.5) <= 1.0 / 32)
    // A small raised T, made of a T.
    let noto = try library.font(family: "Noto Sans", weight: 400)
    let part = try #require(noto.glyph(for: "\u{1D40}"))
    #expect(
      noto.outline(of: part).elements.contains {
        if case .line(let point) = $0 { point.x != point.x.rounded() } else { false }
      })
    let plain = try #require(noto.glyph(for: "T"))
    #expect(try right(noto, plain) == right(noto, plain).rounded())
  }

  @Test(
    "a variable font takes every weight that it can",
    arguments: [(100, 400.0, 300.0), (500, 500, 400), (900, 600, 500), (1000, 600, 500)])
  func variable(weight: Int, advance: Double, right: Double) throws {
    let font = try PackageFonts.library().font(family: "Daguerre Test Variable", weight: weight)
    let layout = TextLayout([TextRun("a", style: TextStyle(fonts: [font], size: 1000))])
    #expect(layout.size.width == advance)
    let glyph = try #require(font.glyph(for: "a"))
    let edges = font.outline(of: glyph).elements.compactMap { element -> Double? in
      switch element {
      case .move(let point), .line(let point): point.x
      default: nil
      }
    }
    #expect(edges.min() == 100 && edges.max() == right)
  }

  @Test("one weight of a font is opened once, another is another font")
  func instances() throws {
    let library = try PackageFonts.library()
    let bold = try library.font(family: "Daguerre Test Variable", weight: 700)
    #expect(try library.font(family: "Daguerre Test Variable", weight: 700) === bold)
    #expect(try library.font(family: "Daguerre Test Variable", weight: 300) !== bold)
    #expect(try library.font(family: "Roboto", weight: 700) === library.font(family: "Roboto", weight: 800))
  }

  @Test("a dot after a character of another font has that font, other characters do not")
  func dotsAfterFallbacks() throws {
    let fonts = try PackageFonts.library().fonts(family: "Helvetica Neue", weight: 700)
    func files(_ text: String) -> [String] {
      TextLayout([TextRun(text, style: TextStyle(fonts: fonts, size: 10))]).lines[0].runs.map(\.font.fileName)
    }
    #expect(files("\u{628}.") == ["NotoNaskhArabic-Bold.ttf"])
    #expect(files("\u{628}1").sorted() == ["NotoNaskhArabic-Bold.ttf", "Roboto-Bold.ttf"])
    #expect(files("a.") == ["Roboto-Bold.ttf"])
  }

  @Test(
    "falls back through the manifest's families",
    arguments: [
      ("a", "Roboto-Bold.ttf"), ("\u{416}", "Roboto-Bold.ttf"), ("\u{3A9}", "Roboto-Bold.ttf"),
      ("\u{5D0}", "NotoSansHebrew-Bold.ttf"), ("\u{628}", "NotoNaskhArabic-Bold.ttf"),
      ("\u{25CF}", "NotoSansSymbols2-Regular.ttf"), ("\u{6C38}", "DroidSansFallbackFull.ttf"),
    ])
  func fallbacks(text: String, file: String) throws {
    let fonts = try PackageFonts.library().fonts(family: "Helvetica Neue", weight: 700)
    let layout = TextLayout([TextRun(text, style: TextStyle(fonts: fonts, size: 10))])
    #expect(layout.unmappedScalars.isEmpty)
    #expect(layout.lines[0].runs.map(\.font.fileName) == [file])
  }

  @Test("every font of the manifest is there and is the pinned one")
  func allFonts() throws {
    let library = try PackageFonts.library()
    try library.check()
    for font in library.manifest.fonts { _ = try library.font(file: font.file) }
  }

  @Test("names the families it knows when asked for another")
  func unknownFamily() throws {
    let directory = try PackageFonts.library().directory
    let error = #expect(throws: FontError.self) {
      _ = try FontLibrary(directory: directory, isStrict: true).font(family: "Comic Sans", weight: 400)
    }
    #expect(
      "\(try #require(error))".hasPrefix(
        "\(directory)/manifest.json: error: there is no font of the family 'Comic Sans'"))
    #expect("\(try #require(error))".contains("Roboto") == true)
  }

  @Test("tells of the system's font what it is, since nobody wrote its name")
  func unknownSystemFont() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"fonts": [{"family": "A", "weight": 400, "style": "normal", "file": "A.ttf"}]}"#, to: "manifest.json")
    let error = #expect(throws: FontError.self) {
      _ = try FontLibrary(directory: folder.path).font(family: "Roboto", weight: 400)
    }
    let text = "\(try #require(error))"
    #expect(text.contains("'Roboto', which stands for the system's font.") && text.contains("\"defaultStandIn\""))
  }

  @Test("draws the default stand-in for a family it does not know, and warns of it once")
  func defaultStandIn() throws {
    let warnings = Mutex<[String]>([])
    let directory = try PackageFonts.library().directory
    let library = try FontLibrary(directory: directory) { text in warnings.withLock { $0.append(text) } }
    let font = try library.font(family: "Comic Sans", weight: 500)
    #expect(try library.font(family: "Comic Sans", weight: 500) === font)
    #expect(font.fileName == (try library.font(family: "Roboto", weight: 500).fileName))
    _ = try library.font(family: "Sosh", weight: 400)
    let texts = warnings.withLock { $0 }
    #expect(texts.count == 1 && texts.first?.contains("'Comic Sans'") == true)
  }

  @Test("a warning of the stand-in says what the system's font is")
  func systemStandIn() throws {
    let folder = try TemporaryFolder()
    let fonts = try PackageFonts.library().directory
    try folder.write(
      #"""
      {"fonts": [{"family": "A", "weight": 400, "style": "normal", "file": "DaguerreTest-Regular.ttf"}],
        "defaultStandIn": "A"}
      """#, to: "manifest.json")
    try FileManager.default.copyItem(
      atPath: "\(fonts)/DaguerreTest-Regular.ttf", toPath: folder.path("DaguerreTest-Regular.ttf"))
    let warnings = Mutex<[String]>([])
    let library = try FontLibrary(directory: folder.path) { text in warnings.withLock { $0.append(text) } }
    _ = try library.font(family: "Roboto", weight: 400)
    let begin = "no font is known of the family 'Roboto', which stands for the system's font, so 'A' is drawn"
    #expect(warnings.withLock { $0.first?.hasPrefix(begin) } == true)
  }

  @Test("the name of a single face says a family, a weight and a slant")
  func faces() throws {
    let directory = try PackageFonts.library().directory
    let warnings = Mutex<[String]>([])
    let library = try FontLibrary(directory: directory) { text in warnings.withLock { $0.append(text) } }
    func file(_ family: String, _ weight: Int = 400, italic: Bool = false) throws -> String {
      try library.font(family: family, weight: weight, italic: italic).fileName
    }
    #expect(try file("HelveticaNeue-Bold") == file("Helvetica Neue", 700))
    #expect(
      try file("HelveticaNeue") == file("Helvetica Neue") && file("HelveticaNeue-Light", 700) == file("Roboto", 700))
    #expect(try file("Roboto-MediumItalic") == file("Roboto", 500, italic: true))
    #expect(try file("Sosh-Black") == file("Sosh", 900) && file("ShantellSans-SemiBold") == file("Shantell Sans", 600))
    #expect(warnings.withLock { $0.isEmpty })
    #expect(try file("Montserrat-BoldMT") == file("Roboto", 700) && file("Some-thing") == file("Roboto"))
    #expect(warnings.withLock { $0.first?.contains("'Montserrat'") == true && $0.count == 2 })
    let bold = directory + "/" + (try file("Roboto", 700))
    let own = try FontLibrary(directory: directory, mapping: ["Own-Light": bold, "My Own": bold], isStrict: true)
    #expect(
      try own.font(family: "Own-Light", weight: 400).fileName == own.font(family: "MyOwn-Thin", weight: 400).fileName)
    #expect(throws: FontError.self) { try own.font(family: "Own-Bold", weight: 400) }
  }

  @Test("what to fall back on is opened for a text that needs it, and for no other")
  func unneededFallbacks() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PackageFonts.directory + "/Roboto-Regular.ttf", toPath: folder.path + "/F.ttf")
    try folder.write(
      #"""
      {"fallbacks": ["G"], "fonts": [
        {"family": "F", "weight": 400, "style": "normal", "file": "F.ttf"},
        {"family": "G", "weight": 400, "style": "normal", "file": "G.ttf", "package": "fonts-g"}]}
      """#, to: "manifest.json")
    let library = try FontLibrary(directory: folder.path)
    func files(_ text: String?) throws -> [String] {
      try library.fonts(family: "F", weight: 400, for: text).map(\.fileName)
    }
    let missing = FontError.missingFile(path: folder.path + "/G.ttf", family: "G", package: "fonts-g")
    #expect(try files("Ticket, 2 €\nand more") == ["F.ttf"])
    #expect(throws: missing) { try files("a\u{5D0}") }
    #expect(throws: missing) { try files(nil) }
    #expect(try files("") == ["F.ttf"])
    try FileManager.default.copyItem(
      atPath: PackageFonts.directory + "/NotoSansHebrew-Regular.ttf", toPath: folder.path + "/G.ttf")
    #expect(try files("\u{5D0}") == ["F.ttf", "G.ttf"])
    #expect(try files("a") == ["F.ttf", "G.ttf"])
  }

  @Test("a missing file names the Debian package that has it")
  func missingFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"standIns": {}, "fonts": [{"family": "F", "weight": 400, "style": "normal", "file": "F.ttf", "package": "fonts-f"}]}"#,
      to: "manifest.json")
    let library = try FontLibrary(directory: folder.path)
    let error = #expect(throws: FontError.self) { _ = try library.font(family: "F", weight: 400) }
    #expect(error == .missingFile(path: folder.path + "/F.ttf", family: "F", package: "fonts-f"))
    #expect("\(try #require(error))".contains("fonts-f"))
    #expect("\(try #require(error))".contains("Scripts/setup"))
  }

  /// What a manifest of one font with a wrong checksum says of a file.
  private func errorOfPinned(
    in folder: TemporaryFolder, _ write: (TemporaryFolder) throws -> Void
  ) throws -> FontError? {
    try write(folder)
    let zeros = String(repeating: "0", count: 64)
    try folder.write(
      #"{"standIns": {}, "fonts": [{"family": "F", "weight": 400, "style": "normal", "file": "F.ttf", "sha256": "\#(zeros)"}]}"#,
      to: "manifest.json")
    let library = try FontLibrary(directory: folder.path)
    return #expect(throws: FontError.self) { _ = try library.font(family: "F", weight: 400) }
  }

  @Test("a damaged file is not the pinned font either", arguments: ["", "version https://git-lfs.example/spec"])
  func damagedFile(content: String) throws {
    let error = try errorOfPinned(in: TemporaryFolder()) { try $0.write(content, to: "F.ttf") }
    #expect("\(try #require(error))".contains("Put the file back, or, if this is the one"))
  }

  @Test("a font that is not the pinned one is refused")
  func wrongChecksum() throws {
    let folder = try TemporaryFolder()
    let error = try errorOfPinned(in: folder) {
      try FileManager.default.copyItem(
        atPath: PackageFonts.directory + "/DaguerreTest-Regular.ttf", toPath: $0.path + "/F.ttf")
    }
    guard case .wrongChecksum = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // Who asks what is wrong need not draw with it.
    #expect(try FontLibrary(directory: folder.path).problems() == [try #require(error)])
    #expect(try PackageFonts.library().problems().isEmpty)
  }

  @Test(
    "a broken manifest says what is wrong with it",
    arguments: [
      ("nonsense", "not JSON"),
      (#"{"standIns": {}, "fonts": [{"family": "A", "weight": 0.5}]}"#, "a number that is not whole"),
      ("{}", "'fonts' is missing."), ("[]", "wrong type."),
      (#"{"standIns": {}, "fonts": [{"family": 3}]}"#, "wrong type at 'fonts.[0].family'"),
      (#"{"standIns": {"A": "B"}, "fonts": []}"#, "the stand-in 'B' of 'A'"),
      (#"{"standIns": {}, "defaultStandIn": "B", "fonts": []}"#, "'defaultStandIn' is 'B'"),
      (#"{"standIns": {}, "fallbacks": ["C"], "fonts": []}"#, "the fallback 'C'"),
    ])
  func brokenManifest(text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "manifest.json")
    let error = #expect(throws: FontError.self) { _ = try FontLibrary(directory: folder.path) }
    #expect("\(try #require(error))".contains(reason), "\(String(describing: error))")
  }

  @Test("a manifest of fonts alone will do")
  func smallManifest() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PackageFonts.directory + "/DaguerreTest-Regular.ttf", toPath: folder.path + "/F.ttf")
    try folder.write(
      #"{"fonts": [{"family": "F", "weight": 400, "style": "normal", "file": "F.ttf"}]}"#, to: "manifest.json")
    #expect(try FontLibrary(directory: folder.path).font(family: "F", weight: 400).fileName == "F.ttf")
  }

  @Test("a font of the manifest is checked though a file of the user's own is the same one")
  func mappedFileOfTheManifest() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/F.ttf"
    try FileManager.default.copyItem(atPath: PackageFonts.directory + "/DaguerreTest-Regular.ttf", toPath: file)
    try folder.write(
      #"{"fonts": [{"family": "F", "weight": 400, "style": "normal", "file": "F.ttf", "sha256": "00"}]}"#,
      to: "manifest.json")
    let library = try FontLibrary(directory: folder.path, mapping: ["Own": file])
    _ = try library.font(family: "Own", weight: 400)
    let error = try #require(throws: FontError.self) { try library.font(family: "F", weight: 400) }
    guard case .wrongChecksum = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("bytes that are no font, or half of one, are refused by name, never a crash")
  func corruptFonts() throws {
    let file = URL(fileURLWithPath: PackageFonts.directory + "/DaguerreTest-Regular.ttf")
    let whole = [UInt8](try Data(contentsOf: file))
    func reason(_ data: [UInt8]) -> String? {
      do throws(FontError) {
        let font = try FontFile(data: data, path: "cut.ttf")
        // What is accepted can be drawn.
        for glyph in UInt32(0)..<90 { _ = font.outline(of: glyph) }
        _ = TextLayout([TextRun("AVfi", style: TextStyle(fonts: [font], size: 10))]).inkBounds
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(reason([])?.hasPrefix("cut.ttf: error: not a usable font") == true)
    #expect(reason(Array("not a font".utf8))?.hasPrefix("cut.ttf: error: not a usable font") == true)
    for length in stride(from: 0, to: whole.count - 4, by: 31) {
      #expect(reason(Array(whole[..<length])) != nil, "\(length) bytes of \(whole.count)")
    }
    // Any byte of it may be wrong.
    for index in stride(from: 0, to: whole.count, by: 7) {
      var changed = whole
      changed[index] ^= 0xFF
      _ = reason(changed)
    }
  }

  @Test("a composite glyph that contains itself is refused by its number")
  func loopingComposite() throws {
    // The glyf table's first glyph becomes a composite of itself: -1 contours, flags ARGS_ARE_XY, glyph 0, offset 0, 0.
    let file = URL(fileURLWithPath: PackageFonts.directory + "/DaguerreTest-Regular.ttf")
    var data = [UInt8](try Data(contentsOf: file))
    let record = try #require(data.record(ofTable: "glyf"))
    let offset = data[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    data.replaceSubrange(offset..<offset + 2, with: [0xFF, 0xFF])
    data.replaceSubrange(offset + 10..<offset + 16, with: [0, 2, 0, 0, 0, 0])
    let error = #expect(throws: FontError.self) { _ = try FontFile(data: data, path: "loop.ttf") }
    #expect("\(try #require(error))".hasPrefix("loop.ttf: error: not a usable font: glyph 0 cannot be loaded"))
  }
}
