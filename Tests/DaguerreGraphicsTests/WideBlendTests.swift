import SeededRandom
import Testing

@testable import DaguerreGraphics

/// Eight pixels at a time become what they become four at a time, to the bit.
@Suite("Blending eight pixels at a time", .enabled(if: Run.hasWideKernels, "this processor has no AVX2"))
struct WideBlendTests {
  /// A way to blend into rows of pixels.
  private typealias Blend = (Run, _ color: BlendColor, _ coverage: UnsafePointer<UInt16>) -> Void

  private static let rowStride = 80

  /// Blends in both ways into the same random pixels, as many as `counts` say, up to the end of the layer and before it.
  private func compare(
    seed: UInt64, alphas: [Int], counts: ClosedRange<Int>, rows: Int = 1, _ wide: Blend, _ byFours: Blend
  ) throws {
    var random = SeededNumbers(seed: seed)
    func byte() -> UInt8 { UInt8(random.integer(0...255)) }
    for _ in 0..<20_000 {
      let color = Color(red: byte(), green: byte(), blue: byte(), alpha: UInt8(random.element(alphas)))
      let count = random.integer(counts)
      let length = (rows - 1) * Self.rowStride + count + random.integer(0...10)
      let before = (0..<length).map { _ in UInt32(random.integer(0...0xFFFF_FFFF)) }
      let coverage = (0..<count * rows + Mask.padding).map { _ in
        UInt16(random.element([0, 255, 256, 65535, random.integer(0...65535)]))
      }
      func result(_ blend: Blend) throws -> [UInt32] {
        var pixels = before
        try pixels.withUnsafeMutableBufferPointer { pixels in
          let base = try #require(pixels.baseAddress)
          try coverage.withUnsafeBufferPointer { coverage in
            let run = Run(pixels: base, count: count, layerEnd: base + length)
            blend(run, BlendColor(color), try #require(coverage.baseAddress))
          }
        }
        return pixels
      }
      let (eight, four) = (try result(wide), try result(byFours))
      #expect(eight == four, "\(color), \(count) pixels of \(length)")
      if eight != four { break }
    }
  }

  @Test("a coverage for every pixel")
  func mask() throws {
    try compare(seed: 1, alphas: [255, 254, 128, 1, 0], counts: 9...33) { run, color, coverage in
      run.blend(color, coverage: coverage)
    } _: { run, color, coverage in
      run.blendByFours(color, coverage: coverage)
    }
  }

  @Test("the same coverage everywhere, in several rows", arguments: [1, 3, 19])
  func even(rows: Int) throws {
    try compare(seed: 2, alphas: [255, 254, 128, 1, 0], counts: 1...70, rows: rows) { run, color, coverage in
      run.blend(color, coverage: coverage[0], rows: rows, stride: Self.rowStride)
    } _: { run, color, coverage in
      run.blendByFours(color, coverage: coverage[0], rows: rows, stride: Self.rowStride)
    }
  }

  @Test("tiles", arguments: [4, 8, 12, 20, 40])
  func tile(width: Int) throws {
    try compare(seed: 3, alphas: [255, 254, 128, 1, 0], counts: width...width, rows: 5) { run, color, coverage in
      run.blendTile(color, coverage: coverage, rows: 5, stride: Self.rowStride)
    } _: { run, color, coverage in
      run.blendTileByFours(color, coverage: coverage, rows: 5, stride: Self.rowStride)
    }
  }

  /// Paints spans as they come, one after the other.
  private struct OneByOne: Blitter {
    let blitter: SolidBlitter

    func block(y: Range<Int>, x: Int, count: Int, coverage: UInt16) {
      blitter.block(y: y, x: x, count: count, coverage: coverage)
    }
    func span(y: Int, x: Int, count: Int, coverage: UInt16) {
      blitter.span(y: y, x: x, count: count, coverage: coverage)
    }
    func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
      blitter.span(y: y, x: x, count: count, coverage: coverage)
    }
  }

  @Test("masks of spans, stretched or not, as far as they are in sight")
  func spans() {
    var random = SeededNumbers(seed: 4)
    for _ in 0..<3000 {
      let mask = Self.mask(&random)
      let patch = NinePatch(
        column: random.integer(0...1) == 0 ? Mask.noStretch : mask.width / 2,
        row: random.integer(0...1) == 0 ? Mask.noStretch : mask.height / 2, extraColumns: random.integer(0...30),
        extraRows: random.integer(0...30))
      let walker = MaskWalker(
        mask: mask, origin: (random.integer(-30...80), random.integer(-30...60)),
        patch: NinePatch(
          column: patch.column, row: patch.row, extraColumns: patch.column == Mask.noStretch ? 0 : patch.extraColumns,
          extraRows: patch.row == Mask.noStretch ? 0 : patch.extraRows))
      let color = BlendColor(
        Color(red: 200, green: 100, blue: 7, alpha: UInt8(random.element([255, 254, 128, 1, 0]))))
      let visible = PixelRect(
        x0: random.integer(3...40), y0: random.integer(5...30), x1: random.integer(41...93), y1: random.integer(31...65)
      )
      let before = Self.pixels(&random)
      func painted(_ paint: (inout SolidBlitter) -> Void) -> [UInt32] {
        Self.painted(before, through: Clip(bounds: Self.sheet), color, paint)
      }
      let together = painted { walker.walk(in: visible, &$0) }
      let apart = painted {
        var oneByOne = OneByOne(blitter: $0)
        walker.walk(in: visible, &oneByOne)
      }
      #expect(together == apart)
      if together != apart { break }
    }
  }

  @Test("full coverage through clips")
  func clips() {
    var random = SeededNumbers(seed: 5)
    func step(_ pixels: ClosedRange<Int>) -> Int { random.integer(pixels) * Fixed.one + random.integer(0...4095) }
    for _ in 0..<2000 {
      let rect = GridRect(x0: step(0...40), y0: step(0...30), x1: step(41...95), y1: step(31...70))
      let box = RoundedBox(
        rect: rect, topLeft: step(0...15), topRight: step(0...15), bottomRight: step(0...15), bottomLeft: step(0...15))
      var boxes = BoxMasks()
      let bounds = rect.pixels.intersection(Self.sheet)
      let clip = Clip(Clip(bounds: Self.sheet), bounds: bounds) { boxes.emit(box, in: bounds, to: &$0) }
      let color = BlendColor(Color(red: 9, green: 80, blue: 255, alpha: UInt8(random.element([255, 200, 1]))))
      let before = Self.pixels(&random)
      let (x, y) = (random.integer(bounds.x0...bounds.x1 - 1), random.integer(bounds.y0...bounds.y1 - 1))
      let (count, end) = (random.integer(1...bounds.x1 - x), random.integer(y + 1...bounds.y1))
      let together = Self.painted(before, through: clip, color) {
        $0.block(y: y..<end, x: x, count: count, coverage: Mask.full)
      }
      let apart = Self.painted(before, through: clip, color) {
        for y in y..<end { $0.span(y: y, x: x, count: count, coverage: Mask.full) }
      }
      #expect(together == apart)
      if together != apart { break }
    }
  }

  private static let sheet = PixelRect(x0: 3, y0: 5, x1: 93, y1: 65)

  private static func pixels(_ random: inout SeededNumbers) -> [UInt32] {
    (0..<sheet.width * sheet.height).map { _ in UInt32(random.integer(0...0xFFFF_FFFF)) }
  }

  /// The pixels of the sheet after something has been painted over them.
  private static func painted(
    _ before: [UInt32], through clip: Clip, _ color: BlendColor, _ paint: (inout SolidBlitter) -> Void
  ) -> [UInt32] {
    var pixels = before
    var scratch = [UInt16](repeating: 0, count: sheet.width + Mask.padding)
    pixels.withUnsafeMutableBufferPointer { pixels in
      scratch.withUnsafeMutableBufferPointer { scratch in
        guard let base = pixels.baseAddress, let scratch = scratch.baseAddress else { return }
        var blitter = SolidBlitter(
          layer: Layer(bounds: sheet, pixels: base), clip: clip, color: color, scratch: scratch)
        paint(&blitter)
      }
    }
    return pixels
  }

  /// Rows of random spans, some of them next to each other, with one across the middle for a column to repeat.
  private static func mask(_ random: inout SeededNumbers) -> Mask {
    let (width, height) = (random.integer(1...40), random.integer(1...12))
    var (rows, spans, coverage): ([Int32], [Mask.Span], [UInt16]) = ([0], [], [])
    for _ in 0..<height {
      var x = random.integer(0...3)
      while x < width {
        let count = min(width - x, random.integer(1...(random.integer(0...1) == 0 ? 3 : 40)))
        let crossesMiddle = x <= width / 2 && x + count > width / 2
        let value = crossesMiddle ? random.element([65535, 1000]) : random.element([65535, 30000, -1])
        if value < 0 {
          spans.append(Mask.Span(x: Int32(x), count: Int32(count), value: ~Int32(coverage.count)))
          coverage += (0..<count).map { _ in UInt16(random.element([0, 65535, random.integer(0...65535)])) }
        } else {
          spans.append(Mask.Span(x: Int32(x), count: Int32(count), value: Int32(value)))
        }
        x += count + random.element([0, 0, 1, 5])
      }
      rows.append(Int32(spans.count))
    }
    coverage += [UInt16](repeating: 0, count: Mask.padding)
    return Mask(
      x: 0, y: 0, width: width, height: height, rows: rows, spans: spans, coverage: coverage,
      stretchColumn: Mask.noStretch, stretchRow: Mask.noStretch)
  }

  @Test("every coverage of every channel over every value")
  func exhaustive() {
    var (eight, four) = ([UInt32](repeating: 0, count: 256), [UInt32](repeating: 0, count: 256))
    func run(_ pixels: inout [UInt32], _ blend: (Run) -> Void) {
      for value in pixels.indices { pixels[value] = UInt32(value) * 0x0101_0101 }
      pixels.withUnsafeMutableBufferPointer { pixels in
        if let base = pixels.baseAddress { blend(Run(pixels: base, count: 256, layerEnd: base + 256)) }
      }
    }
    for channel in stride(from: UInt8(0), through: 255, by: 15) {
      let color = BlendColor(Color(red: channel, green: channel, blue: channel))
      var isEqual = true
      for coverage in UInt16.min..<UInt16.max {
        run(&eight) { $0.blend(color, coverage: coverage) }
        run(&four) { $0.blendByFours(color, coverage: coverage, rows: 1, stride: 0) }
        isEqual = isEqual && eight == four
      }
      #expect(isEqual, "channel \(channel)")
    }
  }
}
