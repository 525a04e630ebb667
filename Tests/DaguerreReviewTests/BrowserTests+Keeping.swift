import DaguerreSnapshots
import Foundation
import TestSupport
import Testing

/// Where decisions of the page are kept.
extension BrowserTests {
  @Test("a browser keeps decisions for the changes that they are about, and a note that was being written")
  func kept() async throws {
    try await visit { browser, folder in
      try await browser.click("[data-path='border.width.focus'] [data-decision=accept]")
      try await browser.click(".note summary")
      try await browser.click(".note textarea")
      try await browser.type("to be")
      try await reload(browser)
      let accepted = "return document.querySelectorAll('.cause > article > header [data-state=accept]').length"
      let note = "return document.querySelector('.note textarea').value"
      #expect(try await browser.script(accepted) as? Int == 1)
      #expect(try await browser.script(note) as? String == "to be")
      // At another value nobody has looked.
      let report = try folder.text("report.js")
      try folder.write(report.replacing("\"new\":\"4.0\"", with: "\"new\":\"8.0\""), to: "report.js")
      try await reload(browser)
      #expect(try await browser.script(accepted) as? Int == 0)
      #expect(try await browser.script(note) as? String == "")
    }
  }

  @Test("what the page saves tells how causes and cases looked as the programs do that read it")
  func looks() async throws {
    let sample = SampleReport.small
    try await visit(sample, at: Self.dense) { browser, _ in
      try await browser.click("#case header [data-decision=accept]")
      try await browser.press("n")
      try await browser.wait(for: "document.activeElement.matches('textarea')")
      try await browser.type("wider?")
      try await browser.press(Self.escape, "j")
      try await browser.wait(for: "!location.hash.includes('dense')")
      try await browser.click("#case .causes [data-decision=reject]")
      try await browser.click("[data-action=save]")
      let decisions = try Decisions(try await browser.download("decisions.json"), name: "decisions.json")
      #expect(decisions.looks == sample.report.looks(of: decisions) && decisions.looks?.count == 1)
      let rejected = Set(decisions.reject.causes.map(\.path))
      #expect(decisions.changes == sample.report.changes.filter { rejected.contains($0.path) } && rejected.count == 1)
    }
  }

  @Test("while decisions are put others wait, and then go together")
  func together() async throws {
    let session = "daguerre.session({\"token\": \"t0ken\", \"revision\": 3, \"decisions\": null});"
    try await visit(session: session) { browser, _ in
      try await browser.script(
        """
        window.bodies = [];
        window.waiting = [];
        window.fetch = (path, { body }) => {
          bodies.push(JSON.parse(body).accept.causes.length);
          return new Promise((resolve) => waiting.push(() => resolve({ json: async () => ({ ok: true, revision: 4 }) })));
        };
        """)
      for path in ["color.action.enabled", "button.border.radius.default", "border.width.focus"] {
        try await browser.click("[data-path='\(path)'] [data-decision=accept]")
      }
      #expect(try await browser.script("return bodies") as? [Int] == [1])
      try await browser.script("waiting.shift()()")
      try await browser.wait(for: "bodies.length === 2")
      try await browser.script("waiting.shift()()")
      #expect(try await browser.script("return bodies") as? [Int] == [1, 3])
      try await browser.click("[data-action=accept-rest]")
      try await browser.click("[data-action=apply]")
      #expect(try await browser.text("#ask p") == "10 cases will be recorded.")
    }
  }
}
