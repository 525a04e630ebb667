import TestSupport
import Testing

/// Keys besides those of ``BrowserTests/keyboard()``.
extension BrowserTests {
  /// A key with Control, which the driver would give to the browser.
  private func control(_ browser: Browser, _ key: String) async throws {
    let event = "new KeyboardEvent('keydown', { key: arguments[0], ctrlKey: true, bubbles: true })"
    try await browser.script("document.activeElement.dispatchEvent(\(event))", key)
  }

  @Test("Control with Z, Shift and Z, and Y undoes and does again, but not while a text is written")
  func undo() async throws {
    try await visit { browser, _ in
      try await control(browser, "z")
      try await hears(browser, "Nothing to undo")
      try await control(browser, "y")
      try await hears(browser, "Nothing to redo")
      try await browser.click(".group [data-decision=accept]")
      try await control(browser, "x")
      #expect(try await counts(browser) == [9, 1, 0, 0])
      try await control(browser, "z")
      #expect(try await counts(browser) == [10, 0, 0, 0])
      try await control(browser, "Z")
      #expect(try await counts(browser) == [9, 1, 0, 0])
      try await browser.press("/")
      try await control(browser, "z")
      #expect(try await counts(browser) == [9, 1, 0, 0])
      try await browser.press(Self.escape)
      try await control(browser, "z")
      // What was undone is gone with the next decision.
      try await browser.click(".group [data-decision=reject]")
      try await control(browser, "y")
      try await hears(browser, "Nothing to redo")
      #expect(try await counts(browser) == [9, 0, 1, 0])
    }
  }

  @Test("keys go from card to card and write notes on them; single keys can be turned off")
  func cardKeys() async throws {
    try await visit { browser, _ in
      try await browser.click(".note summary")
      try await browser.press("j", "j", "j", "j", "j", "k")
      let focus = "return document.activeElement.textContent"
      #expect(try await browser.script(focus) as? String == "color.action.enabled")
      try await browser.press("n")
      try await browser.wait(for: "document.activeElement.closest('[data-path=\"color.action.enabled\"] textarea')")
      try await browser.type("why?")
      try await browser.press(Self.escape)
      try await hears(browser, "Note kept")
      #expect(try await browser.script(focus) as? String == "color.action.enabled")
      // From inside of a card to the next one.
      try await browser.script("document.activeElement.closest('.card').querySelector('summary').focus()")
      try await browser.press("j")
      #expect(try await browser.script(focus) as? String == "button.border.radius.default")

      try await browser.press("?")
      try await browser.click("#keys input")
      try await browser.press(Self.escape)
      try await browser.press("k", "a", "u")
      #expect(try await browser.script(focus) as? String == "button.border.radius.default")
      let decisions = try await saved(browser)
      #expect(decisions.notes == [.init(on: ["path": "color.action.enabled"], "why?")])
      #expect(decisions.accept.causes.isEmpty)
    }
  }

  @Test("the first link leads past the filters")
  func skip() async throws {
    try await visit { browser, _ in
      try await browser.press(Self.tab, Self.enter)
      #expect(try await browser.script("return document.activeElement.id") as? String == "main")
    }
  }
}
