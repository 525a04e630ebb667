import DaguerreGraphics
import SeededRandom
import Testing

/// Beside those of random lists, which have pictures too.
@Suite("Pictures of pixels")
struct ImageFillTests {
  private static func noise(_ width: Int, _ height: Int, isOpaque: Bool = true) -> PixelImage {
    var random = SeededNumbers(seed: 5)
    return PixelImage(
      width: width, height: height,
      straight: (0..<width * height).map { _ in
        UInt32(truncatingIfNeeded: random.integer(0...0xFFFF_FFFF)) | (isOpaque ? 0xFF00_0000 : 0)
      })
  }

  private func draw(
    _ fill: ImageFill, on background: Color = .clear, _ width: Int, _ height: Int, scale: Double = 1
  ) throws -> Bitmap {
    var list = DisplayList(size: Size(width: Double(width), height: Double(height)), background: background)
    list.append(.image(fill))
    return try Rasterizer().draw(list, scale: scale)
  }

  @Test("stay as they are in their own size", arguments: [ImageFill.Sampling.smooth, .nearest], [true, false])
  func identity(sampling: ImageFill.Sampling, isOpaque: Bool) throws {
    let image = Self.noise(37, 21, isOpaque: isOpaque)
    let half = AffineTransform(scaleX: 0.5, scaleY: 0.5)
    #expect(try draw(ImageFill(image, transform: .identity, sampling: sampling), 37, 21) == image.bitmap)
    let doubled = try draw(ImageFill(image, transform: half, sampling: sampling), 19, 11, scale: 2)
    for (x, y) in [(0, 0), (36, 20), (17, 3)] { #expect(doubled[x, y] == image.bitmap[x, y]) }
    #expect(doubled[37, 20] == 0)
  }

  @Test("turned by quarters and mirrored, they are the same pixels elsewhere")
  func quarters() throws {
    let image = Self.noise(8, 5)
    let mirrored = try draw(ImageFill(image, transform: AffineTransform(scaleX: -1, scaleY: 1, translateX: 8)), 8, 5)
    let turned = try draw(ImageFill(image, transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)), 5, 8)
    for y in 0..<5 {
      for x in 0..<8 {
        #expect(mirrored[7 - x, y] == image.bitmap[x, y])
        #expect(turned[4 - y, x] == image.bitmap[x, y])
      }
    }
  }

  @Test("of one colour stay of one colour, whatever their size and place", arguments: [0.01, 0.3, 1, 1.7, 60])
  func constant(scale: Double) throws {
    let image = PixelImage(Bitmap(width: 90, height: 70, pixels: [UInt32](repeating: 0xFF33_A1FE, count: 6300)))
    let turn = AffineTransform(rotation: 33).after(AffineTransform(scaleX: scale, scaleY: 0.9 * scale))
    for map in [AffineTransform(scaleX: scale, scaleY: 1.1 * scale, translateX: 0.4), turn] {
      let drawn = try draw(ImageFill(image, transform: map), on: Color(rgba: 0xFEA1_33FF), 40, 30)
      #expect(Set(drawn.pixels) == [0xFF33_A1FE])
    }
  }

  @Test("that shrink are averaged, so that no pixel is passed over; turned ones too")
  func average() throws {
    // A checkerboard of single pixels is grey from afar.
    let pixels = (0..<64 * 64).map { ($0 + $0 / 64) % 2 == 0 ? 0xFF00_0000 : UInt32.max }
    let image = PixelImage(Bitmap(width: 64, height: 64, pixels: pixels))
    let small = AffineTransform(scaleX: 0.125, scaleY: 0.125)
    let turned = AffineTransform(a: 0.09, b: 0.09, c: -0.09, d: 0.09, tx: 6, ty: 0)
    for map in [small, turned] {
      let drawn = try draw(ImageFill(image, transform: map), 8, 8)
      for (x, y) in [(3, 3), (5, 4), (4, 5)] {
        let level = drawn[x, y] & 0xFF
        #expect((126...129).contains(level), "\(level)")
      }
    }
  }

  @Test("that grow have steps where the nearest pixel counts, and none where they are smooth")
  func growth() throws {
    let image = PixelImage(Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, .max]))
    let map = AffineTransform(scaleX: 8, scaleY: 4)
    let steps = try draw(ImageFill(image, transform: map, sampling: .nearest), 16, 4)
    #expect((0..<16).map { steps[$0, 1] & 0xFF } == Array(repeating: 0, count: 8) + Array(repeating: 255, count: 8))
    let smooth = try draw(ImageFill(image, transform: map), 16, 4)
    let levels = (0..<16).map { smooth[$0, 1] & 0xFF }
    #expect(levels == levels.sorted() && Set(levels).count == 10)
  }

  @Test("with a tint are as strong as the picture is opaque")
  func tint() throws {
    let image = PixelImage(width: 3, height: 1, straight: [0xFF12_3456, 0x8012_3456, 0])
    let drawn = try draw(ImageFill(image, transform: .identity, tint: Color(rgba: 0xFF00_0080)), 3, 1)
    #expect(drawn.pixels == [0x8000_0080, 0x4000_0040, 0])
  }

  @Test("are clipped, are part of groups, and are cut at the sheet's edge")
  func surroundings() throws {
    let image = Self.noise(30, 30)
    var list = DisplayList(size: Size(width: 20, height: 20))
    list.append(.pushClip(Rect(x: 5, y: 5, width: 10, height: 10), .zero))
    list.append(.pushOpacity(0.5))
    list.append(
      .image(ImageFill(image, transform: AffineTransform(scaleX: 1, scaleY: 1, translateX: -3, translateY: 4))))
    list.append(.popOpacity)
    list.append(.popClip)
    let drawn = try Rasterizer().draw(list)
    #expect(drawn[4, 8] == 0 && drawn[8, 15] == 0)
    #expect(drawn[8, 8] >> 24 == 128)
    #expect(abs(Int(drawn[8, 8] & 0xFF) - Int(image.bitmap[11, 4] & 0xFF) / 2) <= 1)
  }

  @Test("of any size take memory and time in proportion to what is seen")
  func hostile() throws {
    let image = Self.noise(40, 40)
    let wide = AffineTransform(scaleX: 1e6, scaleY: 1e6, translateX: -2e7, translateY: -2e7)
    #expect(try draw(ImageFill(image, transform: wide), 50, 50)[25, 25] >> 24 == 255)
    for map in [
      AffineTransform(scaleX: 0, scaleY: 1), AffineTransform(scaleX: 1e-9, scaleY: 1e-9),
      AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ] {
      #expect(try Set(draw(ImageFill(image, transform: map), 5, 5).pixels) == [0])
    }
    for map in [AffineTransform(scaleX: .nan, scaleY: 1), AffineTransform(scaleX: 1, scaleY: 1, translateX: 1e300)] {
      #expect(throws: DrawingError.self) { try draw(ImageFill(image, transform: map), 5, 5) }
    }
    let none = PixelImage(Bitmap(width: 0, height: 0))
    #expect(try Set(draw(ImageFill(none, transform: .identity), 5, 5).pixels) == [0])
  }

  @Test("are equal by their pixels")
  func equality() {
    #expect(Self.noise(8, 4) == Self.noise(8, 4))
    #expect(Self.noise(8, 4) != Self.noise(4, 8))
    #expect(Self.noise(8, 4).digest.count == 64)
  }
}
