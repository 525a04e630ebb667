import DesignTokens
import Foundation
import TestSupport
import Testing

@testable import tokenator

/// Two small themes of one brand, whose files a test may replace.
private struct SmallLibrary {
  var files = [
    "raw/core/color.tokens.json":
      #"{"$type": "color", "core": {"color": {"red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}}"#,
    "raw/sosh/color.tokens.json":
      #"{"$type": "color", "sosh": {"color": {"pink": {"$value": {"colorSpace": "srgb", "components": [1, 0.8, 0.8]}}}}}"#,
    "semantic/orange/color.tokens.json": #"{"$type": "color", "color": {"action": {"$value": "{core.color.red}"}}}"#,
    "semantic/sosh/color.tokens.json": #"{"$type": "color", "color": {"action": {"$value": "{sosh.color.pink}"}}}"#,
    "component/orange/link.tokens.json": #"{"$type": "color", "link": {"text": {"$value": "{color.action}"}}}"#,
    "component/sosh/link.tokens.json": #"{"$type": "color", "link": {"text": {"$value": "{color.action}"}}}"#,
  ]

  func check() throws {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let url = URL(filePath: folder.path, directoryHint: .isDirectory)
    do {
      let themes = ThemeDescription.all.filter { ["orange", "sosh"].contains($0.folder) }
      try TokenChecker.check(TokenLibrary.load(url, themes: themes))
    } catch {
      // The folder has another name each time.
      throw Message(text: "\(error)".replacing(url.lastPathComponent + "/", with: ""))
    }
  }

  struct Message: Error {
    let text: String
  }
}

@Suite("Token checks")
struct TokenCheckerTests {
  @Test("a good library passes")
  func good() throws {
    try SmallLibrary().check()
  }

  @Test(
    "what is wrong is said with its file, line and what was probably meant",
    arguments: [
      (
        "component/orange/link.tokens.json", #"{"$type": "color", "link": {"text": {"$value": "{color.actoin}"}}}"#,
        "component/orange/link.tokens.json:1: error: no token is called 'color.actoin'; did you mean '{color.action}'?"
      ),
      (
        "component/orange/link.tokens.json", #"{"$type": "color", "link": {"text": {"$value": "{nowhere.near}"}}}"#,
        "component/orange/link.tokens.json:1: error: no token is called 'nowhere.near'"
      ),
      (
        "semantic/orange/color.tokens.json",
        #"{"$type": "color", "color": {"action": {"$value": "{sosh.color.pink}"}}}"#,
        "semantic/orange/color.tokens.json:1: error: '{sosh.color.pink}' is a raw token of another brand"
      ),
      (
        "component/orange/link.tokens.json", #"{"$type": "dimension", "link": {"text": {"$value": "{color.action}"}}}"#,
        """
        component/orange/link.tokens.json:1: error: '{color.action}' is of type color, not dimension
        component/sosh/link.tokens.json:1: error: 'link.text' has another type, or other modes, than in the theme that \
        comes first
        """
      ),
      (
        "semantic/orange/color.tokens.json",
        """
        {"$type": "color", "color": {
          "action": {"$value": "{color.b}"},
          "b": {"$value": "{color.c}"},
          "c": {"$value": "{core.color.red}", "$extensions": {"daguerre.dark": "{color.action}"}}}}
        """,
        """
        semantic/orange/color.tokens.json:2: error: aliases form a cycle: color.action -> color.b -> color.c -> \
        color.action
        semantic/sosh/color.tokens.json:1: error: theme 'sosh' has no 'color.b', as other themes do; define it, or \
        list it under 'daguerre.absent'
        semantic/sosh/color.tokens.json:1: error: theme 'sosh' has no 'color.c', as other themes do; define it, or \
        list it under 'daguerre.absent'
        """
      ),
      (
        "raw/core/colors2.tokens.json",
        #"{"$type": "color", "core": {"color": {"red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}}"#,
        "raw/core/colors2.tokens.json:1: error: token 'core.color.red' is there already, at raw/core/color.tokens.json:1"
      ),
      (
        "semantic/orange/color.tokens.json",
        """
        {"$type": "color", "$extensions": {"daguerre.absent": ["color.action"]},
         "color": {"action": {"$value": "{core.color.red}"}}}
        """,
        "semantic/orange/color.tokens.json:1: error: 'color.action' is called absent, but has a value"
      ),
      (
        "semantic/orange/color.tokens.json",
        #"{"$type": "color", "colour": {"action": {"$value": "{core.color.red}"}}}"#,
        "semantic/orange/color.tokens.json:1: error: 'colour.action' belongs to no family; known are border, color, "
          + "color-mode, dimension, effect, elevation, font, grid, opacity, size, space"
      ),
      (
        "raw/core/color.tokens.json",
        #"{"$type": "color", "core": {"colour": {"red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}},"#
          + #" "color": {"red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}}"#,
        "raw/core/color.tokens.json:1: error: a raw token here should be called 'core.colour.…', not 'core.color.red'"
      ),
      (
        "component/orange/link.tokens.json",
        """
        {"$type": "color", "link": {"text": {"$value": "{color.action}"}, "te-xt": {"$value": "{color.action}"},
          "teXt": {"$value": "{color.action}"}}}
        """,
        """
        component/orange/link.tokens.json:2: error: 'link.teXt' and 'link.te-xt' would have the same Swift name, \
        'link.teXt'
        component/sosh/link.tokens.json:1: error: theme 'sosh' has no 'link.te-xt', as other themes do; define it
        component/sosh/link.tokens.json:1: error: theme 'sosh' has no 'link.teXt', as other themes do; define it
        """
      ),
      (
        "component/orange/link.tokens.json", #"{"$type": "color", "link": {"50 %": {"$value": "{color.action}"}}}"#,
        "component/orange/link.tokens.json:1: error: 'link.50 %' gives no Swift name: '50 %'"
      ),
      (
        "semantic/orange/color-mode.tokens.json",
        #"{"$extensions": {"daguerre.colorModes": {"color.modes.on-bg-primary": {"light": "light", "dark": "dark"}}}}"#,
        """
        semantic/orange/color-mode.tokens.json:1: error: 'color.modes.on-bg-primary' is for no surface: no color token \
        is called so
        semantic/sosh/color-mode.tokens.json:1: error: theme 'sosh' has no 'color.modes.on-bg-primary', as other \
        themes do; define it, or list it under 'daguerre.absent'
        """
      ),
      (
        "component/sosh/alert.tokens.json",
        #"{"alert": {"$type": "number", "border": {"radius": {"default": {"$value": 4}}}}}"#,
        """
        component/sosh/alert.tokens.json:1: error: a tuning chooses 'alert.border.radius.rounded', but no token is \
        called so
        component/orange/alert.tokens.json:1: error: theme 'orange' has no 'alert.border.radius.default', as other \
        themes do; define it
        """
      ),
      (
        "raw/core/zz.tokens.json", #"{"$type": "number", "typo": {"$value": 1}}"#,
        "raw/core/zz.tokens.json:1: error: a raw token here should be called 'core.typo.…', not 'typo'"
      ),
      (
        "raw/core/zz.tokens.json",
        #"{"typo": {"$type": "number", "$value": 1}, "core": {"opacity": {"51": {"$type": "number", "$value": 0.5}}}}"#,
        "raw/core/zz.tokens.json:1: error: a raw token here should be called 'core.opacity.…', not 'typo'"
      ),
      (
        "raw/core/opacity.json", "{}",
        "raw/core/opacity.json:1: error: this is no token file, whose name would end in .tokens.json"
      ),
      (
        "raw/core/opacity.tokens.json",
        #"{"$type": "number", "core": {"opacity": {"much": {"$value": 1.5}, "init": {"$value": 1}}}}"#,
        """
        raw/core/opacity.tokens.json:1: error: the opacity 'core.opacity.much' is 1.5, which is not from 0 to 1
        raw/core/opacity.tokens.json:1: error: 'core.opacity.init' gives no Swift name: 'init'
        """
      ),
      (
        "raw/core/color.tokens.json",
        #"{"$type": "color", "core": {"color": {"red": {"$value": "{sosh.color.pink}"}}}}"#,
        "raw/core/color.tokens.json:1: error: '{sosh.color.pink}' is a raw token of another brand"
      ),
      (
        "semantic/purple/color.tokens.json", "{}",
        "semantic/purple:1: error: no theme is called 'purple'; known are orange, sosh"
      ),
    ])
  func errors(file: String, text: String, message: String) {
    var library = SmallLibrary()
    library.files[file] = text
    do {
      try library.check()
      Issue.record("nothing was thrown")
    } catch let error as SmallLibrary.Message {
      #expect(error.text == message)
    } catch {
      Issue.record(error)
    }
  }
}
