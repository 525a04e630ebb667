import Foundation
import Testing

@testable import DaguerrePages

@Suite("HTML")
struct HTMLTests {
  @Test("text is escaped, markup is not, whatever it is interpolated into")
  func interpolation() {
    let text = "<b title=\"x\">'&'</b>"
    let html: HTML = "<p class=\"\(text)\">\(text)\(3)</p>"
    #expect(
      html.markup == """
        <p class="&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;">&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;\
        &lt;/b&gt;3</p>
        """)
    #expect(("<div>\(html)</div>" as HTML).markup == "<div>\(html.markup)</div>")
    #expect(("\(["<i>", "<b>"] as [HTML])" as HTML).markup == "<i>\n<b>")
  }

  @Test("five characters of ASCII have a reference, all others stand for themselves")
  func escaped() {
    let references = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
    for code in UInt8(0)...127 {
      let character = String(Unicode.Scalar(code))
      #expect(HTML.escaped(character) == references[character] ?? character)
    }
    #expect(HTML.escaped("é\u{1F600}\r\n&") == "é\u{1F600}\r\n&amp;")
  }

  @Test("a path keeps slashes and unreserved characters, and every byte comes back")
  func percentEncoded() throws {
    #expect(HTML.percentEncoded("a/b-c_d.e~9") == "a/b-c_d.e~9")
    #expect(HTML.percentEncoded("é \t%?#\"") == "%C3%A9%20%09%25%3F%23%22")
    for code in UInt8(1)...127 {
      let character = String(Unicode.Scalar(code))
      #expect(HTML.percentEncoded(character).removingPercentEncoding == character)
    }
  }

  @Test("JSON cannot end the element that it is in")
  func data() throws {
    let values = ["</script>", "<!--", "a"]
    let json = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
    let markup = HTML.data(json).markup
    #expect(!markup.contains("<"))
    #expect(try JSONDecoder().decode([String].self, from: Data(markup.utf8)) == values)
  }
}
