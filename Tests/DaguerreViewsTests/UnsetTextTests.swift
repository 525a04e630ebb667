import DaguerreGraphics
import DaguerreViews
import Testing

/// What SwiftUI itself was measured to draw (macOS 27).
@Suite("Texts without a colour or a font")
struct UnsetTextTests {
  private func runs(@ViewBuilder _ content: () -> some View) throws -> [GlyphRun] {
    try Fixture().commands(content).compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  @Test("have those that they have where nobody set one, whatever is set around them")
  func unset() throws {
    let colored = try runs { VStack { Text("a").foregroundColor(nil) }.foregroundColor(.red) }
    #expect(colored.map(\.color) == [.black])
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try runs { Text("a").foregroundColor(nil).foregroundStyle(gradient) }.map(\.color) == [.black])
    let large = try runs { VStack { Text("a").font(nil) }.font(.system(size: 40)) }
    #expect(large.map(\.size) == [17])
  }

  @Test("keep what was said first")
  func first() throws {
    #expect(try runs { Text("a").foregroundColor(.green).foregroundColor(nil) }.map(\.color) == [.green])
    #expect(try runs { Text("a").font(.system(size: 40)).font(nil) }.map(\.size) == [40])
  }
}
