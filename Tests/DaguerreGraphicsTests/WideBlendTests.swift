import SeededRandom
import Testing

@testable import DaguerreGraphics

/// Eight pixels at a time become what they become four at a time, to the bit.
@Suite("Blending eight pixels at a time", .enabled(if: Run.hasWideKernels, "this processor has no AVX2"))
struct WideBlendTests {
  /// A way to blend into rows of pixels.
  private typealias Blend = (Run, _ color: BlendColor, _ coverage: UnsafePointer<UInt16>) -> Void

  private static let rowStride = 40

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

  @Test("the same coverage everywhere, in several rows", arguments: [1, 3])
  func even(rows: Int) throws {
    try compare(seed: 2, alphas: [255, 254, 128, 1, 0], counts: 9...33, rows: rows) { run, color, coverage in
      guard coverage[0] != Mask.full || !color.isOpaque else { return }
      run.blend(color, coverage: coverage[0], rows: rows, stride: Self.rowStride)
    } _: { run, color, coverage in
      guard coverage[0] != Mask.full || !color.isOpaque else { return }
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
