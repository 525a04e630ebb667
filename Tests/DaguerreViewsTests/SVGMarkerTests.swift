import DaguerreGraphics
import DaguerreViews
import Testing

/// Markers, patterns, conditions and the order in which properties count; pictures were compared with those of librsvg.
@Suite("Markers and patterns of SVG, and what counts")
struct SVGMarkerTests: SVGSuite {
  let side = 40.0

  private let red: UInt32 = 0xFF00_00FF
  private let lime: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFFFF_0000

  /// A square of 6 around its vertex, of which the half that leads on is lime.
  private func marker(_ attributes: String = "") -> String {
    "<marker id='m' markerWidth='6' markerHeight='6' refX='3' refY='3' \(attributes)>"
      + "<rect width='6' height='6' fill='red'/><rect x='3' width='3' height='6' fill='lime'/></marker>"
  }

  @Test("markers stand at the vertices, as wide as the line is")
  func places() throws {
    let path = "<path d='M10 10H30V30' fill='none' stroke-width='1' "
    let all = try draw("\(marker())\(path) marker-start='url(#m)' marker-mid='url(#m)' marker-end='url(#m)'/>")
    for (x, y) in [(10, 10), (30, 10), (30, 30)] {
      #expect(all[x - 2, y] == red && all[x + 2, y] == lime && all[x + 4, y] == 0, "\(x) \(y)")
    }
    #expect(try draw("\(marker())\(path) style='marker:url(#m)'/>") == all)
    let ends = try draw("\(marker())\(path) marker-end='url(#m)'/>")
    #expect(ends[8, 10] == 0 && ends[28, 10] == 0 && ends[28, 30] == red)
    let wide = try draw("\(marker())<path d='M20 20h9' stroke-width='2' marker-start='url(#m)'/>")
    #expect(wide[15, 20] == red && wide[24, 20] == lime)
    let units = marker("markerUnits='userSpaceOnUse'")
    #expect(try draw("\(units)<path d='M20 20h9' stroke-width='2' marker-start='url(#m)'/>")[15, 20] == 0)
  }

  @Test("markers turn with the line, between two segments by half of it")
  func turns() throws {
    let turned = marker("orient='auto'")
    let path = "<path d='M10 10V30H30' fill='none' stroke-width='1' "
    let start = try draw("\(turned)\(path) marker-start='url(#m)'/>")
    #expect(start[10, 8] == red && start[10, 12] == lime)
    let end = try draw("\(turned)\(path) marker-end='url(#m)'/>")
    #expect(end[28, 30] == red && end[32, 30] == lime)
    let middle = try draw("\(turned)\(path) marker-mid='url(#m)'/>")
    #expect(middle[9, 28] == red && middle[11, 31] == lime)
    let back = try draw("\(marker("orient='auto-start-reverse'"))\(path) marker-start='url(#m)'/>")
    #expect(back[10, 12] == red && back[10, 8] == lime)
    let fixed = try draw("\(marker("orient='90'"))\(path) marker-end='url(#m)'/>")
    #expect(fixed[30, 28] == red && fixed[30, 32] == lime)
    // Where a closed path ends, and of what has no length.
    let closed = try draw("\(turned)<path d='M10 10h20v20h-20z' fill='none' marker-end='url(#m)'/>")
    #expect(closed[11, 8] == lime && closed[8, 11] == red)
    for line in ["M20 30V10z", "M20 10V30z"] {
      let back = try draw("\(turned)<path d='\(line)' fill='none' marker-start='url(#m)' marker-mid='url(#m)'/>")
      for y in [10, 30] { #expect(back[18, y] == red && back[21, y] == lime, "\(line)") }
    }
    let still = try draw("\(turned)<path d='M10 20v0h0V30' fill='none' marker-start='url(#m)'/>")
    #expect(still[10, 18] == red && still[10, 22] == lime)
  }

  @Test("arcs have no vertices but their ends; a contour that goes on where another one was closed has none there")
  func seams() throws {
    func vertices(_ path: String) throws -> Int {
      let image = try image("\(marker())<path d='\(path)' fill='none' style='marker:url(#m)'/>")
      // Each has two halves.
      return image.layers.count / 2
    }
    #expect(try vertices("M10 20A10 10 0 1 1 10 19") == 2)
    #expect(try vertices("M10 10H20V20Z") == 4)
    #expect(try vertices("M10 10H20V20ZH5") == 5)
    #expect(try vertices("M10 10H20M5 5H9") == 4)
  }

  @Test("what lies beyond a marker is not seen, unless it says so; a view box is fitted")
  func viewports() throws {
    let content = "<rect width='9' height='9' fill='red'/>"
    func drawn(_ attributes: String) throws -> Bitmap {
      try draw(
        "<marker id='m' markerWidth='6' markerHeight='6' \(attributes)>\(content)</marker>"
          + "<path d='M10 10h20' stroke-width='1' marker-start='url(#m)'/>")
    }
    #expect(try drawn("")[15, 15] == red && drawn("")[17, 17] == 0)
    #expect(try drawn("overflow='visible'")[17, 17] == red)
    let boxed = try drawn("viewBox='0 0 18 18' refX='9' refY='9'")
    #expect(boxed[8, 8] == red && boxed[11, 11] == 0 && boxed[6, 8] == 0)
  }

  @Test("markers are over the line unless the order is another one, and do not repeat themselves")
  func order() throws {
    let line = "<path d='M10 20h20' stroke='blue' stroke-width='2' marker-start='url(#m)' "
    #expect(try draw("\(marker())\(line)/>")[12, 20] == lime)
    #expect(try draw("\(marker())\(line) paint-order='markers'/>")[12, 20] == blue)
    #expect(reason("<g style='marker:url(#m)'>\(marker())<path d='M1 1h2'/></g>") == nil)
    #expect(reason("<path d='M0 0h1' marker-end='url(#a)'/>")?.contains("#a, which is no <marker>") == true)
    #expect(try draw("\(marker())<rect width='9' height='9' fill='none' style='marker:url(#m)'/>")[1, 1] == 0)
  }

  private func filled(_ pattern: String, _ content: String = "<rect width='5' height='10' fill='red'/>") throws
    -> Bitmap
  {
    try draw("<pattern id='p' \(pattern)>\(content)</pattern><rect width='40' height='40' fill='url(#p)'/>")
  }

  @Test("patterns are repeated from their tile on, in their units")
  func patterns() throws {
    let user = try filled("width='10' height='10' patternUnits='userSpaceOnUse'")
    #expect((0..<40).allSatisfy { user[$0, 20] == ($0 % 10 < 5 ? red : 0) })
    #expect(try filled("width='.25' height='25%'") == user)
    let moved = try filled("x='-7' y='3' width='10' height='10' patternUnits='userSpaceOnUse'")
    #expect((0..<40).allSatisfy { moved[$0, 20] == (($0 + 7) % 10 < 5 ? red : 0) })
    let relative = try filled(
      "width='.25' height='.25' patternContentUnits='objectBoundingBox'",
      "<rect width='.125' height='.25' fill='red'/>")
    #expect(relative == user)
    let boxed = try filled("width='.25' height='.25' viewBox='0 0 2 2'", "<rect width='1' height='2' fill='red'/>")
    #expect(boxed == user)
    let grown = try filled(
      "width='5' height='5' patternUnits='userSpaceOnUse' patternTransform='scale(2)'",
      "<rect width='2.5' height='5' fill='red'/>")
    #expect(grown == user)
    #expect(try filled("width='0' height='10' patternUnits='userSpaceOnUse'").pixels.allSatisfy { $0 == 0 })
  }

  @Test("tiles are cut at their edges, and have no seams between them")
  func tiles() throws {
    let large = try filled("width='10' height='10' patternUnits='userSpaceOnUse'", "<circle r='7' fill='red'/>")
    #expect(large[1, 1] == red && large[9, 9] == 0)
    for content in [
      "<rect x='-9' y='-9' width='27' height='27' fill='red'/>",
      "<rect width='3.7' height='4.3' fill='red'/><circle r='2' fill='red'/>",
    ] {
      let narrow = try filled(
        "width='3.7' height='4.3' patternUnits='userSpaceOnUse' patternTransform='rotate(10)'", content)
      // Parts of a pixel are rounded each.
      #expect(narrow.pixels.allSatisfy { $0 >> 24 >= 252 && $0 & 0xFF >= 252 })
    }
  }

  @Test("patterns have what others that they refer to have, and are refused where there are too many tiles")
  func references() throws {
    let base =
      "<pattern id='b' width='10' height='10' patternUnits='userSpaceOnUse'><rect width='5' height='10' fill='red'/></pattern>"
    let drawn = try draw("\(base)<pattern id='p' href='#b' x='5'/><rect width='40' height='40' fill='url(#p)'/>")
    #expect(drawn[2, 2] == 0 && drawn[7, 2] == red)
    #expect(
      reason(
        "<pattern id='p' width='1e-3' height='1' patternUnits='userSpaceOnUse'><path d='M0 0'/></pattern><rect width='40' height='40' fill='url(#p)'/>"
      )?
      .contains("tiles") == true)
    let light = try draw(
      "<mask id='m'><pattern id='p' width='10' height='10' patternUnits='userSpaceOnUse'><rect width='5' height='10' fill='white'/></pattern>"
        + "<rect width='40' height='40' fill='url(#p)'/></mask><rect width='40' height='40' fill='red' mask='url(#m)'/>"
    )
    #expect(light[12, 2] == red && light[17, 2] == 0)
  }

  @Test("of a switch the first is drawn that asks for nothing else; elsewhere each is asked")
  func conditions() throws {
    let box = "width='40' height='40'"
    let chosen = try draw(
      "<switch><foreignObject requiredExtensions='http://example.org/'/><rect \(box) systemLanguage='fr' fill='red'/>"
        + "<g systemLanguage='de, en-GB'><rect \(box) fill='lime'/></g><rect \(box) fill='blue'/></switch>")
    #expect(chosen[5, 5] == lime)
    #expect(try draw("<rect \(box) requiredExtensions='x' fill='red'/>")[5, 5] == 0)
  }

  @Test("what is important counts more wherever it stands, and what is inherited is what is around")
  func importance() throws {
    let box = "<rect class='a' width='40' height='40'"
    func drawn(_ rules: String, _ attributes: String) throws -> UInt32 {
      try draw("<style>\(rules)</style><g opacity='.5' fill='lime'>\(box) \(attributes)/></g>")[5, 5]
    }
    let (halfRed, halfBlue, halfLime): (UInt32, UInt32, UInt32) = (0x8000_0080, 0x8080_0000, 0x8000_8000)
    #expect(try drawn(".a{fill:red ! important}", "style='fill:blue'") == halfRed)
    #expect(try drawn(".a{fill:red!important}", "style='fill:blue !important'") == halfBlue)
    #expect(try drawn(".a{fill:red!important;fill:lime} rect.a{fill:blue}", "") == halfRed)
    #expect(try drawn(".a{fill:red}", "style='fill:inherit'") == halfLime)
    #expect(try drawn(".a{fill:red}", "opacity='inherit'") == 0x4000_0040)
  }
}
