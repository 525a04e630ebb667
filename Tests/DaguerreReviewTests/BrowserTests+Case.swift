import DaguerreSnapshots
import TestSupport
import Testing

// A case by itself.

extension BrowserTests {
  @Test("a case has an address; hovering and the cursor tell what is known of a pixel")
  func pixels() async throws {
    try await visit(at: Self.dense) { browser, _ in
      #expect(try await browser.text("#case h1") == "button/default")
      #expect(try await browser.text("#case .summary") == "harbour, light, dense · 11,520 pixels")
      try await browser.click("input[name=zoom][value='1'] + span")
      try await browser.wait(for: "document.querySelector('.picture').clientWidth === 300")
      try await browser.point(at: ".picture", 30, 40)
      try await browser.wait(for: "document.querySelector('.pixel').innerText.includes('#4B0082')")
      let enabled = try await browser.text(".pixel")
      for words in ["30, 40 in cell Enabled", "#FF7900", "button.color.bg → color.action.enabled", "Sheet › Enabled"] {
        #expect(enabled.contains(words), "\(words) in \(enabled)")
      }
      try await browser.press("c", "c")
      let first = try await browser.text(".pixel")
      #expect(first.contains("160, 20 in cell Pressed") && first.contains("button.border.radius.default"), "\(first)")
      try await browser.press(Self.right, shift: true)
      try await browser.press(Self.left, Self.down)
      #expect(try await browser.text(".pixel").contains("169, 21"))
      let told = "169, 21: #C05000FF to #0060A0FF"
      try await browser.wait(for: "document.getElementById('live').textContent.startsWith('\(told)')")
      try await browser.point(at: ".picture", 5, 5)
      #expect(try await browser.text(".pixel").contains("equal before and after"))
    }
  }

  @Test("a cell that changes near its box only is one to go to all the same")
  func nearby() async throws {
    var sample = SampleReport.small
    for group in sample.report.groups.indices {
      for cell in sample.report.groups[group].cells.indices {
        sample.report.groups[group].cells[cell].frame = [0, 0, 4, 4]
      }
    }
    try await visit(sample, at: Self.dense) { browser, _ in
      try await browser.press("c", "c")
      try await browser.wait(for: "document.querySelector('.pixel').innerText.includes('160, 20')")
      #expect(try await browser.text(".pixel").contains("button.border.radius.default"))
    }
  }

  @Test("pictures are seen in five ways, framed, and zoomed with nearest pixels")
  func views() async throws {
    try await visit(at: Self.dense) { browser, _ in
      try await browser.wait(
        for: "[...document.querySelectorAll('.picture img')].every((image) => image.naturalWidth === 300)")
      #expect(try await browser.number("document.querySelectorAll('.frame').length") == 4)
      try await browser.press("f")
      let display = try await browser.script("return getComputedStyle(document.querySelector('.frame')).display")
      #expect(display as? String == "none")
      for (key, view) in [("2", "swipe"), ("3", "onion"), ("4", "blink"), ("5", "difference"), ("1", "side")] {
        try await browser.press(key)
        let shown = try await browser.script("return document.querySelector('.stage').dataset.view")
        #expect(shown as? String == view)
        // Above the picture: one that is higher than the window leaves no room below.
        let isAbove = try await browser.script(
          """
          const tool = document.querySelector(".stage").querySelector(".slider, .row, .legend");
          const top = document.querySelector(".picture").getBoundingClientRect().top;
          return !tool || tool.getBoundingClientRect().bottom <= top;
          """)
        #expect(isAbove as? Bool == true, "\(view)")
      }
      try await browser.press("+", "+", "+", "+")
      #expect(try await browser.number("document.querySelector('.picture').clientWidth") == 2400)
      let rendering = "return getComputedStyle(document.querySelector('.picture img')).imageRendering"
      #expect(try await browser.script(rendering) as? String == "pixelated")
      // The pixels that differ have the hue of their causes, the others none.
      try await browser.press("5")
      let pixel = """
        const copy = new OffscreenCanvas(1, 1).getContext("2d");
        copy.drawImage(document.querySelector("canvas"), -arguments[0], -40);
        return [...copy.getImageData(0, 0, 1, 1).data];
        """
      try await browser.wait(for: "document.querySelectorAll('.legend li').length === 3")
      #expect(try await browser.script(pixel, 30) as? [Int] == [0xE5, 0x48, 0x4D, 0xFF])
      #expect(try await browser.script(pixel, 200) as? [Int] == [0x3E, 0x8B, 0xF0, 0xFF])
      #expect(try await browser.script(pixel, 150) as? [Int] == [0, 0, 0, 0])
    }
  }

  @Test("a cell that was elsewhere before is framed where it was, in the picture of before")
  func formerFrames() async throws {
    try await visit(moved([30, 20, 20, 20]), at: Self.dense) { browser, _ in
      try await browser.press("+")
      try await browser.wait(for: "document.querySelector('.picture').clientWidth === 300")
      // The frames that are in sight at a place of the picture, from its left.
      let frames = """
        return [...document.querySelectorAll('.frame')].filter((frame) => frame.checkVisibility({ visibilityProperty: true }))
          .map((frame) => Math.round(frame.getBoundingClientRect().x - frame.closest('.picture').getBoundingClientRect().x))
        """
      #expect(try await browser.script(frames) as? [Int] == [50, 50, 30, 30])
      try await browser.press("4")
      let turned = "document.querySelector('.stage').dataset.turn = arguments[0];"
      #expect(try await browser.script(turned + frames, "before") as? [Int] == [50, 50])
      #expect(try await browser.script(turned + frames, "after") as? [Int] == [30, 30])
      try await browser.press("5")
      #expect(try await browser.script(frames) as? [Int] == [30, 30])
    }
  }

  @Test("pictures are handled with a mouse: views, frames, shares, blinking, cells, and what scrolls together")
  func mouse() async throws {
    try await visit(at: Self.dense) { browser, _ in
      try await browser.click("input[name=view][value=swipe] + span")
      // Only where a button is held down, and inside of the picture.
      try await browser.script(
        """
        const picture = document.querySelector(".picture");
        const { x, y, width } = picture.getBoundingClientRect();
        for (const [type, share, buttons] of [["down", 0.25, 1], ["move", 0.75, 0], ["move", -0.5, 1], ["move", 1.5, 1]]) {
          picture.dispatchEvent(new PointerEvent(`pointer${type}`, { clientX: x + share * width, clientY: y + 5, buttons }));
        }
        """)
      let share = "return Math.round(parseFloat(document.querySelector('.stage').style.getPropertyValue('--share')))"
      #expect(try await browser.script(share) as? Int == 25)
      #expect(try await browser.number("Number(document.querySelector('.slider').value)") == 25)
      try await browser.click("input[name=view][value=onion] + span")
      try await browser.script(
        "document.querySelector('.slider').value = 80")
      try await browser.script("document.querySelector('.slider').dispatchEvent(new Event('input'))")
      #expect(try await browser.script(share) as? Int == 80)

      try await browser.click("input[name=view][value=blink] + span")
      #expect(try await browser.text(".stage .row button") == "Pause")
      try await browser.click(".stage .row button")
      #expect(try await browser.text(".stage .row button") == "Blink")
      let turn = "return document.querySelector('.stage').dataset.turn"
      let shown = try await browser.script(turn) as? String
      try await browser.click(".stage .row button + button")
      #expect(try await browser.script(turn) as? String == (shown == "after" ? "before" : "after"))
      try await browser.press("b")
      #expect(try await browser.script(turn) as? String == shown)

      try await browser.click("input[name=frames]")
      #expect(try await browser.script("return document.querySelector('.stage').dataset.frames") as? String == "false")
      try await browser.press("1")
      try await browser.click("input[name=zoom][value='16'] + span")
      try await browser.press("-")
      #expect(try await browser.number("document.querySelector('.picture').clientWidth") == 2400)
      try await browser.script("document.querySelector('.scroller').scrollTo(700, 0)")
      try await browser.wait(for: "[...document.querySelectorAll('.scroller')].every((one) => one.scrollLeft === 700)")
      try await browser.click(".cells button")
      #expect(try await browser.text(".pixel").contains("20, 20 in cell Enabled"))
      #expect(try await browser.script("return document.activeElement.matches('.stage')") as? Bool == true)
    }
  }

  @Test("beside a case its causes are decided in its theme, and all cases that look the same at once")
  func decideBeside() async throws {
    try await visit(at: Self.dense) { browser, folder in
      try await browser.click("#case .causes [data-decision=reject]")
      #expect(try await saved(browser).reject.causes == [.init("color.action.enabled", "harbour")])
      try await browser.click("[aria-label='Accept all 2 cases that look the same']")
      #expect(try await counts(browser) == [8, 2, 0, 0])
      try await browser.click("[aria-label='Accept all 2 cases that look the same']")
      #expect(try await counts(browser) == [10, 0, 0, 0])
    }
  }

  @Test("cases that look the same are decided each by itself too, which is told of all of them")
  func decideEach() async throws {
    try await visit(at: Self.dense) { browser, _ in
      let all = "[aria-label='Decision on all 2 cases that look the same'] .state"
      try await browser.click("#case [aria-label='Accept button/default, harbour, light, dense']")
      #expect(try await counts(browser) == [9, 1, 0, 0])
      #expect(try await browser.text(all) == "open")
      try await browser.script("location.hash = arguments[0]", Self.dense.replacing("dense", with: "comfortable"))
      let other = "[aria-label='Reject button/default, harbour, light, comfortable']"
      try await browser.wait(for: "document.querySelector(`#case \(other)`)")
      try await browser.click("#case \(other)")
      #expect(try await counts(browser) == [8, 1, 1, 0])
      #expect(try await browser.text(all) == "accepted in part")
      try await browser.click("[aria-label='Reject all 2 cases that look the same']")
      #expect(try await counts(browser) == [8, 0, 2, 0])
      #expect(try await browser.text(all) == "rejected")
    }
  }

  @Test("of a change for no token it is told so, and the cursor begins where the picture does")
  func withoutToken() async throws {
    let solid = "#case=tile%2Fsolid&theme=plain&mode=light&rowDensity=comfortable"
    try await visit(at: solid) { browser, _ in
      try await browser.script("document.querySelector('.stage').focus()")
      try await browser.press(Self.right)
      try await hears(browser, "0, 0: equal")
      try await browser.press("5", "c")
      #expect(try await browser.text(".pixel").contains("Because of\nno token"))
      try await hears(browser, "70, 10: #FFFFFFFF to #336699FF, no token")
      #expect(try await texts(browser, ".legend li") == ["no token"])
    }
  }

  @Test("what is not known of a case, or cannot be loaded, is told")
  func unknown() async throws {
    var sample = SampleReport.small
    for group in sample.report.groups.indices {
      sample.report.groups[group].cells = []
      sample.report.groups[group].change = "changes/gone.js"
    }
    try await visit(sample, at: Self.dense) { browser, _ in
      try await hears(browser, "changes/gone.js cannot be loaded")
      // The browser tells it too.
      #expect(try await browser.console().count == 1)
      try await browser.press("c")
      try await hears(browser, "No cell of this case has changed")
    }
  }

  @Test("what could not be loaded is loaded when the case is looked at again")
  func again() async throws {
    var sample = SampleReport.small
    let changes = Set(sample.report.groups.compactMap(\.change))
    for group in sample.report.groups.indices { sample.report.groups[group].change?.append("-later.js") }
    try await visit(sample, at: Self.dense) { browser, folder in
      try await browser.wait(for: "document.getElementById('live').textContent.endsWith('-later.js cannot be loaded')")
      #expect(try await browser.console().count == 1)
      for file in changes { try folder.write(folder.text(file), to: "\(file)-later.js") }
      _ = try await browser.script("location.hash = ''")
      try await browser.wait(for: "document.querySelector('#case').hidden")
      _ = try await browser.script("location.hash = '\(Self.dense)'")
      try await browser.wait(for: "!document.querySelector('#case').hidden")
      // Until it is loaded the key goes to the corner of a cell, where nothing has changed.
      let press = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))"
      try await browser.wait(
        for: "\(press) && document.querySelector('.pixel').innerText.includes('button.color.bg')")
    }
  }
}
