import DaguerreGraphics
import DaguerreViews
import Testing

/// How images fill a room, pixel by pixel.
@Suite("Resized images")
struct ImageResizingTests {
  /// A row of pixels: red, green, blue and black, each one point wide.
  private static let stripes = VectorImage(
    size: Size(width: 4, height: 4),
    layers: [Color.red, .green, .blue, .black].enumerated().map { index, color in
      .init(path: Path(roundedRect: Rect(x: Double(index), y: 0, width: 1, height: 4)), color: color)
    })
  /// The same from top to bottom, and a red column at the left.
  private static let lines = VectorImage(
    size: Size(width: 4, height: 4),
    layers: [Color.green, .green, .blue, .black].enumerated().map { index, color in
      .init(path: Path(roundedRect: Rect(x: 0, y: Double(index), width: 4, height: 1)), color: color)
    } + [.init(path: Path(roundedRect: Rect(x: 0, y: 0, width: 1, height: 4)), color: .red)])

  private func bitmap(_ image: Image, _ width: Double, _ height: Double, scale: Double = 1) throws -> Bitmap {
    let fixture = try Fixture(scale: scale)
    let list = try fixture.renderer.render(image.frame(width: width, height: height), background: .white).list
    return try Rasterizer().draw(list, scale: scale)
  }

  /// The first letters of colours, `k` for black and `.` for white; `?` for any other.
  private func letters(_ bitmap: Bitmap, row: Int? = nil, column: Int? = nil) -> String {
    let pixels =
      row.map { row in (0..<bitmap.width).map { bitmap.pixels[row * bitmap.width + $0] } }
      ?? (0..<bitmap.height).map { bitmap.pixels[$0 * bitmap.width + (column ?? 0)] }
    let known: [(Color, Character)] = [
      (.red, "r"), (.green, "g"), (.blue, "b"), (.black, "k"), (.white, "."),
    ]
    return String(
      pixels.map { pixel in
        known.first { color, _ in
          pixel == UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
        }?.1 ?? "?"
      })
  }

  private func row(_ image: Image, _ width: Double, scale: Double = 1) throws -> String {
    letters(try bitmap(image, width, 4, scale: scale), row: 0)
  }

  @Test("an image is stretched, or drawn again and again from its left top corner")
  func modes() throws {
    let image = Image(Self.stripes)
    #expect(try row(image.resizable(), 8) == "rrggbbkk")
    #expect(try row(image.resizable(resizingMode: .stretch), 8) == "rrggbbkk")
    #expect(try row(image.resizable(resizingMode: .tile), 10) == "rgbkrgbkrg")
    #expect(try row(image.resizable(resizingMode: .tile), 3) == "rgb")
    #expect(try row(image.resizable(resizingMode: .tile).mirrored(true), 6) == "kbgrkb")
    #expect(try letters(bitmap(Image(Self.lines).resizable(resizingMode: .tile), 9, 6), column: 1) == "ggbkgg")
  }

  @Test("what lies within the insets keeps its size, and the rest is stretched or drawn again")
  func caps() throws {
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let image = Image(Self.stripes)
    #expect(try row(image.resizable(capInsets: caps), 8) == "rgggbbbk")
    #expect(try row(image.resizable(capInsets: caps, resizingMode: .tile), 7) == "rgbgbgk")
    #expect(try row(image.resizable(capInsets: caps).mirrored(true), 8) == "kbbbgggr")
    #expect(try row(image.resizable(capInsets: caps), 8, scale: 2) == "rrggggggbbbbbbkk")
    let wide = EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)
    #expect(try row(image.resizable(capInsets: wide), 7) == "rgbkkkk")
    let both = EdgeInsets(top: 2, leading: 1, bottom: 1, trailing: 0)
    let picture = try bitmap(Image(Self.lines).resizable(capInsets: both), 6, 8)
    #expect(letters(picture, column: 0) == "rrrrrrrr" && letters(picture, column: 5) == "ggbbbbbk")
    #expect(letters(picture, row: 3) == "rbbbbb")
  }

  @Test("insets that are larger than the image or its room shrink, and no number leaves a picture unfinished")
  func hostile() throws {
    let image = Image(Self.stripes)
    let huge = EdgeInsets(top: .infinity, leading: 1e9, bottom: -1, trailing: .nan)
    #expect(try row(image.resizable(capInsets: huge), 8) == "rgbk....")
    let caps = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    #expect(try row(image.resizable(capInsets: caps), 2).count == 2)
    let tiny = VectorImage(
      size: Size(width: 1e-9, height: 1e-9),
      layers: [.init(path: Path(roundedRect: Rect(x: 0, y: 0, width: 1e-9, height: 1e-9)), color: .red)])
    #expect(try row(Image(tiny).resizable(resizingMode: .tile), 8) == "rrrrrrrr")
  }
}
