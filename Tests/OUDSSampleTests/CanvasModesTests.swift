import DaguerreGraphics
import DaguerreText
import SwiftUI
import TestSupport
import Testing

@Suite("How what is drawn on a canvas is laid over what is there")
struct CanvasModesTests {
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func draw(_ view: some View) throws -> Bitmap {
    try Rasterizer().draw(
      ViewRenderer(fonts: fonts).render(view.frame(width: 40, height: 30), background: .white).list, scale: 1)
  }

  private let large = CGRect(x: 4, y: 4, width: 24, height: 20)

  @Test("light and dark are exchanged, or moved towards one another")
  func inversion() throws {
    func filled(_ amount: Double?) -> some View {
      Canvas { context, _ in
        context.addFilter(amount.map { .colorInvert($0) } ?? .colorInvert())
        context.fill(Path(large), with: .color(Color(red: 1, green: 0.2, blue: 0)))
      }
    }
    func box(_ red: Double, _ green: Double, _ blue: Double) -> some View {
      Path(large).fill(Color(red: red, green: green, blue: blue))
    }
    #expect(try draw(filled(nil)) == draw(box(0, 0.8, 1)) && draw(filled(1)) == draw(box(0, 0.8, 1)))
    #expect(try draw(filled(0)) == draw(box(1, 0.2, 0)) && draw(filled(-2)) == draw(box(1, 0.2, 0)))
    #expect(try draw(filled(0.25)) == draw(box(0.75, 0.35, 0.25)))
  }
}
