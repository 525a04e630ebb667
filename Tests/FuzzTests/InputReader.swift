import DaguerreGraphics
import DaguerreImages
import DaguerrePictures
import DaguerreSkins
import DaguerreSupport
import DaguerreText
import DaguerreViews
import DesignTokens
import Foundation
import OUDSThemesOrange
import OUDSTokenCatalogue
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreCommandLine
@testable import DaguerreSnapshots
@testable import OUDSCommandLine

/// Something that reads what others have written.
struct InputReader: Sendable, CustomTestStringConvertible {
  /// The folder of what it once fell over, in `Tests/Corpus`.
  let name: String
  /// What it reads without an error, to be changed.
  let seeds: [[UInt8]]
  /// Makes checksums right, so that what they guard is read at all.
  var repaired: @Sendable ([UInt8]) -> [UInt8] = { $0 }
  /// Reads, and uses what was read as far as nothing is drawn.
  let read: @Sendable ([UInt8]) throws -> Void

  var testDescription: String { name }

  static let all: [InputReader] = [
    InputReader(name: "png", seeds: pictures, repaired: PNGChunks.repaired) { _ = try PNG.decode($0) },
    InputReader(name: "picture", seeds: jpegs + webPs + pictures + profiled) { _ = try PixelImage($0, file: "f") },
    InputReader(name: "tokens", seeds: texts(tokenFiles)) { bytes in
      _ = try FileTokens.rows(of: bytes, name: "f")
    },
    InputReader(name: "resolver", seeds: texts([resolverDocument, themes])) { bytes in
      let composed = try TokenDocument.composed(bytes, name: "f", inputs: ["b": "y"]) { _ in
        Array(tokenFiles[2].utf8)
      }
      if let composed { _ = try TokenFileReader.read(composed, name: "f", ofAnySystem: true) }
    },
    InputReader(name: "overlay", seeds: texts([tokenFiles[0], madeOfTheme])) { bytes in
      _ = try TokenOverlay(bytes, name: "f").skin(over: OrangeTheme())
    },
    InputReader(name: "display-list", seeds: texts([displayList])) { bytes in
      let font = try PackageFonts.boxes()
      _ = try DisplayListDocument(json: Data(bytes)) { _, _ in font }
    },
    InputReader(name: "texts", seeds: texts([textFile])) { bytes in
      try withFile(bytes) { path in
        var fonts = TextFonts(document: path, folder: FontFolder(PackageFonts.directory))
        for text in try TextDocument(path: path).texts { _ = try LaidOutText(text, fonts: &fonts) }
      }
    },
    InputReader(name: "svg", seeds: texts([drawing, documentOfPrograms])) {
      _ = try VectorImage(svg: Data($0), file: "f")
    },
    InputReader(name: "font", seeds: file("DaguerreTest-Variable.ttf")) { bytes in
      let font = try FontFile(data: bytes, path: "f.ttf", weight: 500)
      _ = TextLayout([TextRun("AV\u{301}fi", style: TextStyle(fonts: [font], size: 10))]).inkBounds
    },
    InputReader(name: "font-manifest", seeds: file("manifest.json")) { bytes in
      try withFile(bytes) { _ = try FontManifest(contentsOf: $0) }
    },
    InputReader(name: "manifest", seeds: texts([manifest])) { bytes in
      _ = try Manifest(parsing: bytes, path: "f", theme: "harbour", axes: ShapesCatalogue.axes).lines
    },
    InputReader(name: "tokens-record", seeds: [tokenRecord.bytes]) { bytes in
      let record = try TokenRecord(parsing: bytes, path: "f")
      for point in record.pointNames { _ = record.tokens(at: point) }
    },
    InputReader(name: "reads", seeds: [ReadRecord(axes: ShapesCatalogue.axes).bytes]) { bytes in
      _ = try ReadRecord(parsing: bytes, path: "f", axes: ShapesCatalogue.axes)
    },
    InputReader(name: "settings", seeds: texts([#"{"version": 1, "pictures": "chosen"}"#])) { bytes in
      _ = try StoreSettings(parsing: bytes, path: "f")
    },
    InputReader(name: "decisions", seeds: texts([decisions])) { _ = try Decisions($0, name: "f") },
    InputReader(name: "exceptions", seeds: texts([exceptions])) { _ = try Exceptions(parsing: $0, path: "f") },
    InputReader(name: "result", seeds: result.map { [$0] } ?? []) { bytes in
      let folder = try TemporaryFolder()
      try folder.write(bytes, to: "shard/result.json")
      _ = try ResultMerger(axes: ShapesCatalogue.axes)
        .merge([folder.path("shard")], report: ReportOutput(folder: folder.path("report")))
    },
    InputReader(name: "markdown", seeds: texts([markdown])) { bytes in
      _ = try String(validating: bytes, as: UTF8.self).map { try AttributedString(markdown: $0) }
    },
  ]

  private static func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "f")
    try body(folder.path("f"))
  }
}

// MARK: - Seeds

extension InputReader {
  private static func texts(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  private static func file(_ name: String) -> [[UInt8]] { (try? PackageFonts.bytes(name)).map { [$0] } ?? [] }

  private static let pictures: [[UInt8]] = {
    let pixels = (UInt32(0)..<35).map { 0xFF00_0000 | $0 &* 0x0307_1D }
    return PNG.Compression.allCases.compactMap {
      try? PNG.encode(Bitmap(width: 7, height: 5, pixels: pixels), compression: $0)
    }
  }()

  private static let jpegs = [JPEGFiles.baseline, JPEGFiles.progressive, JPEGFiles.turned, JPEGFiles.inks]

  private static let webPs = [
    WebPFiles.lossless, WebPFiles.lossy, WebPFiles.turned, WebPFiles.animation, WebPFiles.part,
  ]

  private static let profiled = [
    ICCProfiles.jpeg(JPEGFiles.baseline, ICCProfiles.adobe, by: 200),
    ICCProfiles.webP(WebPFiles.lossy, ICCProfiles.displayP3),
    ICCProfiles.png([[1, 2, 3]], ICCProfiles.displayP3),
  ]

  private static let tokenFiles = [
    ##"""
    {"$extensions": {"daguerre.absent": ["color.c"], "org.example": [1, null]},
     "color": {"$type": "color",
       "action": {"enabled": {"$value": "{color.bg.primary}", "$extensions": {"daguerre.dark": "{color.action.hover}"}},
         "hover": {"$value": {"colorSpace": "srgb", "components": [1, 0.4745, 0], "alpha": 0.2, "hex": "#FF7900"}}},
       "bg": {"primary": {"$root": {"$value": "{color.action.hover}"}}}},
     "space": {"$type": "dimension", "scaled": {"large": {"$value": {"value": 3, "unit": "px"},
       "$extensions": {"daguerre.regular": {"value": 8, "unit": "px"}}}}},
     "opacity": {"strong": {"$type": "number", "$value": 2.5e-1}},
     "border": {"style": {"default": {"$type": "strokeStyle", "$value": "dotted"}}},
     "font": {"weight": {"ios": {"display": {"$type": "fontWeight", "$value": 300}}}}}
    """##,
    #"""
    {"s": {"$type": "shadow", "$value": {"color": "{c}", "offsetX": "{x}", "offsetY": "{x}", "blur": "{x}", "spread": "{y}"}},
     "x": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "y": {"$type": "dimension", "$value": "{x}"},
     "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
     "t": {"$type": "typography", "$value": {"fontFamily": "A\u00e9", "fontSize": "{x}", "lineHeight": "{y}",
       "fontWeight": 400, "letterSpacing": "{x}"}}}
    """#,
    ##"""
    {"g": {"$type": "color", "a": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.2, {"$ref": "#/h/$value"}]}},
       "b": {"$ref": "#/g/a"}, "c": {"$value": {"colorSpace": "lab", "components": {"$ref": "#/g/a/$value/components"}}}},
     "h": {"$type": "number", "$value": 120}, "i": {"$value": "{h}"}, "j": {"$extends": "{g}", "b": {"$value": "#fff"}},
     "k": {"$extends": "#/j", "l": {"$type": "dimension", "$value": "1.5rem"}}}
    """##,
    ##"""
    {"core": {"a": {"value": "hsl(120 50% 50% / 0.5)", "type": "color"}, "b": {"value": "{a.value}"},
       "c": {"value": "16px"}, "d": {"value": [{"x": "0", "y": "1", "blur": "2", "spread": "0", "color": "{a}"}], "type": "boxShadow"}},
     "$themes": [{"name": "t", "selectedTokenSets": {"core": "enabled"}}], "$metadata": {"tokenSetOrder": ["core"]}}
    """##,
    ##"""
    {"a": {"$type": "dimension", "$value": "4px", "$extensions": {"daguerre.regular": "6px"}},
     "b": {"$type": "dimension", "$value": "roundTo(-{a} * (2 + 1rem) ^ 2 / 3, 1)"},
     "c": {"$type": "color", "$value": "rgba({d}, {e})"}, "d": {"$type": "color", "$value": "#102030"},
     "e": {"$type": "number", "$value": "50%"}, "f": {"$type": "color", "$value": "{c}", "$extensions": {"studio.tokens":
       {"modify": {"type": "mix", "space": "lch", "value": "{e} / 2", "color": "{d}"}}}}}
    """##,
  ]

  private static let madeOfTheme = ##"""
    {"space": {"$type": "dimension", "fixed": {"medium": {"$value": "{space.fixed.small} * 2 + {step}"}},
       "scaled": {"small": {"$value": "{space.scaled.2xsmall} * 3"}}}, "step": {"$type": "dimension", "$value": "1px"},
     "color": {"$type": "color", "action": {"hover": {"$value": "rgba({color.action.enabled}, 50%)"},
       "pressed": {"$value": "{color.content.default}", "$extensions": {"studio.tokens":
         {"modify": {"type": "mix", "color": "{color.action.enabled}", "value": "0.5"}}}}}}}
    """##

  private static let themes = ##"""
    {"core": {"a": {"value": "{b} * 2", "type": "sizing"}, "b": {"value": "1", "type": "sizing"}},
     "dark": {"b": {"value": "2", "type": "sizing"}}, "$metadata": {"tokenSetOrder": ["core", "dark"]},
     "$themes": [{"name": "light", "group": "m", "selectedTokenSets": {"core": "source"}}, {"name": "y", "group": "b"},
       {"name": "dark", "group": "m", "selectedTokenSets": {"core": "enabled", "dark": "enabled"}}]}
    """##

  private static let resolverDocument = ##"""
    {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "f"}, {"a": {"$type": "number", "$value": 1}}]}},
     "modifiers": {"m": {"contexts": {"light": [], "dark": [{"$ref": "g.json"}]}},
       "b": {"contexts": {"x": [], "y": [{"$ref": "#/sets/s"}]}, "default": "x"}},
     "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/b"},
       {"type": "modifier", "name": "w", "contexts": {"compact": [], "regular": [{"a": {"$type": "number", "$value": 2}}]}}]}
    """##

  private static let displayList = #"""
    {"version": 1, "fonts": {"b": {"file": "b.ttf"}}, "sheets": [{"name": "a", "width": 60, "height": 40.5,
      "background": [1, 2, 3, 4], "ops": [
      {"op": "fill_rrect", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4], "color": [10, 20, 30, 255]},
      {"op": "border", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4], "width": 1, "align": "inside", "style": "dashed",
        "dash": [3, 2], "color": [1, 2, 3, 4]},
      {"op": "glyphs", "font": "b", "size": 12.5, "color": [1, 2, 3, 4], "glyphs": [[1, 2, 20.25]]},
      {"op": "fill_path", "rule": "evenodd", "path": [["M", 1, 2], ["L", 30, 4.5], ["Z"]], "color": [1, 2, 3, 4]},
      {"op": "push_clip", "rect": [1, 2, 30, 40], "radii": [1, 2, 3, 4]}, {"op": "push_opacity", "opacity": 0.25},
      {"op": "fill_gradient", "rect": [1, 2, 30, 40], "p0": [0, 1], "p1": [10, 0], "stops": [[0, [1, 2, 3, 4]]]},
      {"op": "push_shadow", "blur": 2.5, "offset": [1, -2], "color": [1, 2, 3, 4]}, {"op": "pop_effect"},
      {"op": "push_backdrop_blur", "blur": 9}, {"op": "pop_effect"}, {"op": "push_blur", "blur": 3}, {"op": "push_blend", "mode": "hue"}, {"op": "pop_effect"}, {"op": "pop_effect"},
      {"op": "push_composite", "mode": "sourceOut"}, {"op": "push_mask"}, {"op": "pop_mask"}, {"op": "push_mask"}, {"op": "pop_mask"}, {"op": "pop_effect"},
      {"op": "fill_conic_gradient", "rect": [1, 2, 30, 40], "center": [3, 4], "start": 0, "end": 90,
      "transform": [1, 0, 0.5, 1, 0, 0], "perspective": [0.01, 0, 1], "stops": [[0, [1, 2, 3, 4]]]},
      {"op": "push_mask"}, {"op": "pop_mask"}, {"op": "pop_opacity"}, {"op": "pop_clip"}]}]}
    """#

  private static let textFile = """
    [{"id": "a", "runs": [{"text": "Quick \u{627}\u{628} so\u{AD}ft", "font": ["DaguerreTest-Regular.ttf"], "size": 12,
      "weight": 500, "letterSpacing": 1, "color": "#FF0000", "underline": true}], "lineHeight": 20, "maxWidth": 60,
      "maxLines": 2, "truncation": "middle", "align": "center", "direction": "rtl", "language": "de",
      "features": ["kern=0"]}]
    """

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24"><g transform="translate(1,2) rotate(45 1 2)" \
    fill="#f00"><path d="M1 2h3v-4l1-1c1 2 3 4 5 6s1 1 2 2q1 1 2 2t1 1a4 3 20 1 0 5 5z" \
    fill-rule="evenodd"/><circle cx="1" cy="2" r="3"/><rect x="1" width="4" height="5" rx="1" style="fill: red"/>\
    <polygon points="1,2 3,4 5,6"/></g></svg>
    """

  private static let documentOfPrograms = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"><style>.a, \
    #b{fill:url(#g)} rect.c{opacity:.5}</style><defs><linearGradient id="g" x1="0%" y2="1" gradientTransform="scale(2)">\
    <stop offset="0" stop-color="#f00"/><stop offset="1" stop-opacity=".5"/></linearGradient><radialGradient id="h" \
    xlink:href="#g" r="3" fx="1" fy="9%" gradientUnits="userSpaceOnUse"/><clipPath id="k"><path d="M0 0h9v9H0z"/></clipPath><mask \
    id="m" mask-type="alpha"><rect width="9" height="9" fill="#fff"/></mask><symbol id="s" viewBox="0 0 9 9"><circle \
    r="4"/></symbol><pattern id="p" width="1" height="1"><use href="#i" transform="scale(.1)"/></pattern><pattern \
    id="q" href="#p" width=".3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(9)"/><marker id="r" \
    orient="auto" markerWidth="2" refX="1" viewBox="0 0 4 4"><path d="M0 0h4z"/></marker><filter id="f" \
    x="-1" width="300%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1"/><feOffset \
    dx="1" result="o"/><feFlood flood-color="red"/><feComposite in2="o" operator="in"/><feMerge><feMergeNode/><feMergeNode \
    in="SourceGraphic"/></feMerge></filter><image id="i" \
    width="7" height="5" xlink:href="data:image/png;base64,\(Data(pictures[0]).base64EncodedString())"/></defs><g \
    clip-path="url(#k)" mask="url(#m)" opacity=".5" filter="url(#f)" style="mix-blend-mode: screen"><rect class="a c" width="9" height="9"/><path id="b" d="M0 0L9 9" \
    stroke="url(#h)" stroke-dasharray="1 2"/></g><use href="#s" width="9" height="9"/><svg width="9" height="9" \
    viewBox="0 0 1 1"><rect width="1" height="1" fill="url(#p)"/></svg><switch><path d="M1 1h3A2 1 9 0 1 6 5zm1 2" fill="url(#q)" \
    systemLanguage="de, en" style="marker: url(#r) !important"/></switch></svg>
    """

  private static let exceptions =
    "\(Exceptions.head)\nmap/*\tssim\t2%\t2027-03-31\ta\nt\tmask\t1,2,3,4\t2027-01-31\tb\n"

  private static let markdown = "**a *b* `c`** [d](https://e.f 'g') ~~h~~ \\* <i> &amp; ![j](k)\n\n- l\n> m\nhttp://n.o"

  /// What a run has found of which a colour and a length have changed.
  private static let result: [UInt8]? = {
    var changed = ShapesCatalogue()
    changed.overrides = ["tile.width": "21", "bar.length": "70"]
    guard let folder = try? TemporaryFolder() else { return nil }
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    guard (try? Recorder(catalogue: ShapesCatalogue(), store: store, threads: 1).record(.init())) != nil,
      (try? Verifier(catalogue: changed, store: store, threads: 1)
        .verify(.init(), report: ReportOutput(folder: folder.path("report")))) != nil
    else { return nil }
    return try? folder.bytes("report/result.json")
  }()

  private static let manifest = """
    daguerre-manifest 3\tmode=light,dark\ttuning=default,tall,wide\tsizeClass=compact,regular\tdirection=ltr,rtl\t\
    contrast=normal,high\ttextScale=1,1.5
    a/b\tdark/default/*/ltr dark/wide/regular/ltr/contrast=high\t720x329\t6b8d122e1a7aa07f0a52e20478a1425e\t\
    43cd0dc507f8bb30b53accb9ac3ccb2e
    a/b\tlight/default/*/*\t72x58\t90a4d5b2162e93638c7b1c7d5ca74ce1\t-

    """

  private static let tokenRecord = TokenRecord([
    (["default/light/compact"], [.init(path: "a", value: "1"), .init(path: "c", value: "3")]),
    (["default/dark/compact"], [.init(path: "a", value: "1"), .init(path: "b", value: "\"2\"\n\u{1}\\")]),
  ])

  private static let decisions = #"""
    {"version": 1, "references": "00", "accept": {"causes": ["a", {"path": "b", "theme": "t"}],
      "cases": [{"id": "c", "mode": "dark"}]}, "reject": {"causes": ["d"]}, "notes": [{"on": "a", "text": "x"}]}
    """#
}
