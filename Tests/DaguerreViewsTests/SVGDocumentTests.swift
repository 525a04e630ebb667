import DaguerreGraphics
import DaguerreImages
import DaguerreSupport
import DaguerreViews
import Foundation
import TestSupport
import Testing

/// What documents of drawing programs have beside paths, by the pixels that come of it.
@Suite("SVG documents")
struct SVGDocumentTests: SVGSuite {
  let side = 20.0

  private let red: UInt32 = 0xFF00_00FF
  private let lime: UInt32 = 0xFF00_FF00

  @Test("clips cut, and are left out where they cut nothing, as around all that programs export")
  func clips() throws {
    let page = "<defs><clipPath id='c'><path d='M0 0h20v20H0z'/></clipPath></defs>"
    let whole = try image("<g clip-path='url(#c)'><circle cx='9' cy='9' r='9' fill='red'/></g>\(page)")
    #expect(whole.layers.count == 1 && whole.layers[0].group == nil)
    // These have corners of the page alone, and do not hold all of it.
    for (data, left) in [("M20 20L0 0L0 20Z", red), ("M0 0L20 20L0 20L20 0Z", 0), ("M0 0V20M20 20V0", 0)] {
      let drawn = try draw(
        "<clipPath id='c'><path d='\(data)'/></clipPath><rect width='20' height='20' fill='red' clip-path='url(#c)'/>")
      #expect(drawn[2, 10] == left && drawn[17, 10] == 0, "\(data)")
    }
    let half = "<clipPath id='c'><rect width='10' height='20' fill='none'/></clipPath>"
    let cut = try draw("\(half)<rect width='20' height='20' fill='red' clip-path='url(#c)'/>")
    #expect(cut[9, 9] == red && cut[10, 9] == 0)
    // A clip is a shape, however it would be painted.
    let faded = "<clipPath id='c'><rect width='10' height='20' opacity='.5'/></clipPath>"
    #expect(try draw("\(faded)<rect width='20' height='20' fill='red' clip-path='url(#c)'/>") == cut)
    // In shares of the box of what is clipped, and by its own rule.
    let ring = "<path clip-rule='evenodd' d='M0 0h1v1h-1z M.25 .25h.5v.5h-.5z'/>"
    let share = "<clipPath id='c' clipPathUnits='objectBoundingBox'>\(ring)</clipPath>"
    let framed = try draw("\(share)<rect x='4' y='4' width='12' height='12' fill='red' clip-path='url(#c)'/>")
    #expect(framed[5, 5] == red && framed[10, 10] == 0 && framed[3, 10] == 0)
  }

  @Test("masks let through what is bright in them, or opaque")
  func masks() throws {
    let mask = "<mask id='m'><rect width='10' height='20' fill='white'/></mask>"
    let masked = try draw("\(mask)<g mask='url(#m)'><rect width='20' height='20' fill='red'/></g>")
    #expect(masked[9, 9] == red && masked[10, 9] == 0)
    let grey = "<mask id='m'><rect width='20' height='20' fill='#808080'/></mask>"
    #expect(try draw("\(grey)<rect width='20' height='20' fill='red' mask='url(#m)'/>")[9, 9] >> 24 == 128)
    let alpha = "<mask id='m' style='mask-type:alpha'><rect width='10' height='20'/></mask>"
    #expect(try draw("\(alpha)<rect width='20' height='20' fill='red' mask='url(#m)'/>")[9, 9] == red)
    // As cairo writes them, and so what makes SVG files of PDF files: all white first.
    let whitening = "<filter id='w'><feColorMatrix type='matrix' in='SourceGraphic' "
    let values = "values='0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0'/></filter>"
    for content in [
      "<rect width='10' height='20' fill='navy' fill-opacity='.5'/>",
      "<g opacity='.5'><rect width='5' height='20'/><rect x='5' width='5' height='20' fill='red'/></g>",
    ] {
      let white = "\(whitening)\(values)<mask id='m'><g filter='url(#w)'>\(content)</g></mask>"
      let masked = try draw("\(white)<rect width='20' height='20' fill='red' mask='url(#m)'/>")
      #expect(masked[4, 9] >> 24 == 128 && masked[9, 9] >> 24 == 128 && masked[10, 9] == 0)
    }
  }

  @Test("what is dark in a mask takes away what is below it there, as far as it is opaque")
  func darkMasks() throws {
    let white = "<mask id='m'><rect width='20' height='20' fill='white'/>"
    let shapes = "<rect width='5' height='20'/><rect x='5' width='5' height='20' fill='#808080'/>"
    let faint = "<g opacity='.5'><rect x='10' width='5' height='20' fill='#808080'/></g></mask>"
    let masked = try draw("\(white)\(shapes)\(faint)<rect width='20' height='20' fill='red' mask='url(#m)'/>")
    #expect([2, 7, 12, 17].map { masked[$0, 9] >> 24 } == [0, 128, 191, 255])
    let picture = "<image width='9' height='9' href='data:image/png;base64,AAAA'/>"
    #expect(reason("<mask id='m'>\(picture)</mask><rect mask='url(#m)' width='9' height='9'/>") != nil)
  }

  @Test(
    "of what is masked no more is seen than the mask's region has, a tenth around the box unless it says another one")
  func regionsOfMasks() throws {
    let content = "<rect width='20' height='20' fill='white'/></mask><g mask='url(#m)'>"
    let box = "<path fill='red' d='M0 0h20v20h-20z'/></g>"
    let own = try draw("<mask id='m' maskUnits='userSpaceOnUse' x='5' y='25%' width='4' height='10'>\(content)\(box)")
    #expect(own[4, 9] == 0 && own[5, 9] == red && own[8, 9] == red && own[9, 9] == 0)
    #expect(own[7, 4] == 0 && own[7, 5] == red && own[7, 14] == red && own[7, 15] == 0)
    let share = try draw("<mask id='m' x='.25' y='0' width='.5' height='1'>\(content)\(box)")
    #expect(share == (try draw("<rect x='5' width='10' height='20' fill='red'/>")))
    // The line reaches farther out than a tenth of the shape.
    let line = "<path mask='url(#m)' d='M5 5h10v10h-10z' stroke-width='8' stroke='red'/>"
    let tenth = try draw("<mask id='m'><rect width='20' height='20' fill='white'/></mask>\(line)")
    #expect(tenth[3, 9] == 0 && tenth[4, 9] == red && tenth[15, 9] == red && tenth[16, 9] == 0)
  }

  @Test("percentages are shares of the viewport that is drawn, and nothing is seen beyond it")
  func percentages() throws {
    let corner = try draw("<rect x='50%' y='25%' width='25%' height='100%' fill='red'/>")
    #expect(corner[10, 5] == red && corner[14, 19] == red && corner[9, 5] == 0 && corner[15, 9] == 0)
    #expect(corner[10, 4] == 0)
    let circle = try commands("<circle cx='50%' cy='50%' r='25%' fill='red'/>")
    #expect(circle == (try commands("<circle cx='10' cy='10' r='5' fill='red'/>")))
    let inner = "<rect width='50%' height='100%' fill='red'/>"
    let nested = try draw("<svg x='50%' width='50%' height='50%' viewBox='0 0 4 4'>\(inner)</svg>\(inner)")
    #expect(nested[10, 0] == red && nested[14, 9] == red && nested[15, 0] == 0 && nested[10, 10] == 0)
    #expect(nested[9, 19] == red, "after it, the viewport is the page again")
    let wide = "<rect x='-9' width='99' height='1' fill='red'/>"
    let cut = try draw("<svg x='5' width='6' height='4' viewBox='0 0 6 4'>\(wide)</svg>")
    #expect(cut[5, 0] == red && cut[10, 0] == red && cut[4, 0] == 0 && cut[11, 0] == 0)
    let open = try draw("<svg x='5' width='6' height='4' style='overflow: visible'>\(wide)</svg>")
    #expect(open[0, 0] == red && open[19, 0] == red)
    let used = try draw(
      "<symbol id='s' viewBox='0 0 2 2'>\(inner)</symbol><use href='#s' x='50%' width='50%' height='4'/>")
    // As high as wide, in the middle.
    #expect(used[13, 0] == red && used[14, 3] == red && used[15, 2] == 0 && used[12, 2] == 0)
  }

  @Test("gradients are laid over shapes or the page, follow transforms, and take stops from each other")
  func gradients() throws {
    let stops = "<stop offset='0' stop-color='red'/><stop offset='100%' style='stop-color:lime'/>"
    let linear = "<defs><linearGradient id='g'>\(stops)</linearGradient></defs>"
    let across = try draw("\(linear)<rect width='20' height='20' fill='url(#g)'/>")
    #expect(across[0, 5] & 0xFF > 245 && across[19, 5] >> 8 & 0xFF > 245)
    #expect(across[5, 0] == across[5, 19] && abs(Int(across[9, 3] & 0xFF) - 134) < 4)
    let down = "<linearGradient id='h' xlink:href='#g' x2='0' y2='100%'/>"
    let turned = try draw(
      "\(linear)\(down)<g transform='rotate(-90 10 10)'><path d='M0 0h20v20H0z' fill='url(#h)'/></g>")
    #expect(turned[0, 9] & 0xFF > 245 && turned[19, 9] >> 8 & 0xFF > 245)
    let radial = """
      <radialGradient id='r' gradientUnits='userSpaceOnUse' cx='0' cy='0' r='1' gradientTransform='translate(10 10) scale(10)'>
      \(stops)</radialGradient>
      """
    let round = try draw("\(radial)<rect width='20' height='20' fill='url(#r)'/>")
    #expect(round[10, 10] & 0xFF > 235 && round[0, 0] == lime && round[10, 1] >> 8 & 0xFF > 200)
    let focal = """
      <radialGradient id='r' gradientUnits='userSpaceOnUse' cx='10.5' cy='10.5' r='8' fx='4.5' fy='10.5'>\(stops)
      </radialGradient><rect width='20' height='20' fill='url(#r)'/>
      """
    let pushed = try draw(focal)
    #expect(pushed[4, 10] == red && pushed[2, 10] == lime && pushed[18, 10] == lime && pushed[17, 10] & 0xFF > 0)
    let stroked = try draw("\(linear)<path d='M2 10h16' stroke='url(#g)' stroke-width='4' fill='none'/>")
    #expect(stroked.pixels.allSatisfy { $0 == 0 }, "a box without height has no gradient")
    let fading = "<linearGradient id='f'><stop stop-color='red'/><stop offset='1' stop-color='lime' stop-opacity='0'/>"
    let both = try draw("\(fading)</linearGradient><rect width='21' height='20' fill='url(#f)'/>")
    #expect(both[10, 9] == 0x8000_4040, "colours and opacities change apart, not as a product")
    let faded = "<linearGradient id='f'><stop stop-color='red' stop-opacity='.5'/></linearGradient>"
    #expect(try draw("\(faded)<rect width='20' height='20' fill='url(#f)'/>")[3, 3] == 0x8000_0080)
  }

  @Test("a gradient goes on beyond its ends as it says: as it ends, from its start again, or back")
  func spreads() throws {
    let stops = "<stop stop-color='red'/><stop offset='.5' stop-color='red'/><stop offset='.5' stop-color='lime'/>"
    /// The colours of a row, `r` for red and `g` for green.
    func row(_ gradient: String, _ spread: String, shape: String = "<rect width='20' height='20' fill='url(#g)'/>")
      throws -> String
    {
      let kind = gradient.prefix { $0 != " " }
      let drawn = try draw(
        "<\(gradient) id='g' gradientUnits='userSpaceOnUse' spreadMethod='\(spread)'>\(stops)</\(kind)>\(shape)")
      return String((0..<20).map { drawn[$0, 10] == red ? "r" : drawn[$0, 10] == lime ? "g" : "?" })
    }
    let linear = "linearGradient x1='8' x2='12'"
    #expect(try row(linear, "pad") == "rrrrrrrrrrgggggggggg")
    #expect(try row(linear, "repeat") == "rrggrrggrrggrrggrrgg")
    #expect(try row(linear, "reflect") == "rrggggrrrrggggrrrrgg")
    #expect(
      try row(linear, "repeat", shape: "<path d='M0 10h20v1' stroke='url(#g)' stroke-width='9' fill='none'/>")
        == "rrggrrggrrggrrggrrgg", "a line reaches out of its shape")
    #expect(try row("radialGradient cx='0' cy='10.5' r='4'", "repeat") == "rrggrrggrrggrrggrrgg")
    #expect(try row("radialGradient cx='0' cy='10.5' r='4'", "reflect") == "rrggggrrrrggggrrrrgg")
    // Circles reach 6, 12 and 18 to the right of the focus, and 2, 4 and 6 to its left.
    #expect(try row("radialGradient cx='8' cy='10.5' fx='6' fy='10.5' r='4'", "repeat") == "grgrgrrrrgggrrrgggrr")
    for refused in [
      "<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='.01' spreadMethod='repeat'>\(stops)</linearGradient>",
      "<radialGradient id='g' fr='.2' spreadMethod='reflect'>\(stops)</radialGradient>",
      "<radialGradient id='g' spreadMethod='mirror'>\(stops)</radialGradient>",
    ] { #expect(reason("\(refused)<rect width='20' height='20' fill='url(#g)'/>")?.contains("spreadMethod") == true) }
  }

  @Test("elements are used again, with what they inherit there, and symbols fill the room that they get")
  func uses() throws {
    let used = try draw(
      """
      <defs><rect id='a' width='5' height='5'/></defs>
      <symbol id='s' viewBox='0 0 2 2'><path d='M0 0h2v2z' fill='lime'/></symbol>
      <use href='#a' fill='red'/><use xlink:href='#a' x='10' transform='translate(0 10)'/>
      <use href='#s' x='10' width='8' height='8'/>
      """)
    #expect(used[2, 2] == red && used[12, 12] == 0xFF00_0000 && used[6, 2] == 0)
    #expect(used[16, 2] == lime && used[11, 6] == 0)
    #expect(reason("<use href='#none'/>")?.contains("<use> refers to nothing") == true)
    #expect(reason("<g id='a'><use href='#a'/></g>")?.contains("#a refers to itself") == true)
    let bomb = (1...8).map { level in
      "<g id='l\(level)'>" + String(repeating: "<use href='#l\(level - 1)'/>", count: 10) + "</g>"
    }
    #expect(
      reason("<defs><rect id='l0' width='1' height='1'/>\(bomb.joined())</defs><use href='#l8'/>")?
        .contains("more than 50000 elements") == true)
  }

  @Test("elements may be nested deep, but not endlessly")
  func depth() {
    func nested(_ count: Int) -> String {
      String(repeating: "<g>", count: count) + "<rect width='1' height='1'/>" + String(repeating: "</g>", count: count)
    }
    #expect(reason(nested(150)) == nil)
    #expect(reason(nested(300))?.contains("more than 200 elements are nested") == true)
    let chain = (1...8).map {
      "<g id='n\($0)'>\(String(repeating: "<g>", count: 40))<use href='#n\($0 - 1)'/>\(String(repeating: "</g>", count: 40))</g>"
    }
    #expect(
      reason("<defs><rect id='n0' width='1' height='1'/>\(chain.joined())</defs><use href='#n8'/>")?
        .contains("more than 200 elements are nested") == true)
  }

  @Test("style sheets have names, classes and ids, of which ids count most and attributes least")
  func styles() throws {
    let sheet = "<defs><style>/* a */ rect { fill: red } .b,.c{fill:lime;opacity:1} #d { fill: #00f }</style></defs>"
    let drawn = try draw(
      """
      \(sheet)<rect fill='black' width='5' height='5'/><rect class='x c' x='5' width='5' height='5'/>
      <rect class='b' id='d' x='10' width='5' height='5'/><rect class='b' style='fill:#fff' x='15' width='5' height='5'/>
      """)
    #expect([2, 7, 12, 17].map { drawn[$0, 2] } == [red, lime, 0xFFFF_0000, .max])
    #expect(reason("<style>g > rect{fill:red}</style>")?.contains("'g > rect' in <style> is not supported") == true)
    #expect(reason("\n<style>@import 'a.css';</style>")?.hasPrefix("icon.svg:2: error: '@import") == true)
  }

  @Test("groups fade as one")
  func groups() throws {
    let boxes = "<rect width='12' height='20'/><rect x='8' width='12' height='20'/>"
    let drawn = try draw("<g opacity='.5' fill='red'>\(boxes)</g>")
    #expect(Set([2, 10, 18].map { drawn[$0, 5] }) == [0x8000_0080])
    let stroked = try draw(
      "<rect x='5' y='5' width='10' height='10' fill='red' stroke='lime' stroke-width='4' opacity='.5'/>")
    #expect(stroked[6, 6] == 0x8000_8000 && stroked[10, 10] == 0x8000_0080)
  }

  @Test("pictures are embedded, and fill shapes")
  func pictures() throws {
    let picture = Bitmap(width: 2, height: 1, pixels: [red, lime])
    let data = "data:image/png;base64,\(Data(try PNG.encode(picture)).base64EncodedString())"
    let shown = try draw("<image width='20' height='20' preserveAspectRatio='none' xlink:href='\(data)'/>")
    #expect(shown[2, 10] == red && shown[17, 10] == lime)
    let fitted = try draw("<image width='20' height='20' href='\(data)'/>")
    #expect(fitted[2, 4] == 0 && fitted[2, 10] == red)
    let filled = try draw(
      """
      <circle cx='10' cy='10' r='10' fill='url(#p)'/><defs>
      <pattern id='p' patternContentUnits='objectBoundingBox' width='1' height='1'><use href='#i' transform='scale(.5 1)'/></pattern>
      <image id='i' width='2' height='1' href='\(data)'/></defs>
      """)
    #expect(filled[0, 0] == 0 && filled[4, 10] == red && filled[16, 10] == lime)
    #expect(reason("<image href='photo.png'/>")?.contains("embed the picture") == true)
  }

  @Test("templates are all in one colour, gradients and pictures too")
  func templates() throws {
    let stops = "<stop stop-color='red'/><stop offset='1' stop-color='lime'/>"
    let image = try image(
      "<linearGradient id='g'>\(stops)</linearGradient><g opacity='.5'><rect width='20' height='9' fill='url(#g)'/></g>"
    )
    let colors = try Fixture().commands { Image(image).renderingMode(.template).foregroundColor(.green) }
    #expect(colors.contains { if case .fillPath(_, _, .green.opacity(0.5)) = $0 { true } else { false } })
    #expect(!colors.contains { if case .fillGradient = $0 { true } else { false } })
  }

  @Test("a line along a curve is round, however far its units are scaled")
  func scaledLines() throws {
    let ring = "fill='none' stroke='red'"
    let plain = try draw("<circle cx='10' cy='10' r='8' stroke-width='2' \(ring)/>")
    for scale in [100.0, 1_000_000] {
      let scaled = try draw(
        "<g transform='scale(\(scale))'><circle cx='\(10 / scale)' cy='\(10 / scale)' r='\(8 / scale)' "
          + "stroke-width='\(2 / scale)' \(ring)/></g>")
      let differences = (0..<20).flatMap { y in
        (0..<20).map { x in abs(Int(plain[x, y] >> 24) - Int(scaled[x, y] >> 24)) }
      }
      #expect(differences.max() ?? 0 <= 2, "\(scale)")
    }
    let dashes = "stroke-dasharray='.03 .01' stroke-dashoffset='.01' stroke-width='.04' stroke='red'"
    let dashed = try draw("<g transform='scale(100)'><path d='M0 .1h.2' \(dashes)/></g>")
    #expect([0, 1, 2, 3, 4, 5, 6].map { dashed[$0, 10] == red } == [true, true, false, true, true, true, false])
  }

  @Test("a viewport without room shows nothing")
  func emptyViewport() throws {
    let box = "<rect width='1' height='1' fill='red'/>"
    #expect(try draw("<svg width='0' height='20' viewBox='0 0 1 1'>\(box)</svg>")[0, 0] == 0)
    #expect(
      try draw("<symbol id='s' viewBox='0 0 1 1'>\(box)</symbol><use href='#s' width='0' height='20'/>")[0, 0] == 0)
  }

  @Test("what is used is as large as the one that uses it says, symbols and viewports")
  func sizesOfUses() throws {
    let content = "viewBox='0 0 1 1'><rect width='1' height='1' fill='red'/>"
    let viewport = "<defs><svg id='a' x='5' width='2' height='2' \(content)</svg></defs>"
    let own = try draw("\(viewport)<use href='#a'/>")
    #expect(own[6, 1] == red && own[4, 1] == 0 && own[8, 1] == 0)
    let larger = try draw("\(viewport)<use href='#a' width='10' height='10'/>")
    #expect(larger[14, 9] == red && larger[4, 1] == 0 && larger[15, 9] == 0)
    let symbol = try draw("<symbol id='a' \(content)</symbol><use href='#a' width='10' height='10'/>")
    #expect(symbol[9, 9] == red && symbol[10, 9] == 0)
  }

  @Test("a line lies under what is filled where it is named before", arguments: ["stroke", "markers stroke fill"])
  func paintOrder(order: String) throws {
    let drawn = try draw(
      "<rect x='5' y='5' width='10' height='10' fill='red' stroke='lime' stroke-width='4' paint-order='\(order)'/>")
    #expect(drawn[5, 10] == red && drawn[4, 10] == lime)
  }
}
