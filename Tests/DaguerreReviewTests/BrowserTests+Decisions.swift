import DaguerreSnapshots
import Foundation
import TestSupport
import Testing

/// What people decide on the page.
extension BrowserTests {
  @Test("one accepted, one rejected, with notes, saved as decisions.json, and still there after a reload")
  func decide() async throws {
    try await visit { browser, folder in
      try await browser.click(".group [aria-label='Accept tile/solid, plain, light, comfortable']")
      try await browser.click("[aria-label='Reject tile/<b>new</b>, harbour, dark, dense']")
      #expect(try await counts(browser) == [8, 1, 1, 0])
      try await browser.click(".note summary")
      try await browser.click(".note textarea")
      try await browser.type("Looks \"fine\"")
      let decisions = try await saved(browser)
      #expect(decisions.version == 1 && decisions.references == "5eed0123456789ab")
      #expect(decisions.accept == .init(causes: [], cases: [Self.solid]))
      #expect(decisions.reject.causes.isEmpty && decisions.reject.cases.map { $0["id"] } == ["tile/<b>new</b>"])
      #expect(decisions.notes == [.init(on: [:], "Looks \"fine\"")])
      let advice = "daguerre review --decisions decisions.json"
      try await browser.wait(for: "document.getElementById('live').textContent.includes('\(advice)')")
      try await Task.sleep(for: .milliseconds(400))
      try await reload(browser)
      #expect(try await counts(browser) == [8, 1, 1, 0])
      try folder.remove("decisions.json")
      #expect(try await saved(browser) == decisions)
    }
  }

  @Test("a cause is decided in one theme or in all; a case's own decision is stronger; undo and redo")
  func causes() async throws {
    try await visit { browser, folder in
      try await browser.click("[aria-label='Accept color.action.enabled']")
      // Each of its cases has another cause, which is open.
      #expect(try await counts(browser) == [10, 0, 0, 0])
      try await browser.click("[aria-label='Accept border.width.focus']")
      #expect(try await counts(browser) == [6, 4, 0, 0])
      try await browser.click("[aria-label='Reject button.border.radius.default']")
      #expect(try await counts(browser) == [2, 4, 0, 4])
      try await browser.script(
        "document.querySelectorAll(`[data-path='color.action.enabled'] details`).forEach((d) => { d.open = true; })")
      try await browser.wait(for: "document.querySelector('[data-theme=plain] button')")
      try await browser.click("[data-theme=plain] [data-decision=reject]")
      #expect(try await counts(browser) == [2, 0, 0, 8])
      try await browser.click("[data-action=undo]")
      #expect(try await counts(browser) == [2, 4, 0, 4])
      try await browser.click("[data-action=redo]")
      // A group is as many cases as it has.
      try await browser.click("[data-path='color.action.enabled'] .group [data-decision=reject]")
      #expect(try await counts(browser) == [2, 0, 2, 6])
      let decisions = try await saved(browser)
      #expect(decisions.accept.causes == [.init("color.action.enabled", "harbour"), .init("border.width.focus")])
      #expect(
        decisions.reject.causes == [.init("color.action.enabled", "plain"), .init("button.border.radius.default")])
      #expect(decisions.accept.cases.isEmpty && decisions.reject.cases.count == 2)
      #expect(Set(decisions.reject.cases.map { $0["rowDensity"] }) == ["comfortable", "dense"])

      try folder.remove("decisions.json")
      try await browser.click("[data-action=accept-rest]")
      #expect(try await counts(browser) == [0, 2, 2, 6])
      let rest = try await saved(browser)
      #expect(rest.accept.cases.count == 2 && rest.accept.cases.contains(Self.solid))
      #expect(
        rest.accept.causes.contains(.init("font.composite.bodyDefaultLarge")) && rest.reject == decisions.reject)
    }
  }

  @Test("what filters hide of a change is not decided, and what they hide of a cause is said")
  func filtered() async throws {
    try await visit(at: "#rowDensity=dense") { browser, _ in
      let label = "document.querySelector(\"[data-path='color.action.enabled'] [data-decision=accept]\").ariaLabel"
      let told = try await browser.script("return \(label)") as? String
      #expect(told?.contains("that the filters hide") == true, "\(told ?? "")")
      try await browser.script(
        "document.querySelectorAll(`[data-path='color.action.enabled'] details`).forEach((d) => { d.open = true; })")
      try await browser.wait(for: "document.querySelector(\"[data-path='color.action.enabled'] .group\")")
      try await browser.click("[data-path='color.action.enabled'] .group [data-decision=reject]")
      let decisions = try await saved(browser)
      #expect(decisions.reject.cases.map { $0["rowDensity"] } == ["dense"])
    }
  }

  @Test("a change that no proof says to be that of its causes alone is decided by itself")
  func unproven() async throws {
    var sample = SampleReport.small
    sample.report.groups[0].isProven = false
    try await visit(sample) { browser, _ in
      #expect(try await browser.text("#cards .facts").hasPrefix("4 cases"))
      for path in ["color.action.enabled", "button.border.radius.default"] {
        try await browser.click("[data-path='\(path)'] > article > header [data-decision=accept]")
      }
      #expect(try await counts(browser) == [8, 2, 0, 0])
    }
  }

  @Test("the rest of what filters show is decided by case")
  func rest() async throws {
    try await visit(at: "#theme=harbour") { browser, _ in
      try await browser.click(".group [aria-label='Accept tile/<b>new</b>, harbour, dark, dense']")
      for _ in 0..<2 { try await browser.click("[data-action=reject-rest]") }
      let decisions = try await saved(browser)
      #expect(decisions.reject.causes.isEmpty && decisions.accept.causes.isEmpty && decisions.accept.cases.count == 1)
      #expect(decisions.reject.cases.count == 4 && decisions.reject.cases.contains(Self.first))
      // What changed nothing is no step.
      try await browser.press("u")
      #expect(try await counts(browser) == [9, 1, 0, 0])
    }
  }

  @Test("everything works with the keyboard alone")
  func keyboard() async throws {
    try await visit { browser, _ in
      try await browser.press("?")
      try await browser.wait(for: "document.getElementById('keys').open")
      try await browser.press(Self.escape)
      try await browser.wait(for: "!document.getElementById('keys').open")
      // Nothing has the focus: the card that is looked at is meant.
      let accepted = """
        [...document.querySelectorAll('#cards > .card')]
          .findIndex((card) => card.querySelector('.decider').dataset.state === 'accept')
        """
      for (top, isFirst) in [("0", true), ("document.body.scrollHeight", false)] {
        try await browser.script("scrollTo({ top: \(top), behavior: 'instant' })")
        try await browser.press("a")
        let index = try await browser.number(accepted)
        #expect(isFirst ? index == 0 : index > 0)
        try await browser.press("u")
        #expect(try await counts(browser) == [10, 0, 0, 0])
      }
      try await browser.script("scrollTo({ top: 0, behavior: 'instant' })")
      try await browser.press("j", "j", "r")  // No token, its first change
      // Held down
      let held = "new KeyboardEvent('keydown', { key: 'r', repeat: true, bubbles: true })"
      try await browser.script("document.activeElement.dispatchEvent(\(held))")
      try await browser.press("j", "a")
      #expect(try await counts(browser) == [8, 1, 1, 0])
      try await browser.press("u")
      try await browser.press("u", shift: true)
      #expect(try await counts(browser) == [8, 1, 1, 0])
      try await browser.press("k", Self.enter)
      try await browser.wait(for: "!document.getElementById('case').hidden")
      #expect(try await browser.script("return document.activeElement.innerText") as? String == "tile/solid")
      try await browser.press("a", "n")
      try await browser.wait(for: "document.activeElement.matches('textarea')")
      try await browser.type("wider?")
      try await browser.press(Self.escape, "j")
      try await browser.wait(for: "location.hash.includes('new')")
      try await browser.press("k")
      try await browser.wait(for: "location.hash.includes('solid')")
      try await browser.press("j")
      try await browser.press(Self.escape)
      try await browser.wait(for: "document.getElementById('case').hidden")
      let focused = "return document.activeElement.closest('.group')?.innerText.startsWith('tile/solid')"
      #expect(try await browser.script(focused) as? Bool == true)
      try await browser.press("s")
      let decisions = try JSONDecoder().decode(
        SavedDecisions.self, from: Data(try await browser.download("decisions.json")))
      #expect(decisions.accept.cases.count == 2 && decisions.reject.cases.isEmpty)
      #expect(decisions.notes == [.init(on: Self.solid, "wider?")])
    }
  }

  @Test("keys that come faster than the browser tells of new places count all the same")
  func quickKeys() async throws {
    try await visit { browser, _ in
      try await browser.press("j", "j", Self.enter)
      try await browser.wait(for: "!document.getElementById('case').hidden")
      let first = try await browser.script("return location.hash") as? String
      let press = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '%', bubbles: true }));"
      func pressed(_ keys: [String]) async throws -> String? {
        let events = keys.map { press.replacing("%", with: $0) }.joined()
        return try await browser.script("\(events) return location.hash") as? String
      }
      let third = try await pressed(["j", "j"])
      #expect(try await pressed(["k", "k"]) == first)
      _ = try await pressed(["j"])
      #expect(try await pressed(["j"]) == third && third != first)
    }
  }

  @Test(
    "of what others have decided nothing is lost: one theme counts more than all, and notes are many, or on a theme")
  func othersDecisions() async throws {
    let session = """
      daguerre.session({"token": "t0ken", "decisions": {"version": 1, "references": "5eed0123456789ab",
        "accept": {"causes": [{"path": "color.action.enabled", "theme": "plain"}], "cases": []},
        "reject": {"causes": ["color.action.enabled"], "cases": []}, "notes": [
          {"on": {"path": "color.action.enabled"}, "text": "first"},
          {"on": {"path": "color.action.enabled"}, "text": "second"},
          {"on": {"path": "color.action.enabled", "theme": "plain"}, "text": "only here"}]}});
      """
    try await visit(session: session) { browser, _ in
      try await browser.script(
        """
        window.fetch = async (path, { body, keepalive }) => {
          Object.assign(window, { body, keepalive });
          return { json: async () => ({ ok: true }) };
        };
        """)
      try await browser.click("[data-action=save]")
      try await browser.wait(for: "window.body")
      let body = try #require(try await browser.script("return body") as? String)
      let saved = try JSONDecoder().decode(SavedDecisions.self, from: Data(body.utf8))
      #expect(saved.accept.causes == [.init("color.action.enabled", "plain")])
      #expect(saved.reject.causes == [.init("color.action.enabled", "harbour")])
      let path = ["path": "color.action.enabled"]
      #expect(
        saved.notes == [
          .init(on: path, "first\nsecond"), .init(on: path.merging(["theme": "plain"]) { $1 }, "only here"),
        ])
      let notes =
        "return [...document.querySelectorAll('[data-path=\"color.action.enabled\"] textarea')].map((n) => n.value)"
      #expect(try await browser.script(notes) as? [String] == ["first\nsecond", "only here"])
      let changes = try #require(try await browser.script("return JSON.parse(body).changes") as? [[String: Any]])
      #expect(changes.count == 2 && changes.allSatisfy { $0["path"] as? String == "color.action.enabled" })
      #expect(changes.compactMap { ($0["values"] as? [String: String])?["theme"] } == ["harbour", "plain"])
      #expect(changes.first?["new"] as? String == "light #4B0082FF, dark #B9A0FFFF")

      // Browsers count bytes.
      #expect(try await browser.script("return keepalive") as? Bool == true)
      try await browser.script(
        """
        const note = document.querySelector(`[data-path="color.action.enabled"] textarea`);
        note.value = "ö".repeat(40000);
        note.dispatchEvent(new Event("change"));
        """)
      try await browser.wait(for: "window.keepalive === false")
    }
  }

  @Test("with a session decisions are put, references applied after a question, and the token goes along")
  func session() async throws {
    let session = """
      daguerre.session({"token": "t0ken", "decisions": {"version": 1, "references": "5eed0123456789ab",
        "accept": {"causes": ["border.width.focus", {"path": "color.action.enabled", "theme": "plain"}], "cases": []},
        "reject": {"causes": [], "cases": []}, "notes": []}});
      """
    try await visit(session: session) { browser, _ in
      #expect(try await counts(browser) == [6, 4, 0, 0])
      try await browser.script(
        """
        window.requests = [];
        window.fetch = async (path, { method, headers, body }) => {
          requests.push(`${method} ${path} ${headers["X-Daguerre-Token"]} ${body ? JSON.parse(body).reject.cases.length : ""}`);
          return { json: async () => ({ ok: path !== "end", isOver: path === "end", message: `${path} answered` }) };
        };
        """)
      try await browser.click("[aria-label='Reject tile/solid, plain, light, comfortable']")
      try await browser.wait(for: "requests.length === 1")
      try await browser.click("[data-action=apply]")
      try await browser.wait(for: "document.getElementById('ask').open")
      #expect(
        try await browser.text("#ask p") == "4 cases will be recorded, 1 rejected, 5 left as they are.")
      try await browser.click("#ask [value=no]")
      try await browser.click("[data-action=apply]")
      try await browser.click("#ask [value=yes]")
      try await hears(browser, "apply answered")
      let isWrong = "return document.getElementById('live').dataset.wrong"
      #expect(try await browser.script(isWrong) as? String == "false")
      try await browser.click("[data-action=end]")
      try await hears(browser, "end answered")
      #expect(try await browser.script(isWrong) as? String == "true")
      // Nothing is decided that nobody keeps.
      let decided = try await counts(browser)
      try await browser.press("u", "a")
      try await browser.script("document.querySelector('.cause [data-decision=reject]').click()")
      #expect(try await counts(browser) == decided)
      #expect(try await browser.number("document.querySelectorAll('.decider button:not(:disabled)').length") == 0)
      #expect(
        try await browser.script("return requests") as? [String] == [
          "PUT decisions t0ken 1", "PUT decisions t0ken 1", "POST apply t0ken ", "PUT decisions t0ken 1",
          "POST end t0ken ",
        ])
    }
  }

  @Test("a review is not ended before the server has the decisions")
  func refused() async throws {
    let session = "daguerre.session({\"token\": \"t0ken\", \"decisions\": null});"
    try await visit(session: session) { browser, _ in
      try await browser.script(
        """
        window.requests = [];
        window.fetch = async (path) => {
          requests.push(path);
          return { json: async () => ({ ok: path !== "decisions", message: `${path} answered` }) };
        };
        """)
      try await browser.click("[data-action=end]")
      try await hears(browser, "decisions answered")
      #expect(try await browser.script("return requests") as? [String] == ["decisions"])
    }
  }

  @Test("what is decided in another window with the same report is decided in this one")
  func otherWindow() async throws {
    try await visit { browser, _ in
      try await browser.click(".group [aria-label='Reject tile/solid, plain, light, comfortable']")
      // As browsers tell windows what another one keeps.
      try await browser.script(
        """
        const key = Object.keys(localStorage).find((key) => key.startsWith("daguerre-"));
        const decisions = JSON.parse(localStorage.getItem(key));
        decisions.accept.causes.push("color.action.enabled");
        dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(decisions) }));
        // Of another report.
        const others = JSON.stringify(decisions).replaceAll("reject", "accept");
        dispatchEvent(new StorageEvent("storage", { key: `${key}0`, newValue: others }));
        """)
      try await hears(browser, "Decided in another window")
      #expect(try await browser.text("[data-path='color.action.enabled'] .state") == "accepted")
      #expect(try await counts(browser)[2] == 1)
      try await browser.click("[data-path='border.width.focus'] [data-decision=reject]")
      let saved = try await saved(browser)
      #expect(saved.accept.causes.count == 1 && saved.reject.causes.count == 1 && saved.reject.cases.count == 1)
      // What has been decided otherwise there stays when it is undone here.
      try await browser.script(
        """
        const key = Object.keys(localStorage).find((key) => key.startsWith("daguerre-"));
        const decisions = JSON.parse(localStorage.getItem(key));
        decisions.accept.causes.push(decisions.reject.causes.pop());
        dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(decisions) }));
        """)
      try await browser.press("u")
      #expect(try await browser.text("[data-path='border.width.focus'] .state") == "accepted")
      try await browser.press("u")
      #expect(try await counts(browser)[2] == 0)
    }
  }

  @Test("before references are written it is told which cases change although some of their causes are open")
  func openCauses() async throws {
    let session = """
      daguerre.session({"token": "t0ken", "decisions": {"version": 1, "references": "5eed0123456789ab",
        "accept": {"causes": ["color.action.enabled"], "cases": []}}});
      """
    try await visit(session: session) { browser, _ in
      #expect(try await counts(browser) == [10, 0, 0, 0])
      try await browser.click("[data-action=apply]")
      try await browser.wait(for: "document.getElementById('ask').open")
      #expect(
        try await browser.text("#ask p") == "0 cases will be recorded, 8 in part, 2 left as they are.")
    }
  }

  @Test("the same once more is open again, an empty note is none, and it works where a browser keeps nothing")
  func takenBack() async throws {
    try await visit { browser, _ in
      try await browser.script("Storage.prototype.setItem = () => { throw new Error('full') }")
      for count in [1, 0] {
        try await browser.click(".group [data-decision=accept]")
        #expect(try await counts(browser) == [10 - count, count, 0, 0])
      }
      try await browser.click(".note summary")
      for (text, told) in [("wider?", "Note kept"), (" ", "Note removed")] {
        try await browser.script(
          """
          const note = document.querySelector(".note textarea");
          note.value = arguments[0];
          note.dispatchEvent(new Event("change"));
          """, text)
        try await hears(browser, told)
      }
      #expect(try await saved(browser).notes.isEmpty)
    }
  }

  @Test("with filters, what no token accounts for is decided as far as it is shown, and a cause tells what is not")
  func shown() async throws {
    try await visit(at: "#theme=plain&rowDensity=comfortable") { browser, _ in
      try await browser.click("[data-path=''] > article > header [data-decision=accept]")
      try await browser.click("[data-path='color.action.enabled'] > article > header [data-decision=reject]")
      let told = "Rejected: color.action.enabled in plain, 2 cases of it not shown"
      try await hears(browser, told)
      let decisions = try await saved(browser)
      #expect(decisions.accept == .init(causes: [], cases: [Self.solid]))
      #expect(decisions.reject == .init(causes: [.init("color.action.enabled", "plain")], cases: []))
      // A case among those that are shown; what is left is everything there.
      try await browser.script("document.querySelector('#cards a').click()")
      try await browser.wait(for: "!document.getElementById('case').hidden")
      #expect(try await browser.text("#case .path").contains("of 3"))
      #expect(try await browser.text("[data-action=accept-rest]") == "Accept the rest")
      try await browser.press(Self.escape)
      try await browser.wait(for: "document.getElementById('case').hidden")
      #expect(try await browser.text("[data-action=accept-rest]") == "Accept the rest shown")
      try await browser.click("#filters button")
      #expect(try await texts(browser, "#cards h2").count == 6)
      #expect(try await browser.script("return document.querySelector('select[name=theme]').value") as? String == "")
    }
  }

  @Test("decisions say on top of which ones they were taken, and what the server does not take is told")
  func revisions() async throws {
    let session = "daguerre.session({\"token\": \"t0ken\", \"revision\": 3, \"decisions\": null});"
    try await visit(session: session) { browser, _ in
      try await browser.script(
        """
        window.revisions = [];
        window.answers = [{ ok: true, revision: 4 }, { ok: false }];
        window.fetch = async (path, { headers }) => {
          revisions.push(headers["X-Daguerre-Revision"]);
          const answer = answers.shift();
          if (!answer) throw new Error("nobody listens");
          return { json: async () => answer };
        };
        """)
      let answers = [
        "Accepted: color.action.enabled", "The server refused",
        "The server does not answer at this address; if the command runs again, open the new one",
      ]
      for told in answers {
        try await browser.click("[data-path='color.action.enabled'] [data-decision=accept]")
        try await hears(browser, told)
      }
      #expect(try await browser.script("return revisions") as? [Int] == [3, 4, 4])
      // What is not kept is not written either.
      try await browser.click("[data-action=apply]")
      try await browser.click("#ask [value=yes]")
      try await browser.wait(for: "revisions.length === 4")
      try await hears(browser, answers[2])
    }
  }
}
