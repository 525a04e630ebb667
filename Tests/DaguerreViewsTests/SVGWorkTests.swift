import DaguerreGraphics
import DaguerreImages
import DaguerreSupport
import DaguerreViews
import Foundation
import Testing

/// Small documents that ask for a lot are refused in words, before they take minutes or all memory.
@Suite("SVG documents that ask for a lot")
struct SVGWorkTests {
  private func reason(_ content: String, before: String = "") -> String? {
    let text = before + "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'>\(content)</svg>"
    do {
      _ = try VectorImage(svg: Data(text.utf8), file: "icon.svg")
      return nil
    } catch { return error.description }
  }

  /// As many copies of an element.
  private func uses(_ count: Int, of id: String) -> String {
    String(repeating: "<use href='#\(id)'/>", count: count)
  }

  @Test("what is used again is counted each time: paths, classes and elements")
  func use() {
    let path = "<path id='a' d='M0 0\(String(repeating: "h1", count: 100_000))'/>"
    #expect(reason("<defs>\(path)</defs>\(uses(10, of: "a"))") == nil)
    #expect(reason("<defs>\(path)</defs>\(uses(1_000, of: "a"))")?.contains("more than 32 MB are drawn") == true)
    let symbol = "<symbol id='a' class='\(String(repeating: "b ", count: 50_000))'/>"
    #expect(reason("\(symbol)\(uses(1_000, of: "a"))")?.contains("more than 32 MB are drawn") == true)
    var doubling = "<g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...40 { doubling += "<g id='a\(level)'>\(uses(2, of: "a\(level - 1)"))</g>" }
    #expect(reason("<defs>\(doubling)</defs>\(uses(1, of: "a40"))")?.contains("more than 50000 elements") == true)
  }

  @Test("gradients are read once, and of many stops few times")
  func gradients() {
    let stops = (0..<20_000).map { "<stop offset='\(Double($0) / 20_000)' stop-color='red'/>" }.joined()
    let rectangle = "<rect width='1' height='1' fill='url(#a)'/>"
    let gradient = "<linearGradient id='a'>\(stops)</linearGradient>"
    #expect(reason(gradient + String(repeating: rectangle, count: 20)) == nil)
    #expect(reason(gradient + String(repeating: rectangle, count: 1_000))?.contains("more than 32 MB") == true)
  }

  @Test("pictures are read once, and have so many pixels together")
  func pictures() throws {
    let bytes = try PNG.encode(Bitmap(width: 4_096, height: 4_096, pixels: Array(repeating: 0, count: 1 << 24)))
    let link = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
    let picture = "<image id='a' width='1' height='1' href='\(link)'/>"
    #expect(reason(picture + uses(20, of: "a")) == nil)
    #expect(reason(String(repeating: picture, count: 5))?.contains("pixels together") == true)
  }

  @Test("style sheets have so many rules")
  func rules() {
    func sheet(_ count: Int) -> String { "<style>\(String(repeating: ".a{fill:red}", count: count))</style>" }
    #expect(reason(sheet(1_000) + sheet(1_000)) == nil)
    #expect(reason(sheet(2_000) + sheet(1))?.contains("more than 2000 rules") == true)
  }

  @Test("entities are not expanded without end")
  func entities() {
    var entities = "<!ENTITY a0 'aaaaaaaaaa'>"
    for level in 1...12 { entities += "<!ENTITY a\(level) '\(String(repeating: "&a\(level - 1);", count: 10))'>" }
    #expect(reason("<style>&a12;</style>", before: "<!DOCTYPE svg [\(entities)]>") != nil)
    #expect(reason("<path d='&a12;'/>", before: "<!DOCTYPE svg [\(entities)]>") != nil)
  }
}
