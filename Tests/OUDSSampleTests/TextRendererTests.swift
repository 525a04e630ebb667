import DaguerreGraphics
import DaguerreText
import SwiftUI
import TestSupport
import Testing

private struct Marked: TextAttribute {
  var number = 0
}
private struct Other: TextAttribute {}

/// Draws all parts of some kind where they stand.
private struct Parts: TextRenderer {
  enum Kind: CaseIterable { case lines, runs, glyphs }
  let kind: Kind

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      if kind == .lines { ctx.draw(line) }
      for run in line where kind != .lines {
        if kind == .runs { ctx.draw(run) } else { for glyph in run { ctx.draw(glyph) } }
      }
    }
  }
}

/// What a renderer is told, for a test to look at.
private final class Notes {
  var layout: Text.Layout?
  var numbers: [Int?] = []
  var bounds: [Text.Layout.TypographicBounds] = []
}

private struct Noting: TextRenderer {
  let notes: Notes
  var extra: CGFloat = 0

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    notes.layout = layout
    notes.numbers = layout.flatMap { line in line.map { $0[Marked.self]?.number } }
    notes.bounds = layout.map(\.typographicBounds)
    for line in layout {
      var copy = ctx
      copy.translateBy(x: 0, y: extra)
      copy.draw(line)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + extra)
  }
}

@Suite("Renderers of texts")
struct TextRendererTests {
  /// One for all, as two pictures are the same only in the same fonts.
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func picture(_ view: some View, width: CGFloat = 150) throws -> Bitmap {
    let sheet = view.frame(width: width, height: 120)
    let list = try ViewRenderer(fonts: fonts).render(sheet, background: .white).list
    return try Rasterizer().draw(list, scale: 2)
  }

  private static var texts: [AnyView] {
    [
      AnyView(Text("Some words that wrap, and then some more of them.")),
      AnyView(Text("Plain \(Text("bold").bold()) \(Text("lined").underline(color: .red)) *and* others").font(.title3)),
      AnyView((Text("one ").underline() + Text("two").customAttribute(Other()).underline()).strikethrough()),
      AnyView(Text("In the middle of three lines, more or less.").multilineTextAlignment(.center).lineSpacing(3)),
      AnyView(Text("שלום עולם, and from the right").environment(\.layoutDirection, .rightToLeft)),
      AnyView(Text("Cut after one line, whatever there is").lineLimit(1)),
      AnyView(Text("With a \(Image(systemName: "star")) in it")),
      AnyView(
        Text("In two colours").foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))),
      AnyView(
        Text(
          {
            var text = AttributedString("On a ground"); text.backgroundColor = .yellow; return text
          }())),
      AnyView(Text("With a shadow").shadow(color: .black, radius: 3, x: 4, y: 4)),
      AnyView(Text("")),
    ]
  }

  @Test("a text in lines, in runs and in glyphs is as it is without a renderer", arguments: Parts.Kind.allCases)
  fileprivate func whole(_ kind: Parts.Kind) throws {
    for (number, text) in Self.texts.enumerated() {
      #expect(try picture(text.textRenderer(Parts(kind: kind))) == picture(text), "text \(number)")
    }
  }

  @Test("by lines, what is drawn is the same to the command, and nothing is left out")
  func commands() throws {
    func commands(_ view: some View) throws -> [Command] {
      try ViewRenderer(fonts: fonts).render(view, proposal: ProposedViewSize(width: 80, height: nil)).list.commands
    }
    let text = Text("Some words that wrap, and then **some** more of them.")
    #expect(try commands(text.textRenderer(Parts(kind: .lines))) == commands(text))
    #expect(try commands(text.textRenderer(Parts(kind: .runs))) == commands(text))
    struct Nothing: TextRenderer { func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {} }
    #expect(try commands(text.textRenderer(Nothing())).isEmpty)
  }

  @Test("runs have attributes of one's own, the innermost of a type")
  func attributes() throws {
    let notes = Notes()
    let text = Text("a \(Text("b").customAttribute(Marked(number: 1)).customAttribute(Marked(number: 2))) c")
      .customAttribute(Other())
    _ = try picture(text.textRenderer(Noting(notes: notes)))
    #expect(notes.numbers == [nil, 1, nil])
    let run = try #require(notes.layout?.first?.first)
    #expect(run[Other.self] != nil && run[0][Other.self] != nil && run[0][Marked.self] == nil)
  }

  @Test("parts say where they are: as wide and high as the text is measured, glyphs side by side")
  func bounds() throws {
    let notes = Notes()
    _ = try picture(Text("Some words that wrap").fixedSize().textRenderer(Noting(notes: notes)), width: 300)
    let line = try #require(notes.layout?.first)
    #expect(
      notes.layout?.count == 1 && notes.layout?.isTruncated == false && line.paragraphLayoutDirection == .leftToRight)
    let bounds = line.typographicBounds
    let run = line[0]
    #expect(bounds.rect.minX == 0 && bounds.ascent > bounds.descent && bounds.descent > 0 && bounds.width > 50)
    #expect(abs(run.typographicBounds.width - bounds.width) < 1e-6 && run.typographicBounds.origin == line.origin)
    #expect(run.count == 20 && run.characterIndices.count == 20 && run.layoutDirection == .leftToRight)
    #expect(run.characterIndices[0].distance(to: run.characterIndices[5]) == 5)
    for (glyph, next) in zip(run, run.dropFirst()) {
      #expect(abs(glyph.typographicBounds.rect.maxX - next.typographicBounds.rect.minX) < 1e-6)
    }
    #expect(run[2..<4].typographicBounds.rect == run[2].typographicBounds.rect.union(run[3].typographicBounds.rect))
  }

  @Test("a slice has no more glyphs than its run")
  func slices() throws {
    struct TooMany: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
          let slice = Text.Layout.RunSlice(run: run, indices: 0..<1_000)
          #expect(slice.characterIndices.count == run.count && slice.typographicBounds == run.typographicBounds)
          ctx.draw(slice)
          ctx.draw(Text.Layout.RunSlice(run: run, indices: 1_000..<1_001))
        }
      }
    }
    #expect(try picture(Text("Words").textRenderer(TooMany())) == picture(Text("Words")))
  }

  @Test("lines stand one below the other, and at the side where they are drawn")
  func lines() throws {
    let notes = Notes()
    let text = Text("Some words\nthat").multilineTextAlignment(.trailing)
    _ = try picture(text.fixedSize().textRenderer(Noting(notes: notes)))
    #expect(notes.bounds.count == 2 && notes.bounds[0].origin.y < notes.bounds[1].rect.minY + notes.bounds[1].ascent)
    #expect(notes.bounds[1].origin.x > 20 && abs(notes.bounds[0].rect.maxX - notes.bounds[1].rect.maxX) < 1)
  }

  @Test("a renderer says how large a text is, and moves its parts")
  func size() throws {
    let text = Text("Some words")
    func height(_ view: some View) throws -> Double { try ViewRenderer(fonts: fonts).render(view).list.size.height }
    #expect(try height(text.textRenderer(Noting(notes: Notes(), extra: 12))) == height(text) + 12)
    let moved = text.textRenderer(Noting(notes: Notes(), extra: 12)).fixedSize()
    #expect(try picture(moved.border(.red)) == picture(text.padding(.top, 12).fixedSize().border(.red)))
  }

  @Test("what a renderer draws for its own has no renderer; hidden characters are bars")
  func within() throws {
    struct Copies: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        ctx.draw(Text("Other"), at: .zero, anchor: .topLeading)
      }
    }
    #expect(try picture(Text("Words").textRenderer(Copies())) != picture(Text("Words")))
    let hidden = Text("Words").redacted(reason: .placeholder)
    #expect(try picture(hidden.textRenderer(Copies())) == picture(hidden))
  }

  @Test("a renderer may move in a transition, of which the end is drawn")
  func moving() throws {
    struct Rising: TextRenderer, Animatable {
      var share: Double
      var animatableData: Double {
        get { share }
        set { share = newValue }
      }
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
          for (index, slice) in run.enumerated() {
            var copy = context
            let time = share * Double(run.count - index)
            copy.opacity = UnitCurve.easeIn.value(at: min(time, 1))
            copy.addFilter(.blur(radius: slice.typographicBounds.rect.height / 16 * max(1 - time, 0)))
            let depth = slice.typographicBounds.descent
            copy.translateBy(x: 0, y: Spring.snappy.value(fromValue: depth, toValue: 0, initialVelocity: 0, time: time))
            copy.draw(slice, options: .disablesSubpixelQuantization)
          }
        }
      }
    }
    struct Rise: Transition {
      static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction {
          $0.animation = .linear(duration: 1)
        } body: { view in
          view.textRenderer(Rising(share: phase.isIdentity ? 1 : 0))
        }
      }
    }
    let text = Text("Words")
    #expect(try picture(text.transition(Rise())) == picture(text))
    #expect(try picture(text.textRenderer(Rising(share: 0))) == picture(Color.clear))
    #expect(try picture(text.textRenderer(Rising(share: 0.1))) != picture(text))
  }
}
