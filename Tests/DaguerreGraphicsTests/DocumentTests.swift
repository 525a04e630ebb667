import DaguerreGraphics
import Foundation
import Testing

@Suite("Display lists as JSON")
struct DocumentTests {
  private static let font = BoxFont(fileName: "Boxes.ttf")

  private func load(_ json: String) throws -> DisplayListDocument {
    try DisplayListDocument(json: Data(json.utf8)) { _ in Self.font }
  }

  private static let everything = """
    {"version": 1, "what": "unknown fields are ignored",
     "fonts": {"b": {"file": "sub/Boxes.ttf", "index": 0}, "unused": {"file": "missing.ttf"}},
     "images": {"p": {"width": 1, "height": 2, "pixels": "AQIDBAAAAP8="}},
     "sheets": [
      {"name": "a \\"quoted\\" name\\u0007", "width": 60, "height": 40.5, "background": [1, 2, 3, 4], "ops": [
       {"op": "fill_rect", "rect": [1, 2.5, 3, 4], "color": [10, 20, 30, 40], "note": {}},
       {"op": "fill_rrect", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4], "color": [10, 20, 30, 255]},
       {"op": "border", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4], "width": 1.25, "align": "center", "style": "solid", "color": [1, 2, 3, 4]},
       {"op": "border", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4], "width": 1, "align": "inside", "style": "dashed", "dash": [3, 2], "color": [1, 2, 3, 4]},
       {"op": "border", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4], "width": 1, "align": "outside", "style": "dotted", "dash": [0, 2.1], "color": [1, 2, 3, 4]},
       {"op": "shadow", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4], "blur": 6, "offset": [1, -2], "spread": 3, "color": [1, 2, 3, 4]},
       {"op": "glyphs", "font": "b", "size": 12.5, "color": [1, 2, 3, 4], "glyphs": [[1, 2, 20.25], [4, 14, 20]]},
       {"op": "fill_path", "rule": "evenodd", "path": [["M", 1, 2], ["L", 30, 4.5], ["Q", 5, 6, 7, 8], ["C", 1, 2, 3, 4, 5, 60], ["Z"]], "color": [1, 2, 3, 4]},
       {"op": "arc", "center": [10, 12], "radius": 5, "width": 2, "start": -90, "sweep": 135.5, "cap": "square", "color": [1, 2, 3, 4]},
       {"op": "push_clip", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4]},
       {"op": "push_opacity", "opacity": 0.25},
       {"op": "fill_gradient", "rect": [1, 2, 30, 40], "p0": [0, 1e-3], "p1": [10, 0], "stops": [[0, [1, 2, 3, 4]], [1, [5, 6, 7, 8]]]},
       {"op": "fill_gradient", "rect": [1, 2, 30, 40], "p0": [0, 1], "p1": [10, 0], "transform": [1, 0, 0.5, 2, 3, 4], "perspective": [0.01, 0, 1], "stops": [[0, [1, 2, 3, 4]], [1, [5, 6, 7, 8]]]},
       {"op": "fill_radial_gradient", "rect": [1, 2, 30, 40], "center": [3, 4], "r0": 0.5, "r1": 9, "stops": [[0, [1, 2, 3, 4]]]},
       {"op": "fill_radial_gradient", "rect": [1, 2, 30, 40], "center": [3, 4], "r0": 0.5, "r1": 9, "transform": [1, 0, 0.5, 2, 3, 4], "stops": [[0, [1, 2, 3, 4]]]},
       {"op": "fill_radial_gradient", "rect": [1, 2, 30, 40], "center": [3, 4], "focus": [2, 5], "r0": 0.5, "r1": 9, "stops": [[0, [1, 2, 3, 4]]]},
       {"op": "fill_conic_gradient", "rect": [1, 2, 30, 40], "center": [3, 4], "start": -90, "end": 270, "stops": [[0, [1, 2, 3, 4]]]},
       {"op": "push_mask"},
       {"op": "pop_mask"},
       {"op": "push_shadow", "blur": 2.5, "offset": [1, -2], "color": [1, 2, 3, 4]},
       {"op": "pop_effect"},
       {"op": "push_blur", "blur": 3},
       {"op": "pop_effect"},
       {"op": "image", "image": "p", "transform": [2, 0, 0, 3, 10, 20]},
       {"op": "image", "image": "p", "sampling": "nearest", "tint": [1, 2, 3, 4]},
       {"op": "push_blend", "mode": "colorDodge"},
       {"op": "push_composite", "mode": "sourceIn"}, {"op": "pop_effect"},
       {"op": "pop_effect"},
       {"op": "push_backdrop_blur", "blur": 9.5},
       {"op": "pop_effect"},
       {"op": "pop_opacity"},
       {"op": "pop_clip"}]},
      {"width": 2, "height": 3, "ops": []}]}
    """

  @Test("What is saved loads as the same")
  func roundTrip() throws {
    let document = try load(Self.everything)
    #expect(document.sheets.map(\.name) == ["a \"quoted\" name\u{7}", nil])
    #expect(document.sheets[0].list.commands.count == 33)
    #expect(document.sheets[1].list.background == .clear)
    let saved = try document.json()
    let again = try DisplayListDocument(json: saved) { file, _ in
      #expect(file == "Boxes.ttf")
      return Self.font
    }
    #expect(try again.json() == saved)
    #expect(String(decoding: saved, as: UTF8.self).contains("[10, 20, 30, 40]"))
    for (first, second) in zip(document.sheets, again.sheets) {
      #expect(first.name == second.name)
      #expect(first.list.size == second.list.size && first.list.background == second.list.background)
      #expect(first.list.drawsTheSame(as: second.list))
      #expect(try Rasterizer().draw(first.list) == Rasterizer().draw(second.list))
    }
  }

  @Test("A font is asked for once, and only if it is used")
  func fonts() throws {
    var asked: [String] = []
    _ = try DisplayListDocument(json: Data(Self.everything.utf8)) { file, _ in
      asked.append(file)
      return Self.font
    }
    #expect(asked == ["sub/Boxes.ttf"])
  }

  @Test("A font that is missing is the caller's error")
  func missingFont() {
    struct Missing: Error {}
    #expect(throws: Missing.self) {
      try DisplayListDocument(json: Data(Self.everything.utf8)) { _, _ in throw Missing() }
    }
  }

  @Test("A number that JSON cannot say")
  func unrepresentable() throws {
    var list = DisplayList(size: Size(width: 5, height: 5))
    list.append(.popClip)
    list.append(.fillRect(Rect(x: 0, y: 0, width: .infinity, height: 1), .black))
    let error = try #require(throws: DisplayListDocumentError.self) {
      try DisplayListDocument(sheets: [DisplayListDocument.Sheet(list: list)]).json()
    }
    #expect(error.description == "sheet 0, op 1 (fill_rect), 'rect': is infinite or not a number")
  }

  private static func sheet(_ op: String) -> String {
    """
    {"version": 1, "fonts": {"b": {"file": "b.ttf"}}, "sheets": [{"width": 4, "height": 4, "ops": []},
     {"width": 4, "height": 4, "background": [0, 0, 0, 0], "ops": [{"op": "pop_clip"}, \(op)]}]}
    """
  }

  @Test(
    "Errors name sheet, command and field",
    arguments: [
      (sheet(#"{"op": "fill_oval"}"#), "sheet 1, op 1 (fill_oval), 'op': 'fill_oval' is not an operation of version 1"),
      (sheet(#"{"rect": [1, 2, 3, 4]}"#), "sheet 1, op 1, 'op': is missing"),
      (sheet(#"{"op": "fill_rect", "rect": [1, 2, 3, 4]}"#), "sheet 1, op 1 (fill_rect), 'color': is missing"),
      (
        sheet(#"{"op": "fill_rect", "rect": [1, 2, 3], "color": [0, 0, 0, 0]}"#),
        "sheet 1, op 1 (fill_rect), 'rect': has 3 numbers; it must be [x, y, width, height]"
      ),
      (
        sheet(#"{"op": "fill_rect", "rect": [1, 2, 3, 4], "color": [0, 0, 256, 0]}"#),
        "sheet 1, op 1 (fill_rect), 'color': must be [red, green, blue, alpha], four integers of 0 to 255"
      ),
      (
        sheet(#"{"op": "fill_path", "rule": "odd", "path": [], "color": [0, 0, 0, 0]}"#),
        "sheet 1, op 1 (fill_path), 'rule': is 'odd'; it must be one of 'nonzero', 'evenodd'"
      ),
      (
        sheet(#"{"op": "glyphs", "font": "c", "size": 3, "color": [0, 0, 0, 0], "glyphs": []}"#),
        "sheet 1, op 1 (glyphs), 'font': 'c' is not in the font table, which has 'b'"
      ),
      (
        sheet(#"{"op": "fill_gradient", "rect": [1, 2, 3, 4], "p0": [0, 0], "p1": [1, 0], "stops": [{}]}"#),
        "sheet 1, op 1 (fill_gradient), 'stops.0': must be a list"
      ),
      (
        sheet(#"{"op": "fill_rect", "rect": [1, 2, "x", 4], "color": [0, 0, 0, 0]}"#),
        "sheet 1, op 1 (fill_rect), 'rect.2': must be a number"
      ),
      (
        sheet(#"{"op": "image", "image": "p"}"#),
        "sheet 1, op 1 (image), 'image': 'p' is not in the table of images, which has no images"
      ),
      (
        #"{"version": 1, "images": {"p": {"width": 2, "height": 1, "pixels": "AAAA"}}, "sheets": []}"#,
        "'images.p.pixels': has 3 bytes; it must be four for each of 2 x 1 pixels"
      ),
      (
        #"{"version": 1, "images": {"p": {"width": 1, "height": 1, "pixels": "BQAABA=="}}, "sheets": []}"#,
        "'images.p.pixels': has colours that are not multiplied by their alpha"
      ),
      (#"{"version": 2, "sheets": []}"#, "'version': is 2; only version 1 can be loaded"),
      (#"{"sheets": []}"#, "'version': is missing"),
      (#"{"version": 1, "sheets": [{"width": 4, "ops": []}]}"#, "sheet 0, 'height': is missing"),
    ])
  func errors(json: String, message: String) throws {
    let error = try #require(throws: DisplayListDocumentError.self) { try load(json) }
    #expect(error.description == message)
  }

  @Test(
    "Other errors name the place too",
    arguments: [
      (
        sheet(#"{"op": "fill_path", "rule": "nonzero", "path": [["M", 1, 2], ["X", 1]], "color": [0, 0, 0, 0]}"#),
        "sheet 1, op 1 (fill_path), 'path.1"
      ),
      ("{\"version\": 1, ", "this is not JSON"),
      ("{\"version\": 1.5, \"sheets\": []}", "'version': is 1.5; only version 1 can be loaded"),
      (#"{"version": 1, "sheets": [], "sheets": []}"#, "'sheets' is there twice in one object"),
      ("[]", ""),
    ])
  func otherErrors(json: String, prefix: String) throws {
    let error = try #require(throws: DisplayListDocumentError.self) { try load(json) }
    #expect(error.description.hasPrefix(prefix), "\(error)")
  }
}
