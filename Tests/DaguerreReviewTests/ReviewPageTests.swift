import DaguerreReview
import Foundation
import TestSupport
import Testing

@Suite("Page of a report")
struct ReviewPageTests {
  private func text(withSession: Bool) -> String {
    String(decoding: ReviewPage.index(withSession: withSession), as: UTF8.self)
  }

  private func sources(in page: String) -> [String] {
    page.matches(of: /<script src="([^"]*)" defer><\/script>/).map { String($0.output.1) }
  }

  @Test("it consists of a page, a stylesheet and scripts, each once")
  func files() {
    let paths = ReviewPage.files.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.prefix(2) == ["index.html", "report.css"])
    #expect(paths.dropFirst(2).allSatisfy { $0.wholeMatch(of: /report-[a-z]+\.js/) != nil })
    for file in ReviewPage.files {
      #expect(!file.bytes.isEmpty && String(validating: file.bytes, as: UTF8.self) != nil, "\(file.path)")
    }
  }

  @Test("the page loads its scripts and the report, in order, and nothing else")
  func index() throws {
    let page = text(withSession: false)
    let own = ReviewPage.files.map(\.path).filter { $0.hasSuffix(".js") }
    #expect(sources(in: page) == own + ["report.js"])
    let file = try #require(ReviewPage.files.first { $0.path == "index.html" })
    #expect(file.bytes == ReviewPage.index(withSession: false))
    #expect(sources(in: text(withSession: true)) == own + ["session.js", "report.js"])
  }

  @Test("no script and no style stands in the page, and it may only load what is beside it", arguments: [false, true])
  func policy(withSession: Bool) throws {
    let page = text(withSession: withSession)
    #expect(page.matches(of: /<script/).count == sources(in: page).count)
    #expect(page.firstMatch(of: /\s(on[a-z]+|style)=/) == nil && !page.contains("<style"))
    #expect(page.firstMatch(of: /(src|href)="(https?:)?\/\//) == nil)
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).output.1
      .replacing("&#39;", with: "'")
    let rules = Dictionary(
      uniqueKeysWithValues: policy.split(separator: ";").map { rule -> (String, [Substring]) in
        let words = rule.split(separator: " ")
        return (String(words[0]), Array(words.dropFirst()))
      })
    #expect(rules["default-src"] == ["'none'"])
    #expect(rules["script-src"]?.contains("'self'") == true && rules["img-src"]?.contains("data:") == true)
    #expect(rules["connect-src"] == [withSession ? "'self'" : "'none'"])
    #expect(!policy.contains("unsafe") && !policy.contains("*") && !policy.contains("http"))
    #expect(policy.contains("file:") == !withSession)
  }

  @Test("scripts make elements, never markup from text")
  func scripts() {
    for file in ReviewPage.files where file.path.hasSuffix(".js") {
      let script = String(decoding: file.bytes, as: UTF8.self)
      for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
        #expect(!script.contains(word), "\(file.path) has \(word)")
      }
    }
  }
}
