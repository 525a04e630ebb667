import DaguerreGraphics
import TestSupport
import Testing

/// What is found on the page, and by which addresses.
extension BrowserTests {
  @Test("a space between words stays while the next word is waited for")
  func pause() async throws {
    try await visit { browser, _ in
      try await browser.press("/")
      try await browser.type("pressed ")
      try await browser.wait(for: "location.hash === '#find=pressed'")
      try await browser.type("dense")
      try await browser.wait(for: "location.hash === '#find=pressed+dense'")
    }
  }

  @Test(
    "a cause that changes no case is found by words of its name and by the filter, and decided",
    arguments: ["find=default+elevation", "cause=elevation.composite.default"])
  func causeWithoutCases(filter: String) async throws {
    try await visit(at: "#\(filter)") { browser, _ in
      #expect(try await texts(browser, "#cards h2") == ["elevation.composite.default"])
      try await browser.click("[aria-label='Accept elevation.composite.default']")
      #expect(try await saved(browser).accept.causes == [.init("elevation.composite.default")])
    }
  }

  @Test("an address of a case that the report does not have leads to the causes")
  func goneCase() async throws {
    try await visit(at: Self.dense) { browser, _ in
      try await browser.script("location.hash = '#case=gone'")
      let told = "This report has no case gone with the values of the address"
      try await hears(browser, told)
      #expect(try await browser.script("return document.title") as? String == "Review · 10 changes")
    }
  }

  @Test(
    "filters by component, cause and decision leave what fits all of them; what a report does not have filters nothing")
  func severalFilters() async throws {
    try await visit(at: "#component=tile&decision=open&theme=nowhere&mode=light") { browser, _ in
      try await hears(browser, "1 card, 1 case")
      #expect(try await browser.script("return document.querySelector('[name=theme]').value") as? String == "")
      try await browser.click(".group [data-decision=reject]")
      for (hash, told) in [
        ("decision=open", "4 cards, 9 cases"), ("decision=reject", "1 card, 1 case"),
        ("decision=accept", "0 cards, 0 cases"),
        ("cause=no+token", "1 card, 2 cases"), ("cause=border.width.focus&mode=dark", "1 card, 2 cases"),
        ("", "All of 6 cards, 10 cases"),
      ] {
        try await browser.script("location.hash = arguments[0]", hash)
        try await hears(browser, told)
        let isEmpty = try await browser.script("return document.getElementById('none').checkVisibility()") as? Bool
        #expect(isEmpty == told.hasPrefix("0"), "\(hash)")
      }
    }
  }

  @Test("the changes of a cause come in the order of how much it changes in all cases that look so")
  func changesInOrder() async throws {
    var sample = SampleReport(comparedCases: 9)
    sample.cause("ink", ["theme": "plain"], old: "1.0", new: "2.0")
    let places = [("light", "comfortable"), ("light", "dense"), ("dark", "comfortable")]
    for (id, width, count) in [("few/small", 4, 1), ("many/small", 6, 3), ("few/large", 9, 1)] {
      let before = Bitmap(width: 10, height: 1, pixels: Array(repeating: 0xFFFF_FFFF, count: 10))
      var after = before
      for x in 0..<width { after.pixels[x] = 0xFF00_0000 }
      sample.group(
        before: before, after: after, cells: [(name: "Cell", frame: [0, 0, width, 1])],
        of: places.prefix(count).map { (id, ["theme": "plain", "mode": $0.0, "rowDensity": $0.1]) }
      ) { _, _ in ["ink"] }
    }
    try await visit(sample) { browser, _ in
      try await browser.script("document.querySelectorAll('.cause details').forEach((node) => { node.open = true; })")
      try await browser.wait(for: "document.querySelectorAll('.cause .group').length === 3")
      let names = try await texts(browser, ".cause .group > .row > div > a").map { $0.prefix { $0 != " " } }
      #expect(names == ["many/small", "few/large", "few/small"])
    }
  }
}
