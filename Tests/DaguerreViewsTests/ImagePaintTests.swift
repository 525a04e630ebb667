import DaguerreGraphics
import DaguerreViews
import Testing

/// What is painted with an image that is repeated, pixel by pixel.
@Suite("Images as paints")
struct ImagePaintTests {
  /// Four columns: red, green, blue and black, each one point wide.
  private static let stripes = Image(
    VectorImage(
      size: Size(width: 4, height: 4),
      layers: [Color.red, .green, .blue, .black].enumerated().map { index, color in
        .init(path: Path(roundedRect: Rect(x: Double(index), y: 0, width: 1, height: 4)), color: color)
      }))
  /// The same, made of pixels.
  private static let pixels = Image(
    PixelImage(
      Bitmap(width: 4, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_0000])))

  /// The first letters of colours in a row of pixels, `k` for black and `.` for white; `?` for any other.
  private func row(
    _ index: Int, _ width: Double, height: Double = 4, scale: Double = 1, @ViewBuilder _ content: () -> some View
  ) throws -> String {
    let fixture = try Fixture(scale: scale)
    let list = try fixture.renderer.render(content().frame(width: width, height: height), background: .white).list
    let bitmap = try Rasterizer().draw(list, scale: scale)
    let known: [UInt32: Character] = [
      rgba(.red): "r", rgba(.green): "g", rgba(.blue): "b", 0xFF00_0000: "k", 0xFFFF_FFFF: ".",
      0xFF00_00FF: "r", 0xFF00_FF00: "g", 0xFFFF_0000: "b",
    ]
    return String((0..<bitmap.width).map { known[bitmap.pixels[index * bitmap.width + $0]] ?? "?" })
  }

  private func rgba(_ color: Color) -> UInt32 {
    UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
  }

  @Test("an image is repeated from the left top corner, in its size or as much larger as is said")
  func fills() throws {
    #expect(try row(0, 10) { Rectangle().fill(ImagePaint(image: Self.stripes)) } == "rgbkrgbkrg")
    #expect(try row(0, 10) { Rectangle().fill(.image(Self.pixels)) } == "rgbkrgbkrg")
    #expect(try row(3, 10) { Rectangle().fill(.image(Self.stripes, scale: 2)) } == "rrggbbkkrr")
    #expect(try row(3, 5, scale: 2) { Rectangle().fill(.image(Self.stripes)) } == "rrggbbkkrr")
    #expect(try row(0, 10) { Color.clear.background(.image(Self.stripes)) } == "rgbkrgbkrg")
  }

  @Test("a part of the image is repeated alone")
  func parts() throws {
    let part = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(try row(0, 7) { Rectangle().fill(.image(Self.stripes, sourceRect: part)) } == "gbgbgbg")
    #expect(try row(0, 7) { Rectangle().fill(.image(Self.pixels, sourceRect: part)) } == "gbgbgbg")
    #expect(try row(1, 8) { Rectangle().fill(.image(Self.stripes, sourceRect: part, scale: 2)) } == "ggbbggbb")
  }

  @Test("edges, lines, texts and templates are seen through as they are, and beyond their room")
  func outlines() throws {
    #expect(try row(0, 10) { Rectangle().strokeBorder(.image(Self.stripes), lineWidth: 1) } == "rgbkrgbkrg")
    #expect(try row(2, 10) { Rectangle().strokeBorder(.image(Self.stripes), lineWidth: 1) } == "r........g")
    // The line begins two points before the room of the shape, where the image goes on.
    #expect(
      try row(4, 12, height: 12) {
        Rectangle().stroke(.image(Self.stripes), lineWidth: 4).frame(width: 8, height: 8)
      } == "bkrg....bkrg")
    let circle = try row(2, 8, height: 8) { Circle().fill(.image(Self.stripes)) }
    #expect(circle.contains("gbkrgb") && circle != "rgbkrgbk")
    let commands = try Fixture().commands { Text("a").foregroundStyle(.image(Self.stripes)) }
    #expect(commands.contains { if case .fillPath = $0 { true } else { false } } && commands.contains(.pushMask))
  }

  @Test("a share of its opacity is that of the whole, and no accent comes of it")
  func opacity() throws {
    let commands = try Fixture().commands {
      Rectangle().fill(ImagePaint(image: Self.stripes).opacity(0.5)).frame(width: 4, height: 4)
    }
    #expect(commands.contains(.pushOpacity(0.5)))
    #expect(
      try Fixture().commands { Gauge(value: 0.5) {}.tint(.image(Self.stripes)) }
        == Fixture().commands { Gauge(value: 0.5) {} })
  }

  @Test("an image that is not there is an error, and no number ends the process")
  func hostile() throws {
    #expect(throws: (any Error).self) { try Fixture().commands { Rectangle().fill(.image(Image("none"))) } }
    for number in [0, -1, .nan, .infinity] {
      let part = Rect(x: 0, y: 0, width: number, height: 1)
      #expect(try row(0, 8) { Rectangle().fill(.image(Self.stripes, scale: number)) } == "........")
      #expect(try row(0, 8) { Rectangle().fill(.image(Self.stripes, sourceRect: part)) } == "........")
    }
    // What is larger than a picture may be is an error in words.
    for number in [1e-300, 1e-12, 1e12, 1e300] {
      let part = Rect(x: number, y: 0, width: number, height: 1)
      _ = try? row(0, 8) { Rectangle().fill(.image(Self.stripes, scale: number)) }
      _ = try? row(0, 8) { Rectangle().fill(.image(Self.stripes, sourceRect: part)) }
    }
  }
}
