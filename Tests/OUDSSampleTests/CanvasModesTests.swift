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
  private let small = CGRect(x: 8, y: 8, width: 10, height: 10)

  /// A box in a colour with a hole.
  private func holed(_ color: Color) -> some View {
    Path {
      $0.addRect(large)
      $0.addRect(small)
    }
    .fill(color, style: FillStyle(eoFill: true))
  }

  @Test("what is cleared shows what is behind the canvas, however opaque the colour is")
  func clear() throws {
    for opacity in [1, 0.25] {
      let canvas = Canvas { context, _ in
        context.fill(Path(large), with: .color(.blue))
        context.opacity = opacity
        context.blendMode = .clear
        context.fill(Path(small), with: .color(.black.opacity(opacity)))
      }
      #expect(try draw(canvas.background(.yellow)) == draw(holed(.blue).background(.yellow)))
    }
    let stroked = Canvas { context, _ in
      context.fill(Path(large), with: .color(.blue))
      context.blendMode = .clear
      context.translateBy(x: 8, y: 8)
      context.stroke(Path(CGRect(x: 2, y: 0, width: 6, height: 10)), with: .color(.black), lineWidth: 4)
    }
    #expect(
      try draw(stroked)
        != draw(
          Canvas {
            $0.fill(Path(large), with: .color(.blue)); _ = $1
          }))
  }

  @Test("what is copied alone is left where it is, and no other place changes")
  func copy() throws {
    let canvas = Canvas { context, _ in
      context.fill(Path(large), with: .color(.blue))
      context.blendMode = .copy
      context.fill(Path(small), with: .color(.red.opacity(0.5)))
    }
    let views = holed(.blue).overlay { Path(small).fill(Color.red.opacity(0.5)) }
    #expect(try draw(canvas) == draw(views))
  }

  @Test("modes that ask how opaque what is there is change what a path covers, and no other place")
  func compositing() throws {
    let (red, blue) = (Color.red.opacity(0.5), Color.blue.opacity(0.5))
    let modes: [(mode: CGBlendMode, inside: Color, outside: Color)] = [
      (.sourceIn, red, .clear), (.sourceOut, .clear, red), (.destinationIn, blue, .clear),
      (.destinationAtop, blue, red), (.xor, blue, red),
    ]
    for (mode, inside, outside) in modes {
      let half = CGRect(x: 28, y: 8, width: 8, height: 10)
      let canvas = Canvas { context, _ in
        context.fill(Path(large), with: .color(.blue))
        context.blendMode = mode
        context.fill(Path(small), with: .color(.red.opacity(0.5)))
        context.fill(Path(half), with: .color(.red.opacity(0.5)))
      }
      let views = holed(.blue).overlay { Path(small).fill(inside) }.overlay { Path(half).fill(outside) }
      let (drawn, expected) = (try draw(canvas), try draw(views))
      let bytes: [(UInt8, UInt8)] = zip(drawn.pixels, expected.pixels).flatMap { one, other in
        [0, 8, 16, 24].map { (shift: UInt32) in (UInt8(one >> shift & 255), UInt8(other >> shift & 255)) }
      }
      let isNear = bytes.allSatisfy { max($0.0, $0.1) - min($0.0, $0.1) <= 1 }
      #expect(isNear, "\(mode)")
    }
  }

  @Test("an image covers its rectangle where it is clear, and a layer all of the canvas")
  func covering() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    let copied = Canvas { context, _ in
      context.fill(Path(large), with: .color(.blue))
      context.blendMode = .copy
      context.draw(Image(uiImage: dot), in: small)
    }
    let left = CGRect(x: 8, y: 8, width: 5, height: 10)
    #expect(try draw(copied) == draw(holed(.blue).overlay { Path(left).fill(Color(UIColor.red)) }))
    let masked = Canvas { context, _ in
      context.fill(Path(large), with: .color(.blue))
      context.blendMode = .destinationIn
      context.drawLayer { $0.fill(Path(small), with: .color(.black)) }
    }
    #expect(try draw(masked) == draw(Path(small).fill(Color.blue)))
  }

  @Test("what is mixed is mixed with what lies on the canvas, and not with what is behind that")
  func isolation() throws {
    let multiplied = Canvas { context, _ in
      context.blendMode = .multiply
      context.fill(Path(small), with: .color(.red))
    }
    #expect(try draw(multiplied.background(.green)) == draw(Path(small).fill(Color.red).background(.green)))
    let cut = Canvas { context, _ in
      context.fill(Path(large), with: .color(.blue))
      context.blendMode = .destinationOut
      context.fill(Path(small), with: .color(.black))
    }
    #expect(try draw(cut.background(.green)) == draw(holed(.blue).background(.green)))
    #expect(GraphicsContext.BlendMode.clear != .copy && CGBlendMode.multiply == GraphicsContext.BlendMode.multiply)
  }

  @Test("an image is cleared in parts by Core Graphics' name too")
  func coreGraphics() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.blue.setFill()
      context.fill(large)
      context.cgContext.setBlendMode(.clear)
      context.fill(small)
    }
    #expect(try draw(Image(uiImage: image).background(.yellow)) == draw(holed(Color(UIColor.blue)).background(.yellow)))
  }

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
