import DaguerreSkins
import DaguerreViews
import TestSupport
import Testing

extension SkinKey {
  fileprivate static let boxColor = SkinKey("tests.box.color", Color.self)
  fileprivate static let boxWidth = SkinKey("tests.box.width", Double.self)
}

extension Skin {
  fileprivate var boxColor: Color {
    get { get(.boxColor, .black) }
    set { set(.boxColor, to: newValue) }
  }
  fileprivate var boxWidth: Double {
    get { get(.boxWidth, 10) }
    set { set(.boxWidth, to: newValue) }
  }
}

/// A box that wears what is in force, as components wear tokens.
private struct Box: View {
  var body: some View {
    let width: Double = skinAttribute(.boxWidth) { 10 }
    Rectangle().fill(skinAttribute(.boxColor) { Color.black }).frame(width: width, height: 10)
  }
}

/// Doubles the width of all that is within it.
private struct Widening<Content: View>: Skinnable {
  @ViewBuilder let content: Content

  func reviseSkin(_ skin: any Skin) -> (any Skin)? {
    var skin = skin
    skin.boxWidth *= 2
    return skin
  }

  var body: some View { content }
}

/// Wears what is in force in views that are made after its body.
private struct Row: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<2) { _ in
        Box()
        Rectangle().fill(skinAttribute(.boxColor) { .black }).frame(width: 1, height: 10)
      }
      GeometryReader { _ in
        Rectangle().frame(width: skinAttribute(.boxWidth) { 10 }, height: 1)
      }
    }
  }
}

@Suite("Skins in views")
struct SkinTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let green = Color(red: 0, green: 255, blue: 0)

  /// The colour and width of every box, in the order of drawing.
  private func boxes(_ view: some View, colorScheme: ColorScheme = .light, under skin: (any Skin)? = nil) throws
    -> [String]
  {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    let renderer = ViewRenderer(fonts: try PackageFonts.library(), environment: environment)
    let list = try SkinScope.with(skin) { try renderer.render(view) }.list
    return list.commands.compactMap { command in
      guard case .fillRect(let rect, let color) = command else { return nil }
      return "\(SkinColor(color).canonicalText) \(Int(rect.width))"
    }
  }

  @Test("a revision counts for the subtree, passes views that do not care, and builds on those around it")
  func revision() throws {
    let view = VStack {
      Box()
      VStack {
        Box()
        HStack { Group { Box() } }.reviseSkin { $0.boxWidth = 30 }
      }.reviseSkin { $0.boxColor = red }
      Box()
    }
    #expect(try boxes(view) == ["#000000FF 10", "#FF0000FF 10", "#FF0000FF 30", "#000000FF 10"])
  }

  @Test("a skin of one's own shields the subtree from what comes from above")
  func shield() throws {
    var own = ConcreteSkin("own")
    own.boxWidth = 20
    let view = VStack {
      Box().skin(own)
      Box().skin(own).reviseSkin { $0.boxColor = green }
      Box().skin(nil)
    }.reviseSkin { $0.boxColor = red }
    #expect(try boxes(view) == ["#000000FF 20", "#000000FF 20", "#FF0000FF 10"])
  }

  @Test("what the tree is drawn under is what the outermost revision revises, and lies under a skin of one's own")
  func outside() throws {
    var outside = ConcreteSkin("outside")
    outside.boxColor = green
    let view = VStack {
      Box()
      Box().reviseSkin { $0.boxWidth = 20 }
      Box().skin(ConcreteSkin("own"))
    }
    #expect(try boxes(view, under: outside) == ["#00FF00FF 10", "#00FF00FF 20", "#00FF00FF 10"])
  }

  @Test("a tree starts from its light or dark skin, or from the one on top")
  func defaults() throws {
    var (light, dark, top) = (ConcreteSkin("light"), ConcreteSkin("dark"), ConcreteSkin("top"))
    (light.boxWidth, dark.boxWidth, top.boxWidth) = (1, 2, 3)
    var defaults = SkinDefaults(lightSkin: light, darkSkin: dark)
    let view = { (defaults: SkinDefaults) in
      VStack {
        Box()
        Box().preferredColorScheme(.dark)
      }.skins(defaults)
    }
    #expect(try boxes(view(defaults)) == ["#000000FF 1", "#000000FF 2"])
    #expect(try boxes(view(defaults), colorScheme: .dark) == ["#000000FF 2", "#000000FF 2"])
    defaults.topSkin = top
    #expect(try boxes(view(defaults), colorScheme: .dark) == ["#000000FF 3", "#000000FF 3"])
  }

  @Test("a view that revises by itself counts for its own body and below, also where that is made while drawing")
  func skinnable() throws {
    let view = Widening {
      Box()
      Widening { GeometryReader { _ in Box() } }.frame(width: 50, height: 10)
    }
    #expect(try boxes(view) == ["#000000FF 20", "#000000FF 40"])
  }

  @Test("the audit trail tells who revised")
  func trail() {
    var seen = ""
    _ = try? boxes(
      Box().reviseSkin("inner") { seen = $0.identifierPath }.reviseSkin("outer") { _ in }, under: ConcreteSkin("top"))
    #expect(seen == "top/outer/inner")
  }

  @Test("a text takes font, capitals, colour and lines from a style")
  func fontStyle() throws {
    let style = FontStyle(
      family: "Daguerre Test", face: "Regular", size: 10, color: SkinColor(green), options: [.allCaps, .underline])
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let styled = try renderer.render(Text("im").fontStyle(style)).list
    let plain = try renderer.render(
      Text("IM").font(.custom("Daguerre Test", size: 10)).foregroundColor(green).underline()
    ).list
    #expect(try Rasterizer().draw(styled, scale: 2) == Rasterizer().draw(plain, scale: 2))
    let italic = Font(FontStyle(family: "A", face: "Semibold Italic", size: 3))
    #expect(italic == Font(family: "A", size: 3, weight: .semibold, isItalic: true))
  }

  @Test("Colours and those of skins stand for each other, whichever type the key has")
  func coloursConvert() {
    var skin = ConcreteSkin("app")
    skin.set(.tintColor, to: red)
    #expect(skin.tintColor == SkinColor(red) && skin.get(.tintColor, Color.black) == red)
    skin.boxColor = green
    #expect(skin.boxColor == green && skin.get(.textColor, green) == green)
    let style = FontStyle(family: "Roboto", size: 12, color: red, allCaps: true)
    #expect(style.color == SkinColor(red) && style.withColor(green).color == SkinColor(green))
  }

  /// As wide as its own skin says.
  private struct Own: Skinnable {
    func reviseSkin(_ skin: any Skin) -> (any Skin)? {
      var skin = skin
      skin.boxWidth *= 3
      return skin
    }

    var body: some View { Rectangle().fill(Color.black).frame(width: skin.boxWidth, height: 10) }
  }

  @Test("A view reads its own skin, and reasons reach the audit trail")
  func ownSkin() throws {
    #expect(try boxes(Own().propagateSkin(why: "test")) == ["#000000FF 30"])
    #expect(try boxes(Own().skin(ConcreteSkin("a").with { $0.boxWidth = 4 })) == ["#000000FF 12"])
    struct Trail: Skinnable {
      let note: (String) -> Void
      func reviseSkin(_ skin: any Skin) -> (any Skin)? { nil }
      var body: some View {
        note(skin.identifierPath)
        return Color.black
      }
    }
    var paths: [String] = []
    _ = try boxes(Trail { paths.append($0) }.propagateSkin(why: "changed").skin(ConcreteSkin("app")))
    #expect(paths == ["app/changed"])
  }

  @Test("what closures read that a body hands on is what the body's view reads")
  func readsOfClosures() throws {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.tracesOrigins = true
    let rendering = try renderer.render(Row(), proposal: ProposedViewSize(width: 50, height: 10))
    let origins = rendering.list.commands.indices.compactMap { rendering.origin(of: $0) }
    #expect(origins.map(\.views.last) == ["Box", "Row", "Box", "Row", "Row"])
    #expect(origins[1].tokens == ["tests.box.color", "tests.box.width"])
    #expect(origins[0].tokens == ["tests.box.width", "tests.box.color"])
    #expect(origins[0].surroundingTokens == [["tests.box.color", "tests.box.width"]])
  }
}

extension ConcreteSkin {
  fileprivate func with(_ change: (inout any Skin) -> Void) -> any Skin {
    var skin: any Skin = self
    change(&skin)
    return skin
  }
}
