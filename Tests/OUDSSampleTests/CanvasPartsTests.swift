import DaguerreGraphics
import DaguerreText
import OUDSSwiftUI
import SwiftUI
import TestSupport
import Testing

@Suite("What is measured and named on a canvas, and colours of other spaces")
struct CanvasPartsTests {
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func draw(_ view: some View) throws -> Bitmap {
    let list = try ViewRenderer(fonts: fonts).render(
      OUDSThemeableView(theme: OrangeTheme()) { view.frame(width: 120, height: 80) }, background: .white
    ).list
    return try Rasterizer().draw(list, scale: 1)
  }

  @Test("a text is measured as it is laid out, and drawn where it was measured")
  func texts() throws {
    let canvas = Canvas { context, size in
      let text = context.resolve(Text("Text that wraps"))
      let measured = text.measure(in: CGSize(width: 60, height: CGFloat.infinity))
      #expect(measured.width <= 60 && measured.width > 30)
      let line = text.firstBaseline(in: size)
      #expect(line > 0 && line < measured.height / 2)
      #expect(text.lastBaseline(in: CGSize(width: 60, height: CGFloat.infinity)) > line)
      context.draw(text, in: CGRect(x: 8, y: 4, width: 60, height: measured.height))
    }
    let view = Text("Text that wraps").frame(width: 60, alignment: .topLeading).offset(x: 8, y: 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    #expect(try draw(canvas) == draw(view))
  }

  @Test("a canvas is not mirrored where lines run from the right")
  func rightToLeft() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 4, y: 4, width: 10, height: 10)), with: .color(.red))
      context.draw(Image(systemName: "star"), at: CGPoint(x: size.width - 4, y: 4), anchor: .topTrailing)
      context.draw(Image(systemName: "star"), in: CGRect(x: 20, y: 30, width: 12, height: 12))
      #expect(context.environment.displayScale == 1)
    }
    #expect(try draw(canvas.environment(\.layoutDirection, .rightToLeft)) == draw(canvas))
  }

  @Test("an image is repeated from a place on the canvas")
  func tiles() throws {
    let tile = UIImage(systemName: "star").map { Image(uiImage: $0).renderingMode(.template) } ?? Image("none")
    let rect = CGRect(x: 10, y: 10, width: 60, height: 40)
    let canvas = Canvas { context, _ in
      context.fill(Path(rect), with: .tiledImage(tile, origin: rect.origin, scale: 0.5))
    }
    let view = Rectangle().fill(.image(tile, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 0.5))
      .frame(width: 60, height: 40).offset(x: 10, y: 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    #expect(try draw(canvas) == draw(view) && draw(canvas) != draw(Canvas { _, _ in }))
  }

  @Test("a text is painted with its shading")
  func shading() throws {
    let canvas = Canvas { context, _ in
      var text = context.resolve(Text("Text"))
      text.shading = .color(.red)
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    let view = Text("Text").foregroundStyle(.red)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    #expect(try draw(canvas) == draw(view))
  }

  @Test("symbols are found by their tags, as large as they are, as often as one likes")
  func symbols() throws {
    let canvas = Canvas { context, _ in
      #expect(context.resolveSymbol(id: 3) == nil)
      guard let dot = context.resolveSymbol(id: 2) else { return }
      #expect(dot.size == CGSize(width: 10, height: 6))
      for x in [20.0, 60] { context.draw(dot, at: CGPoint(x: x, y: 20)) }
    } symbols: {
      Color.blue.frame(width: 4, height: 4).tag(1)
      Color.red.frame(width: 10, height: 6).tag(2)
    }
    let boxes = Path { path in
      for x in [15.0, 55] { path.addRect(CGRect(x: x, y: 17, width: 10, height: 6)) }
    }
    #expect(try draw(canvas) == draw(boxes.fill(Color.red)))
  }

  @Test("images say how large they are")
  func images() throws {
    let image = Image(
      VectorImage(
        size: Size(width: 24, height: 16),
        layers: [.init(path: Path { $0.addRect(Rect(x: 0, y: 0, width: 24, height: 16)) }, color: .black)]))
    let canvas = Canvas { context, _ in
      let resolved = context.resolve(image)
      #expect(resolved.size == CGSize(width: 24, height: 16))
      context.draw(resolved, in: CGRect(x: 10, y: 10, width: 48, height: 32))
    }
    #expect(try draw(canvas) == draw(Path(CGRect(x: 10, y: 10, width: 48, height: 32)).fill(Color.black)))
  }

  /// Computed with numpy from the primaries and the curve.
  @Test(
    "colours of Display P3 and of linear light become what is nearest in sRGB",
    arguments: [
      (Color(.displayP3, red: 1, green: 0, blue: 0), Color(red: 255, green: 0, blue: 0, alpha: 255)),
      (Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5), Color(red: 128, green: 128, blue: 128, alpha: 255)),
      (Color(.displayP3, red: 0.9, green: 0.5, blue: 0.1), Color(red: 245, green: 121, blue: 0, alpha: 255)),
      (
        Color(.displayP3, red: 0.01, green: 0.02, blue: 0.03, opacity: 0.2),
        Color(red: 2, green: 5, blue: 8, alpha: 51)
      ),
      (Color(.sRGBLinear, red: 0.5, green: 0.001, blue: 2), Color(red: 188, green: 3, blue: 255, alpha: 255)),
      (Color(.sRGBLinear, white: 0.5), Color(red: 188, green: 188, blue: 188, alpha: 255)),
    ])
  func spaces(color: Color, expected: Color) { #expect(color == expected) }

  @Test(
    "a resolved colour is made of channels in a space, and tells its bytes",
    arguments: [
      (.sRGB, 0.412, 0.508, 0.690, 0.748, "#6982B0BF"), (.sRGBLinear, 0.01, 0.02, 0.03, 0.04, "#1927300A"),
      (.sRGBLinear, 0.412, 0.508, 0.690, 0.748, "#ACBDD8BF"), (.displayP3, 0.01, 0.02, 0.03, 0.04, "#0205080A"),
      (.displayP3, 0.6, 0.6, 0.6, 0.6, "#99999999"),
    ] as [(Color.RGBColorSpace, Float, Float, Float, Float, String)])
  func resolved(space: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float, text: String) {
    let color = Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
    #expect(color.description == text)
  }

  private struct Wedge: Shape {
    var start: Angle
    var center: CGPoint
    var size: CGSize

    var animatableData:
      AnimatablePair<Angle.AnimatableData, AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>>
    {
      get { AnimatablePair(start.animatableData, AnimatablePair(center.animatableData, size.animatableData)) }
      set {
        start.animatableData = newValue.first
        (center.animatableData, size.animatableData) = (newValue.second.first, newValue.second.second)
      }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private struct Workout: TimelineSchedule {
    let start: Date

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
      PeriodicTimelineSchedule(from: start, by: mode == .lowFrequency ? 1 : 1 / 30).entries(from: startDate, mode: mode)
    }
  }

  private struct Line: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.reduce(CGSize.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        return CGSize(
          width: size.width + own.width + (view == subviews.last ? 0 : 5), height: max(size.height, own.height))
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      var spacing = ViewSpacing()
      for view in subviews { spacing.formUnion(view.spacing, edges: [.top, .bottom]) }
      return spacing
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
      guide == .firstTextBaseline ? bounds.minY + subviews[0].dimensions(in: .unspecified)[guide] + 3 : nil
    }
  }

  @Test("values that would move are handed on, a schedule is made of another one, a layout knows its last view")
  func handedOn() throws {
    var wedge = Wedge(start: .degrees(90), center: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))
    wedge.animatableData = Wedge(start: .zero, center: .zero, size: .zero).animatableData
    #expect(wedge.start == .zero && wedge.center == .zero && wedge.size == .zero)
    let ticks = Workout(start: Date(timeIntervalSince1970: 0)).entries(
      from: Date(timeIntervalSince1970: 9), mode: .lowFrequency)
    #expect(ticks.prefix(2).map(\.timeIntervalSince1970) == [9, 10])
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let line = Line { ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 4) } }
    #expect(try renderer.render(line).list.size.width == 40)
    let row = HStack(alignment: .firstTextBaseline) {
      line
      Color.red.frame(width: 4, height: 9)
    }
    // Its line is at 7, 3 below its bottom.
    #expect(try renderer.render(row).list.size.height == 9)
  }

  @Test("what goes along keyframes is at their beginning")
  func keyframes() throws {
    struct Values {
      var scale = 1.0
      var angle = Angle.zero
    }
    let animated = Color.red.frame(width: 20, height: 20)
      .keyframeAnimator(initialValue: Values(scale: 2), trigger: 1) { view, values in
        view.scaleEffect(values.scale).rotationEffect(values.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.3, timingCurve: .easeIn)
          SpringKeyframe(1.0, duration: 0.2, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(20), duration: 0.1)
          MoveKeyframe(.zero)
        }
      }
    let alone = KeyframeAnimator(initialValue: 2.0) { scale in
      Color.red.frame(width: 20, height: 20).scaleEffect(scale)
    } keyframes: { _ in
      LinearKeyframe(1.5, duration: 1)
      LinearKeyframe(1, duration: 1)
    }
    let still = try draw(Color.red.frame(width: 20, height: 20).scaleEffect(2))
    #expect(try draw(animated) == still)
    #expect(try draw(alone) == still)
  }

  @Test("glass is a material in a shape under the view")
  func glass() throws {
    let stripes = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    let glass = ZStack {
      stripes
      Text("Glass").padding(8).glassEffect()
      GlassEffectContainer(spacing: 4) { Text("x").glassEffect(.identity, in: .rect(cornerRadius: 4)).offset(y: 16) }
    }
    let material = ZStack {
      stripes
      Text("Glass").padding(8).background(.thinMaterial, in: Capsule())
      Text("x").offset(y: 16)
    }
    #expect(try draw(glass) == draw(material))
    #expect(try draw(glass) != draw(ZStack { stripes }))
  }
}
