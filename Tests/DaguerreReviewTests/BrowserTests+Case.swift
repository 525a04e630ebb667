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
    var sample = SampleReport.small()
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
    try await visit(moved, at: Self.dense) { browser, _ in
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
}
