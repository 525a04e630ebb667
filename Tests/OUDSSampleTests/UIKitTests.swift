import DaguerreGraphics
import SwiftUI
import TestSupport
import Testing

/// What design systems ask of UIKit for their colours and fonts.
@Suite("UIKit's colours and fonts")
struct UIKitTests {
  private func color(_ scheme: ColorScheme, _ color: Color) throws -> UInt32? {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.colorScheme = scheme
    let command = try renderer.render(color.frame(width: 4, height: 4)).list.commands.first
    guard case .fillRect(_, let color)? = command else { return nil }
    return color.rgba
  }

  @Test("A colour that a constant keeps is that of the scheme around the view")
  func schemes() throws {
    #expect(try color(.dark, Palette.brand) == 0xFFFF_FFFF)
    #expect(try color(.light, Palette.brand) == 0x3333_33FF)
    #expect(try color(.light, Palette.ground) == 0xF2F2_F7FF)
    #expect(try color(.dark, Palette.ground) == 0x1C1C_1EFF)
    let white = UIColor(Palette.brand).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(try color(.light, Color(white)) == 0xFFFF_FFFF)
    #expect(ColorScheme(.dark) == .dark && ColorScheme(.unspecified) == nil && UIUserInterfaceStyle(.light) == .light)
  }

  @Test("Fonts that a package registers are those of the manifest, by the names that they have there")
  func broughtFonts() throws {
    let file = URL(fileURLWithPath: "/brought/Roboto-Bold.ttf")
    #expect(try BroughtFonts.register("Roboto-Bold", at: file) == Array(repeating: true, count: 5))
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let named = try renderer.render(BroughtFonts.text("Roboto-Bold", size: 20)).list.commands
    #expect(try named == renderer.render(Text("A").font(.custom("Roboto", size: 20).bold())).list.commands)
    #expect(try named != renderer.render(BroughtFonts.text("Roboto-Regular", size: 20)).list.commands)
  }

  @Test("A colour tells its parts")
  func parts() {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0.2, 0.4, 0.6, 0.8))
    #expect(color.cgColor.components == [0.2, 0.4, 0.6, 0.8] && Color(cgColor: color.cgColor) == Color(color))
    var (hue, saturation, brightness) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 7 / 12) < 0.01 && abs(saturation - 2 / 3) < 0.01 && brightness == 0.6)
    #expect(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.8) == color)
    var white = CGFloat.zero
    #expect(!color.getWhite(&white, alpha: nil) && white == 0)
    #expect(UIColor(white: 0.4, alpha: 1).getWhite(&white, alpha: &alpha) && white == 0.4 && alpha == 1)
  }

  @Test("A font tells how high its lines are drawn, at the text size around the view")
  func lineHeight() throws {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    for size in [DynamicTypeSize.large, .accessibility1] {
      renderer.environment.dynamicTypeSize = size
      let height = try renderer.render(Measured()).list.size.height
      #expect(abs(height - 40) <= 1, "\(height)")
    }
    #expect(UIFont.systemFont(ofSize: 20, weight: .bold).withSize(30).pointSize == 30)
    #expect(UIFont(name: "", size: 3) == nil)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 10) == 10)
  }

  @Test("Controls and lines have the forms that older sources use")
  func forms() throws {
    let (share, count) = (Binding.constant(0.5), Binding.constant(2))
    let forms = VStack {
      Slider(value: share, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Share") }
      Slider(value: share, in: 0...1) {
        Text("Share")
      } onEditingChanged: { _ in
      }
      Stepper("Count", value: count, in: 0...3, step: 1, onEditingChanged: { _ in })
      Stepper("Count", onIncrement: nil, onDecrement: nil, onEditingChanged: { _ in })
      Stepper(value: count) {
        Text("Count")
      } onEditingChanged: { _ in
      }
      Gauge(value: 0.5) {
        Text("Share")
      } currentValueLabel: {
        Text("Half")
      } markedValueLabels: {
        Text("Quarter").tag(0.25)
      }
      Circle().strokeBorder(.red, lineWidth: 2, antialiased: true)
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: false)
    }
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let commands = try renderer.render(forms, proposal: ProposedViewSize(width: 300, height: 600)).list.commands
    #expect(commands.contains { if case .border(let border) = $0 { border.width == 2 } else { false } })
  }

  @Test("A shape has a room of its own at a place of the one around")
  func sizes() {
    let shape = Rectangle().size(CGSize(width: 4, height: 6), anchor: .bottomTrailing)
    #expect(shape.path(in: Rect(x: 0, y: 0, width: 20, height: 20)).bounds == Rect(x: 16, y: 14, width: 4, height: 6))
  }
}
