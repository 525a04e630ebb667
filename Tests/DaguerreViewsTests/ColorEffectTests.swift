import DaguerreGraphics
import DaguerreViews
import Testing

@Suite("Changes of colours")
struct ColorEffectTests {
  private func color(@ViewBuilder _ content: () -> some View) throws -> Color? {
    try Fixture().commands { content().frame(width: 4, height: 4) }.compactMap { command -> Color? in
      if case .fillRect(_, let color) = command { color } else { nil }
    }.last
  }

  @Test("each has the values of the filter of its name")
  func values() throws {
    let base = Color(red: 200, green: 100, blue: 40, alpha: 128)
    #expect(try color { base.grayscale(0) } == base)
    #expect(try color { base.grayscale(1) } == Color(red: 117, green: 117, blue: 117, alpha: 128))
    #expect(try color { base.saturation(0) } == color { base.grayscale(1) })
    #expect(try color { base.saturation(-1) } == color { base.saturation(0) })
    #expect(try color { base.saturation(2) } == Color(red: 255, green: 83, blue: 0, alpha: 128))
    #expect(try color { base.brightness(0.2) } == Color(red: 251, green: 151, blue: 91, alpha: 128))
    #expect(try color { base.contrast(0) } == Color(red: 128, green: 128, blue: 128, alpha: 128))
    #expect(try color { base.contrast(2) } == Color(red: 255, green: 73, blue: 0, alpha: 128))
    #expect(try color { base.colorInvert() } == Color(red: 55, green: 155, blue: 215, alpha: 128))
    let half = Color(red: 255, green: 128, blue: 0, alpha: 255)
    #expect(try color { base.colorMultiply(half) } == Color(red: 200, green: 50, blue: 0, alpha: 128))
    #expect(try color { base.saturation(.nan) }?.alpha == 128)
    #expect(try color { base.hueRotation(.degrees(720)) } == base)
    // 0.356 · 200 + 0.855 · 100 - 0.211 · 40 for green, and so on.
    #expect(try color { base.hueRotation(.degrees(90)) } == Color(red: 40, green: 148, blue: 34, alpha: 128))
  }

  @Test("a colour that lets through multiplies the opacity too")
  func multipliedOpacity() throws {
    let list = try Fixture().commands { Color.black.frame(width: 4, height: 4).colorMultiply(Color(rgba: 0xFF00_0080)) }
    let faded = try Fixture().commands { Color.black.frame(width: 4, height: 4).opacity(128.0 / 255) }
    #expect(list == faded)
  }

  @Test("the inner one is made first, and ends with its view")
  func order() throws {
    let base = Color(red: 200, green: 100, blue: 40, alpha: 255)
    let inverted = Color(red: 55, green: 155, blue: 215, alpha: 255)
    #expect(
      try color { base.colorInvert().colorMultiply(.red) } == color { inverted.colorMultiply(.red) })
    let both = try Fixture().commands {
      HStack {
        base.frame(width: 4, height: 4).colorInvert()
        base.frame(width: 4, height: 4)
      }
    }
    #expect("\(both)".contains("\(inverted)") && "\(both)".contains("\(base)"))
  }

  @Test("what a picture cannot show fails it in words, unless it changes nothing")
  func undrawn() throws {
    func draw(_ view: some View) throws { _ = try Fixture().commands { view } }
    let box = Color.red.frame(width: 4, height: 4)
    try draw(
      box.blur(radius: 0, opaque: true).blendMode(.normal).rotation3DEffect(.zero, axis: (0, 1, 0))
    )
    #expect(throws: (any Error).self) { try draw(box.blur(radius: -3)) }
    #expect(throws: (any Error).self) { try draw(box.rotation3DEffect(.degrees(20), axis: (0, .nan, 0))) }
  }

  @Test("a blur and a mode are effects of all that a view draws, and its shadow is that of the group")
  func groups() throws {
    let box = Color.red.frame(width: 4, height: 4)
    let plain = try Fixture().commands { box }
    #expect(try Fixture().commands { box.blur(radius: 1.5) } == [.pushEffect(.blur(3))] + plain + [.popEffect])
    #expect(
      try Fixture().commands { box.blendMode(.multiply) } == [.pushEffect(.blend(.multiply))] + plain + [.popEffect])
    let shadow = try Fixture().commands { box.blur(radius: 1).shadow(color: .black, radius: 1) }
    #expect(
      shadow.first == .pushEffect(.shadow(GroupShadow(blur: 2, offset: .zero, color: .black))) && shadow.count == 5)
    #expect(try Fixture().commands { box.blur(radius: 1.5).scaleEffect(2) }.first == .pushEffect(.blur(6)))
  }

  @Test("what lies behind glass is blurred: under materials, and by a blur of its own, which may end at the frame")
  func glass() throws {
    func blurs(_ view: some View) throws -> [Double] {
      try Fixture().commands { view.frame(width: 40, height: 20) }.compactMap {
        if case .pushEffect(.backdropBlur(let blur)) = $0 { blur } else { nil }
      }
    }
    let text = Text("Glass")
    #expect(try blurs(text.background(.ultraThinMaterial)) == [60])
    #expect(try blurs(text.background(.bar, in: Capsule())) == [60])
    #expect(try blurs(Circle().strokeBorder(.thinMaterial, lineWidth: 4)) == [60])
    #expect(try blurs(text.foregroundStyle(.regularMaterial)) == [])
    #expect(try blurs(text.backdropBlur(32)) == [32] && blurs(text.backdropBlur(0)) == [])
    #expect(try blurs(text.backdropBlur(32).scaleEffect(0.5)) == [16])
    #expect(throws: (any Error).self) { try blurs(text.backdropBlur(-1)) }
    // Red to the edge of the frame, beside which there is nothing.
    let box = Color.red.frame(width: 40, height: 20)
    func colors(isOpaque: Bool) throws -> Set<UInt32> {
      let rendering = try Fixture().renderer.render(box.blur(radius: 4, opaque: isOpaque))
      return Set(try Rasterizer().draw(rendering.list).pixels)
    }
    #expect(try colors(isOpaque: true).count == 1 && colors(isOpaque: false).count > 1)
  }

  @Test("what stands out less has a share of the colour around it, or the system's grey")
  func hierarchy() throws {
    func color(_ style: HierarchicalShapeStyle, _ scheme: ColorScheme = .light) throws -> Color? {
      try self.color { Rectangle().foregroundStyle(style).foregroundColor(.red).environment(\.colorScheme, scheme) }
    }
    func grey(_ style: HierarchicalShapeStyle, _ scheme: ColorScheme) throws -> Color? {
      try self.color { Rectangle().foregroundStyle(style).environment(\.colorScheme, scheme) }
    }
    #expect(try color(.primary) == .red && color(.secondary) == Color.red.opacity(0.5))
    #expect(try color(.tertiary) == Color.red.opacity(0.25) && color(.quinary) == Color.red.opacity(0.18))
    #expect(try grey(.primary, .light) == .black && grey(.primary, .dark) == .white)
    #expect(try grey(.secondary, .light) == Color(rgba: 0x3C3C_4399))
    #expect(try grey(.quaternary, .dark) == Color(rgba: 0xEBEB_F529))
    #expect(try grey(.quinary, .light) == Color(rgba: 0x0000_000D) && grey(.quinary, .dark) == Color(rgba: 0xFFFF_FF0D))
    #expect(try self.color { Primary().environment(\.colorScheme, .dark) } == .white)
    #expect(try self.color { Primary() } == .black)
  }
}

private struct Primary: View { var body: some View { Color.primary } }
