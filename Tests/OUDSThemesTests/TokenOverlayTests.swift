import OUDSTokensComponent
import DaguerreSkins
import DaguerreSupport
import OUDSThemesContract
import OUDSTokenCatalogue
import OUDSThemesOrange
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

@Suite("Token files over themes")
struct TokenOverlayTests {
  private let orange = OrangeTheme()

  private func skin(_ text: String, base: ConcreteSkin = ConcreteSkin("orange")) throws -> ConcreteSkin {
    try TokenOverlay(Array(text.utf8), name: "brand.tokens.json").skin(over: orange, base: base)
  }

  @Test("aliases follow overlays before and after, and those of one chain over several are told")
  func together() throws {
    let alias = TokenOverlay(path: "color.action.enabled", value: "{color.action.hover}")
    let other = TokenOverlay(path: "color.action.enabled", value: "{color.action.pressed}")
    let value = TokenOverlay(path: "color.action.hover", value: "#123456")
    let back = TokenOverlay(path: "color.action.hover", value: "{color.action.enabled}")
    for overlays in [[alias, value], [value, alias], [other, value, alias]] {
      let skin = try TokenOverlay.skin(of: overlays, over: orange)
      SkinScope.with(skin) {
        #expect(orange.colors.actionEnabled == MultipleColorSemanticToken("#123456"))
        #expect(orange.link.colorContentEnabled == MultipleColorSemanticToken("#123456"))
      }
    }
    let last = try TokenOverlay.skin(of: [alias, value, other], over: orange)
    SkinScope.with(last) { #expect(orange.colors.actionEnabled == orange.colors.actionPressed) }
    do {
      _ = try TokenOverlay.skin(of: [alias, back], over: orange)
      Issue.record("a circle is no value")
    } catch {
      #expect(error.description.contains("aliases form a cycle"))
    }
    let absent = #"{"$extensions": {"daguerre.absent": ["color.repository.accent.high"]}}"#
    let given = TokenOverlay(path: "color.repository.accent.high", value: "#123456")
    let undo = try TokenOverlay(Array(absent.utf8), name: "undo")
    let undone = try TokenOverlay.skin(of: [given, undo], over: orange)
    SkinScope.with(undone) { #expect(orange.colors.repositoryAccentHigh == OrangeTheme().colors.repositoryAccentHigh) }
  }

  @Test("literals and aliases, of every kind, in this file and in the theme")
  func kinds() throws {
    let skin = try skin(
      """
      {
        "$extensions": {"daguerre.colorModes": {"color.modes.on-bg-primary": {"light": "mono-dark", "dark": "light"}}},
        "color": {"$type": "color",
          "action": {
            "enabled": {"$value": "{color.bg.secondary}"},
            "hover": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}, "$extensions": {"daguerre.dark": "{color.action.enabled}"}}
          },
          "surface": {"brand": {"secondary": {"$value": "{core.color.functional.black}"}}},
          "bg": {"secondary": {"$value": "{orange.color.orange.500}"}}
        },
        "space": {"$type": "dimension", "scaled": {"large": {"$value": {"value": 3, "unit": "px"}, "$extensions": {"daguerre.regular": "{dimension.3xlarge}"}}}},
        "opacity": {"strong": {"$type": "number", "$value": 0.25}},
        "font": {"weight": {"ios": {"display": {"$type": "fontWeight", "$value": 300}}},
                 "family": {"ios": {"display": {"$type": "fontFamily", "$value": "Serif"}}}},
        "border": {"style": {"default": {"$type": "strokeStyle", "$value": "dotted"}}},
        "core": {"border": {"width": {"25": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}}}
      }
      """)
    #expect(skin.identifierPath == "orange/+brand.tokens.json")
    let dimension = orange.dimensions._3xlarge
    SkinScope.with(skin) {
      #expect(orange.colors.bgSecondary == MultipleColorSemanticToken("#FF7900"))
      #expect(orange.colors.actionEnabled == MultipleColorSemanticToken("#FF7900"))
      #expect(orange.colors.actionHover == MultipleColorSemanticToken(light: "#0000FF", dark: "#FF7900"))
      #expect(orange.colors.surfaceBrandSecondary == MultipleColorSemanticToken("#000000"))
      #expect(orange.colorModes.onBgPrimary.light == .monochromeDark)
      #expect(orange.spaces.scaledLarge == MultipleSpaceSemanticToken(compact: 3, regular: dimension))
      #expect(orange.opacities.strong == 0.25)
      #expect(orange.fonts.displayLarge.compact.weight == 300)
      #expect(orange.fonts.displayLarge.compact.family == "Serif")
      #expect(orange.borders.styleDefault == "dotted")
      #expect(orange.borders.widthDefault == 9)
      #expect(orange.button.borderWidthDefault == 9)
      #expect(orange.link.colorContentEnabled == MultipleColorSemanticToken("#FF7900"))
    }
    #expect(orange.colors.bgSecondary == OrangeTheme().colors.bgSecondary)
  }

  @Test("tokens that no theme has stand in a file for those that are aliases of them, with both sides")
  func ownTokens() throws {
    let skin = try skin(
      ##"""
      {"brand": {"$type": "color", "violet": {"$value": "#4B0082"}, "ink": {"$value": "{brand.violet}",
          "$extensions": {"daguerre.dark": "{color.bg.primary}"}}},
       "step": {"$type": "dimension", "$value": "3px", "$extensions": {"daguerre.regular": "5px"}},
       "color": {"$type": "color", "action": {"enabled": {"$value": "{brand.ink}"},
         "hover": {"$value": "#000000", "$extensions": {"daguerre.dark": "{brand.ink}"}}}},
       "space": {"$type": "dimension", "scaled": {"large": {"$value": "{step}"}}}}
      """##)
    SkinScope.with(skin) {
      let dark = orange.colors.bgPrimary.dark
      #expect(orange.colors.actionEnabled == MultipleColorSemanticToken(light: "#4B0082", dark: dark))
      #expect(orange.colors.actionHover == MultipleColorSemanticToken(light: "#000000", dark: dark))
      #expect(orange.spaces.scaledLarge == MultipleSpaceSemanticToken(compact: 3, regular: 5))
    }
    func message(_ text: String) throws -> String? {
      do {
        _ = try self.skin(text)
        return nil
      } catch let error as TokenFileError {
        return error.diagnostics.first?.description
      }
    }
    let start = "brand.tokens.json:1: error: "
    #expect(
      try message(
        ##"{"$type": "color", "a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "color": {"action": {"enabled": {"$value": "{a}"}}}}"##
      )
        == start + "aliases form a cycle: a -> b -> a")
    #expect(
      try message(##"{"$type": "color", "brand": {"$value": "#fff"}}"##)?.hasPrefix(
        start + "no token is called 'brand'") == true, "nothing is an alias of it")
    #expect(
      try message(
        ##"""
        {"$type": "dimension", "a": {"$value": "1px", "$extensions": {"daguerre.regular": "2px"}},
         "color": {"action": {"enabled": {"$type": "color", "$value": "#fff", "$extensions": {"daguerre.dark": "{a}"}}}}}
        """##)?.contains("needs color") == true)
    #expect(
      try message(
        ##"""
        {"$type": "color", "a": {"$value": "#000", "$extensions": {"daguerre.regular": "#fff"}},
         "color": {"action": {"enabled": {"$value": "#fff", "$extensions": {"daguerre.dark": "{a}"}}}}}
        """##)
        == "brand.tokens.json:2: error: 'color.action.enabled' has no dark value: what it is an alias of has none")
    let chain = (0..<70).map { ##""t\##($0)": {"$value": "{t\##($0 + 1)}"}"## }.joined(separator: ", ")
    #expect(
      try message(
        ##"{"$type": "color", \##(chain), "t70": {"$value": "#fff"}, "color": {"action": {"enabled": {"$value": "{t0}"}}}}"##
      )?
      .hasSuffix("is at the end of more than 64 aliases") == true)
  }

  @Test("a file laid over a file sees the first one's values")
  func layers() throws {
    let first = try skin(#"{"opacity": {"$type": "number", "strong": {"$value": 0.5}}}"#)
    let second = try skin(#"{"opacity": {"$type": "number", "medium": {"$value": "{opacity.strong}"}}}"#, base: first)
    #expect(SkinScope.with(second) { orange.opacities.medium } == 0.5)
    #expect(second.identifierPath == "orange/+brand.tokens.json/+brand.tokens.json")
  }

  @Test(
    "what a file works out from tokens of the theme has both sides, and follows what is laid over them, by whom ever")
  func workedOut() throws {
    let made = try TokenOverlay(
      Array(
        ##"""
        {"space": {"$type": "dimension", "fixed": {"medium": {"$value": "{space.fixed.small} * 2 + {step}"},
          "large": {"$value": "{space.fixed.medium} * 2"}}, "scaled": {"small": {"$value": "{space.scaled.2xsmall} * 3"}}},
         "step": {"$type": "dimension", "$value": "1px"},
         "color": {"$type": "color", "action": {"hover": {"$value": "rgba({color.action.enabled}, 50%)"},
           "pressed": {"$value": "{color.content.default}", "$extensions": {"studio.tokens": {
             "modify": {"type": "mix", "color": "{color.action.enabled}", "value": "1"}}}}}}}
        """##.utf8), name: "made.json")
    func values(_ overlays: [TokenOverlay]) throws -> (
      spaces: [Double], small: CompactRegular<Double>, colors: [MultipleColorSemanticToken]
    ) {
      let skin = try TokenOverlay.skin(of: overlays, over: orange)
      return SkinScope.with(skin) {
        (
          [orange.spaces.fixedMedium, orange.spaces.fixedLarge], orange.spaces.scaledSmall,
          [orange.colors.actionHover, orange.colors.actionPressed]
        )
      }
    }
    let alone = try values([made])
    #expect(alone.spaces == [25, 50])
    #expect(alone.small == CompactRegular(compact: 12, regular: 24))
    let half = MultipleColorSemanticToken(light: "#00000080", dark: "#EEEEEE80")
    #expect(alone.colors == [half, MultipleColorSemanticToken(light: "#000000", dark: "#EEEEEE")])
    let others = try TokenOverlay(
      Array(#"{"space": {"fixed": {"small": {"$type": "dimension", "$value": "{space.fixed.xsmall} * 2"}}}}"#.utf8),
      name: "o.json")
    let set = [
      TokenOverlay(path: "space.fixed.xsmall", value: "20"),
      TokenOverlay(path: "color.action.enabled", value: "#123456"),
    ]
    for overlays in [[made, others] + set, set + [others, made]] {
      let followed = try values(overlays)
      #expect(followed.spaces == [81, 162])
      #expect(followed.colors == ["#12345680", "#123456"].map { MultipleColorSemanticToken($0) })
    }
    let aliases = try made.aliases(in: orange) { _ in false }
    #expect(aliases["space.fixed.medium"] == ["space.fixed.small"] && aliases.count == 5)
    #expect(aliases["space.fixed.large"] == ["space.fixed.medium"])
    #expect(aliases["color.action.pressed"] == ["color.content.default", "color.action.enabled"])
    let left = try TokenOverlay.skin(of: [made.leavingOut(["space.fixed.medium"])], over: orange)
    SkinScope.with(left) { #expect(orange.spaces.fixedMedium == 16 && orange.spaces.fixedLarge == 32) }
  }

  @Test(
    "what is wrong is said with its line and what was probably meant",
    arguments: [
      (
        #"{"color": {"actoin": {"enabled": {"$type": "color", "$value": "{color.bg.primary}"}}}}"#,
        "brand.tokens.json:1: error: no token is called 'color.actoin.enabled'; did you mean 'color.action.enabled'?"
      ),
      (
        #"{"color": {"action": {"enabled": {"$type": "color", "$value": "{color.bg.primry}"}}}}"#,
        "brand.tokens.json:1: error: no token is called 'color.bg.primry'; did you mean 'color.bg.primary'?"
      ),
      (
        #"{"color": {"action": {"enabled": {"$type": "number", "$value": 4}}}}"#,
        "brand.tokens.json:1: error: 'color.action.enabled' cannot have a value of type number"
      ),
      (
        #"{"color": {"action": {"enabled": {"$type": "color", "$value": "{border.width.default}"}}}}"#,
        "brand.tokens.json:1: error: '{border.width.default}' cannot be the value of 'color.action.enabled': it is "
          + "another kind of token, or has no value"
      ),
      (
        #"{"font": {"family": {"ios": {"body": {"$type": "fontFamily", "$value": "{core.color.functional.black}"}}}}}"#,
        "brand.tokens.json:1: error: '{core.color.functional.black}' cannot be the value of 'font.family.ios.body': it "
          + "is another kind of token, or has no value"
      ),
      (
        #"{"core": {"color": {"functional": {"black": {"$type": "color", "$value": "{font.family.ios.body}"}}}}}"#,
        "brand.tokens.json:1: error: '{font.family.ios.body}' cannot be the value of 'core.color.functional.black': it "
          + "is another kind of token, or has no value"
      ),
      (
        #"{"color": {"action": {"enabled": {"$type": "color", "$value": "{color.surface.brand.secondary}"}}}}"#,
        "brand.tokens.json:1: error: '{color.surface.brand.secondary}' cannot be the value of "
          + "'color.action.enabled': it is another kind of token, or has no value"
      ),
      (
        """
        {"color": {"$type": "color", "action": {"enabled": {"$value": "{color.action.hover}"},
          "hover": {"$value": "{color.action.enabled}"}}}}
        """,
        "brand.tokens.json:1: error: aliases form a cycle: color.action.enabled -> color.action.hover -> "
          + "color.action.enabled"
      ),
      (
        #"{"border": {"width": {"default": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}, "#
          + #""$extensions": {"daguerre.dark": {"value": 2, "unit": "px"}}}}}}"#,
        "brand.tokens.json:1: error: 'border.width.default' depends on neither mode nor size class"
      ),
      (
        #"{"elevation": {"composite": {"raised": {"$type": "shadow", "$value": "{elevation.composite.drag}"}}}}"#,
        "brand.tokens.json:1: error: 'elevation.composite.raised' is made of other tokens; change those"
      ),
      (
        #"{"font": {"weight": {"ios": {"display": {"$type": "number", "$value": 1e300}}}}}"#,
        "brand.tokens.json:1: error: 'font.weight.ios.display' cannot have a value of type number"
      ),
      (
        #"{"space": {"fixed": {"small": {"$type": "dimension", "$value": "{space.fixed.smal} * 2"}}}}"#,
        "brand.tokens.json:1: error: 'space.fixed.small' cannot be worked out: 'space.fixed.smal' is no colour or number "
          + "of the file, nor of what it is laid over"
      ),
      (
        #"{"opacity": {"strong": {"$type": "number", "$value": "{color.action.enabled} + 1"}}}"#,
        "brand.tokens.json:1: error: 'opacity.strong' cannot be worked out: 'color.action.enabled' is no number"
      ),
      (
        """
        {"core": {"opacity": {"640": {"$type": "number", "$value": "{opacity.strong} / 2"}}}}
        """,
        "brand.tokens.json: error: tokens of the file and of the theme are aliases of each other"
      ),
      ("{", "brand.tokens.json:1: error: expected a name in quotes, found the end of the file"),
    ])
  func errors(text: String, message: String) {
    do {
      _ = try skin(text)
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test("of many tokens that nobody has the first are told, with what was meant")
  func manyUnknown() throws {
    let tokens = (0..<30_000).map { #""enabled\#($0)": {"$value": "{color.bg.primary}"}"# }
    let error = #expect(throws: TokenFileError.self) {
      _ = try skin(#"{"color": {"action": {"$type": "color", \#(tokens.joined(separator: ","))}}}"#)
    }
    #expect(error?.diagnostics.count == 101)
    #expect(error?.diagnostics[0].message.hasSuffix("did you mean 'color.action.enabled'?") == true)
  }
}
