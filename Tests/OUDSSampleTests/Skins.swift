import DaguerreSkins
import SwiftUI
import TestSupport
import Testing

// The forms that skins have in WolfCore, with names of our own.

extension SkinKey {
  static let buoyColor = SkinKey("sample.buoy-color", Color.self)
  static let brandColor = SkinKey("sample.brand-color", SkinColor.self)
  static let gap = SkinKey("sample.gap", CGFloat.self)
  static let captionStyle = SkinKey("sample.caption-style", FontStyle.self)
}

extension Skin {
  var buoyColor: Color {
    get { get(.buoyColor, .red) }
    set { set(.buoyColor, to: newValue) }
  }
  var brandColor: Color {
    get { get(.brandColor, .orange) }
    set { set(.brandColor, to: newValue) }
  }
  var gap: CGFloat {
    get { get(.gap, 4) }
    set { set(.gap, to: newValue) }
  }
  var captionStyle: FontStyle {
    get { get(.captionStyle, FontStyle(.captionStyle, family: "Roboto", size: 40, color: .blue, allCaps: true)) }
    set { set(.captionStyle, to: newValue) }
  }
}

extension ConcreteSkin {
  mutating func applyAppDefaults() {
    addIdentifier("app")
    SkinKey.tintColor => [
      .highlightedTintColor,
      .topbarTintColor => [.bottombarTintColor, .segbarTintColor],
      .sliderThumbColor,
    ]
    SkinKey.brandColor => [.captionStyle]
    tintColor = .pink
    textColor = .white
    captionStyle = captionStyle.withColor(.white, "white")
  }
}

private struct Buoy: View, Skinnable {
  func reviseSkin(_ skin: any Skin) -> (any Skin)? {
    var skin = skin
    skin.addIdentifier("buoy")
    skin.buoyColor = blend(from: skin.buoyColor, to: .white, at: 0.5.mapped(from: 0 .. 1, to: 1 .. 0))
    return skin
  }

  var body: some View {
    VStack {
      Text("Buoy", fontStyle: skin.captionStyle)
      Text("Tint").foregroundColor(skin.tintColor)
      skin.buoyColor.frame(width: 10, height: 10)
    }
    .background(skin.textColor)
    .propagateSkin(why: "appeared")
  }
}

/// Reads what is in force and revises nothing.
private struct Tag: View, Skinnable {
  var body: some View {
    Rectangle().fill(skin.tintColor.lightened(by: 0.5)).frame(width: skin.gap, height: 10)
  }
}

/// Starts from a skin of its own, as those of WolfCore's that return their dark one.
private struct Night: View, Skinnable {
  static let darkSkin: Skin = ConcreteSkin("dark") { $0.tintColor = .black }

  func reviseSkin(_ skin: Skin) -> Skin? { return Night.darkSkin }

  var body: some View { Tag() }
}

@Suite("Forms of skins")
struct SkinSampleTests {
  @Test("a skin reaches the views below it, which revise it for themselves")
  func views() throws {
    let light = ConcreteSkin("light") { $0.applyAppDefaults() }
    #expect(light.captionStyle.color == .white && light.captionStyle.presented("Buoy") == "BUOY")
    #expect(light.dependents(of: .topbarTintColor) == [.bottombarTintColor, .segbarTintColor])
    let half = light.interpolated(to: ConcreteSkin(), at: 0.5)
    #expect(half.tintColor == blend(from: .pink, to: ConcreteSkin().tintColor, at: 0.5))
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let colors = try renderer.render(Buoy().skin(light)).list.commands.compactMap { command -> Color? in
      switch command {
      case .fillRect(_, let color): color
      case .glyphs(let run): run.color
      default: nil
      }
    }
    #expect(colors == [.white, .white, .pink, Color(rgba: 0xFF9D_98FF)])
  }

  @Test("a view that only reads a skin says nothing of it, lengths blend, and styles take colours by value")
  func reading() throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    func box(_ view: some View) throws -> (width: Double, color: Color)? {
      for case .fillRect(let rect, let color) in try renderer.render(view).list.commands { return (rect.width, color) }
      return nil
    }
    var (near, far) = (ConcreteSkin("near"), ConcreteSkin("far"))
    (near.gap, far.gap, near.tintColor) = (2, 10, .black)
    let half = try #require(try box(Tag().skin(near.interpolated(to: far, at: 0.25))))
    #expect(half.width == 4)
    #expect(try box(Night())?.color == Color(rgba: 0x8080_80FF))
    #expect(CGFloat(0.4).ledge("near", "far") == "near" && blend(from: CGFloat(1), to: 3, at: 0.5) == 2)
    #expect(SkinKey.gap.value(canonicalText: "4.5") as? CGFloat == 4.5)
    let ink = Color.blue
    let style = FontStyle(.captionStyle, family: "Roboto", size: 12, color: ink, allCaps: true)
    #expect(style.color == .blue && style.withColor(Color.red, "red").color == .red)
  }

  @Test("colours have the names and the values that SwiftUI gives them in light surroundings")
  func names() {
    #expect(Color.blue == Color(rgba: 0x007A_FFFF) && Color(SkinColor.gray) == .gray)
    #expect(ConcreteSkin().buoyColor == Color(rgba: 0xFF3B_30FF) && ConcreteSkin().brandColor == .orange)
  }
}
