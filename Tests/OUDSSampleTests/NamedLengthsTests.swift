import DaguerreGraphics
import SwiftUI
import TestSupport
import Testing

extension CGFloat {
  fileprivate static let small: CGFloat = 4
  fileprivate static let large: CGFloat = 12
}

/// Lengths by the names that design systems give them.
@Suite("Named lengths")
struct NamedLengthsTests {
  private let renderer: ViewRenderer

  init() throws { renderer = ViewRenderer(fonts: try PackageFonts.library()) }

  private func commands(_ view: some View) throws -> [Command] {
    try renderer.render(view, proposal: ProposedViewSize(width: 200, height: 200)).list.commands
  }

  private func expectSame(_ named: some View, _ numbered: some View, _ place: SourceLocation = #_sourceLocation) throws
  {
    let drawn = try commands(named)
    let expected = try commands(numbered)
    #expect(!drawn.isEmpty && drawn == expected, sourceLocation: place)
  }

  private let box = Color.red.frame(width: 20, height: 20)

  @Test("A view takes them as it takes numbers")
  func views() throws {
    try expectSame(box.padding(.small).border(.blue), box.padding(4).border(.blue))
    try expectSame(box.padding(.horizontal, -.small).border(.blue), box.padding(.horizontal, -4).border(.blue))
    try expectSame(Color.red.frame(width: .small, height: .large), Color.red.frame(width: 4, height: 12))
    try expectSame(
      Color.red.frame(minWidth: .large, maxWidth: .large, maxHeight: .small),
      Color.red.frame(minWidth: 12, maxWidth: 12, maxHeight: 4))
    try expectSame(box.cornerRadius(.small), box.cornerRadius(4))
    try expectSame(box.border(Color.blue, width: .small), box.border(Color.blue, width: 4))
    try expectSame(box.offset(x: .small).offset(y: -.large), box.offset(x: 4).offset(y: -12))
    try expectSame(box.shadow(color: .black, radius: .small, y: .large), box.shadow(color: .black, radius: 4, y: 12))
    try expectSame(box.scaleEffect(.small), box.scaleEffect(4))
    try expectSame(box.position(x: .large, y: .small), box.position(x: 12, y: 4))
    try expectSame(
      box.padding(.init(top: .small, leading: .large, bottom: .small, trailing: .large)).border(.blue),
      box.padding(.init(top: 4, leading: 12, bottom: 4, trailing: 12)).border(.blue))
    try expectSame(
      box.safeAreaInset(edge: .bottom, spacing: .small) { box }, box.safeAreaInset(edge: .bottom, spacing: 4) { box })
    try expectSame(
      ScrollView { box }.contentMargins(.small).safeAreaPadding(.large).safeAreaPadding(.top, .small),
      ScrollView { box }.contentMargins(4).safeAreaPadding(12).safeAreaPadding(.top, 4))
    try expectSame(
      ScrollView { box }.contentMargins(.horizontal, .small, for: .scrollContent),
      ScrollView { box }.contentMargins(.horizontal, 4, for: .scrollContent))
    try expectSame(
      List {
        Section { Text("A") }
        Section { Text("B") }
      }
      .listRowSpacing(.small).listSectionSpacing(.large),
      List {
        Section { Text("A") }
        Section { Text("B") }
      }
      .listRowSpacing(4).listSectionSpacing(12))
  }

  @Test("So do containers")
  func containers() throws {
    try expectSame(
      VStack(spacing: .small) {
        box; box
      },
      VStack(spacing: 4) {
        box; box
      })
    try expectSame(
      HStack(alignment: .top, spacing: .small) {
        box; box
      },
      HStack(alignment: .top, spacing: 4) {
        box; box
      })
    try expectSame(
      LazyVStack(spacing: .large) {
        box; box
      },
      LazyVStack(spacing: 12) {
        box; box
      })
    try expectSame(
      LazyHStack(spacing: .large) {
        box; box
      },
      LazyHStack(spacing: 12) {
        box; box
      })
    let (named, numbered) = ([GridItem(spacing: .small), GridItem()], [GridItem(spacing: 4), GridItem()])
    try expectSame(
      LazyVGrid(columns: named, spacing: .large) {
        box; box; box
      },
      LazyVGrid(columns: numbered, spacing: 12) {
        box; box; box
      })
    try expectSame(
      LazyHGrid(rows: named, spacing: .large) {
        box; box; box
      },
      LazyHGrid(rows: numbered, spacing: 12) {
        box; box; box
      })
    try expectSame(
      Grid(horizontalSpacing: .small, verticalSpacing: .large) {
        GridRow {
          box; box
        }; box
      },
      Grid(horizontalSpacing: 4, verticalSpacing: 12) {
        GridRow {
          box; box
        }; box
      })
    try expectSame(
      Grid(verticalSpacing: .large) {
        box; box
      },
      Grid(verticalSpacing: 12) {
        box; box
      })
    try expectSame(
      AnyLayout(HStackLayout(spacing: .large)) {
        box; box
      },
      AnyLayout(HStackLayout(spacing: 12)) {
        box; box
      })
    try expectSame(
      AnyLayout(VStackLayout(spacing: .large)) {
        box; box
      },
      AnyLayout(VStackLayout(spacing: 12)) {
        box; box
      })
    try expectSame(
      HStack(spacing: 0) {
        box; Spacer(minLength: .large); box
      }.fixedSize(),
      HStack(spacing: 0) {
        box; Spacer(minLength: 12); box
      }.fixedSize())
  }

  @Test("So do shapes and fonts")
  func shapes() throws {
    try expectSame(RoundedRectangle(cornerRadius: .small), RoundedRectangle(cornerRadius: 4))
    try expectSame(
      RoundedRectangle(cornerRadius: .small, style: .circular), RoundedRectangle(cornerRadius: 4, style: .circular))
    try expectSame(box.clipShape(.rect(cornerRadius: .small)), box.clipShape(.rect(cornerRadius: 4)))
    try expectSame(
      UnevenRoundedRectangle(topLeadingRadius: .small, bottomTrailingRadius: .large),
      UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 12))
    try expectSame(box.clipShape(.rect(topLeadingRadius: .small)), box.clipShape(.rect(topLeadingRadius: 4)))
    try expectSame(
      box.clipShape(.rect(cornerRadii: .init(topTrailing: .small))),
      box.clipShape(.rect(cornerRadii: .init(topTrailing: 4))))
    try expectSame(Circle().stroke(Color.red, lineWidth: .small), Circle().stroke(Color.red, lineWidth: 4))
    try expectSame(Circle().stroke(lineWidth: .small), Circle().stroke(lineWidth: 4))
    try expectSame(Circle().strokeBorder(Color.red, lineWidth: .small), Circle().strokeBorder(Color.red, lineWidth: 4))
    try expectSame(Circle().strokeBorder(lineWidth: .small), Circle().strokeBorder(lineWidth: 4))
    let dashed = (StrokeStyle(lineWidth: .small, dash: [.large]), StrokeStyle(lineWidth: 4, dash: [12]))
    try expectSame(Circle().stroke(Color.red, style: dashed.0), Circle().stroke(Color.red, style: dashed.1))
    let (small, words) = (Font.system(size: .large, weight: .bold), Text("Two\nlines"))
    try expectSame(words.font(small).lineSpacing(.small), words.font(.system(size: 12, weight: .bold)).lineSpacing(4))
    #expect(
      Font.system(size: .large, weight: .bold, design: .monospaced)
        == .system(size: 12, weight: .bold, design: .monospaced))
    #expect(Font.custom("Roboto", size: .large) == .custom("Roboto", size: Double(12)))
    #expect(Font.custom("Roboto", size: .large) != Font(family: "Roboto", size: 12))
    let family = "Roboto"
    for size in DynamicTypeSize.allCases {
      let (relative, fixed) = (
        Font.custom(family, size: .large, relativeTo: .body), Font.custom(family, fixedSize: .large)
      )
      try expectSame(words.font(fixed).dynamicTypeSize(size), words.font(.custom(family, fixedSize: 12)))
      #expect(try !commands(words.font(relative).dynamicTypeSize(size)).isEmpty)
    }
  }

  @Test("So do effects, gradients, grids and texts")
  func effects() throws {
    let half = CGFloat(0.5)
    try expectSame(box.blur(radius: .small), box.blur(radius: 4))
    try expectSame(box.scaleEffect(x: .small, y: .large), box.scaleEffect(x: 4, y: 12))
    try expectSame(Color.red.aspectRatio(.small, contentMode: .fit), Color.red.aspectRatio(4, contentMode: .fit))
    let words = Text("Words in a line")
    try expectSame(words.kerning(.small), words.kerning(4))
    try expectSame(words.tracking(.small), words.tracking(4))
    try expectSame(words.baselineOffset(.large).border(.blue), words.baselineOffset(12).border(.blue))
    try expectSame(VStack { words }.kerning(.small).tracking(.large), VStack { words }.kerning(4).tracking(12))
    try expectSame(
      words.minimumScaleFactor(half).lineLimit(1).frame(width: 60),
      words.minimumScaleFactor(0.5).lineLimit(1).frame(width: 60))
    try expectSame(
      RoundedRectangle(cornerRadius: 20).inset(by: .small), RoundedRectangle(cornerRadius: 20).inset(by: 4))
    try expectSame(
      Capsule().trim(from: half, to: 1).stroke(.red, lineWidth: .small),
      Capsule().trim(from: 0.5, to: 1).stroke(.red, lineWidth: 4))
    try expectSame(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: .small, endRadius: .large),
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 4, endRadius: 12))
    try expectSame(
      Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: .zero, endRadius: .large)),
      Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 12)))
    try expectSame(
      EllipticalGradient(colors: [.red, .blue], startRadiusFraction: half, endRadiusFraction: 1),
      EllipticalGradient(colors: [.red, .blue], startRadiusFraction: 0.5, endRadiusFraction: 1))
    try expectSame(
      Circle().fill(.red.shadow(.drop(radius: .small, y: .large))),
      Circle().fill(.red.shadow(.drop(radius: 4, y: 12))))
    let (named, numbered) = ([GridItem(.adaptive(minimum: .large))], [GridItem(.adaptive(minimum: 12))])
    try expectSame(
      LazyVGrid(columns: named) {
        box; box
      },
      LazyVGrid(columns: numbered) {
        box; box
      })
    try expectSame(
      box.safeAreaInset(edge: .leading, spacing: .small) { box }, box.safeAreaInset(edge: .leading, spacing: 4) { box })
    try expectSame(
      Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: .small),
      Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 4))
    let detents: Set<PresentationDetent> = [.height(.large), .fraction(half)]
    #expect(detents == [.height(12), .fraction(0.5)])
    try expectSame(
      box.presentationDetents(detents).transition(.scale(scale: half)).inspectorColumnWidth(.large), box)
  }

  /// Draws the lengths that are around it as widths.
  private struct Around: View {
    @Environment(\.displayScale) private var scale: CGFloat
    @Environment(\.pixelLength) private var pixel: CGFloat
    @Environment(\.lineSpacing) private var spacing: CGFloat

    var body: some View { Color.red.frame(width: scale * 10, height: spacing).padding(.leading, pixel * 20) }
  }

  @Test("A variable of a view has lengths around it in the type that it is declared with")
  func environment() throws {
    try expectSame(
      Around().environment(\.lineSpacing, 7).environment(\.displayScale, 2),
      Color.red.frame(width: 20, height: 7).padding(.leading, 10).environment(\.displayScale, 2))
  }

  @Test("Numbers and lengths of both types go together")
  func mixtures() throws {
    let (length, number, share) = (CGFloat(10), 10.0, CGFloat?(10))
    try expectSame(
      box.frame(width: length, height: 100).padding(.top, length).offset(y: max(length, 0)).frame(height: number),
      box.frame(width: 10, height: 100).padding(.top, 10).offset(y: 10).frame(height: 10))
    try expectSame(
      box.frame(width: share, height: number * 2).cornerRadius(length * 0.5).padding(length / 2),
      box.frame(width: 10, height: 20).cornerRadius(5).padding(5))
  }
}
