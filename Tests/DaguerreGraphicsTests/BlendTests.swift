@testable import DaguerreGraphics
import Testing

@Suite("Blending")
struct BlendTests {
  /// Blends a colour over 256 pixels that hold every value, and gives what became of them.
  private func overAllValues(_ color: Color, _ blend: (Run, BlendColor) -> Void) -> [UInt32] {
    var pixels = (0..<256).map { UInt32($0) * 0x0101_0101 }
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      blend(Run(pixels: base, count: 256, layerEnd: base + 256), BlendColor(color))
    }
    return pixels
  }

  @Test("Any coverage is exact to half a level and 0.01", arguments: [0, 1, 77, 127, 128, 200, 254, 255] as [UInt8])
  func coverage(channel: UInt8) {
    let color = Color(red: channel, green: channel, blue: channel)
    var worst = 0.0
    for coverage in UInt16.min...UInt16.max {
      let part = Double(coverage) / 65535
      for (old, pixel) in overAllValues(color, { $0.blend($1, coverage: coverage) }).enumerated() {
        let exact = Double(channel) * part + Double(old) * (1 - part)
        worst = max(worst, abs(Double(pixel & 0xFF) - exact), abs(Double(pixel >> 16 & 0xFF) - exact))
      }
    }
    #expect(worst < 0.51)
  }

  @Test("A translucent colour is rounded exactly", arguments: 0...255 as ClosedRange<UInt8>)
  func translucent(alpha: UInt8) {
    for channel in 0...255 as ClosedRange<UInt8> {
      let color = Color(red: channel, green: channel, blue: channel, alpha: alpha)
      let pixels = overAllValues(color) { $0.blend($1, coverage: Mask.full) }
      let isRight = pixels.enumerated().allSatisfy { old, pixel in
        let sum = Int(channel) * Int(alpha) + old * (255 - Int(alpha))
        return pixel & 0xFF == UInt32((2 * sum + 255) / 510)
      }
      #expect(isRight, "channel \(channel)")
    }
  }

  @Test("A coverage for every pixel gives what the same coverage for all gives", arguments: [40, 255] as [UInt8])
  func varying(alpha: UInt8) {
    let color = Color(red: 200, green: 10, blue: 90, alpha: alpha)
    for coverage in stride(from: UInt16(0), to: 65535, by: 257) {
      let list = [UInt16](repeating: coverage, count: 256 + Mask.padding)
      let varying = overAllValues(color) { run, color in
        list.withUnsafeBufferPointer { if let base = $0.baseAddress { run.blend(color, coverage: base) } }
      }
      #expect(varying == overAllValues(color) { $0.blend($1, coverage: coverage) }, "coverage \(coverage)")
    }
  }

  @Test("Nothing outside a run changes", arguments: 1...20)
  func runs(count: Int) {
    let coverage = [UInt16](repeating: 50_000, count: 32)
    for length in count...count + 9 {
      var pixels = [UInt32](repeating: 0x8040_2010, count: length)
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        let run = Run(pixels: base, count: count, layerEnd: base + length)
        coverage.withUnsafeBufferPointer {
          if let all = $0.baseAddress { run.blend(BlendColor(.white), coverage: all) }
        }
      }
      let one = pixels[0]
      #expect(one != 0x8040_2010)
      #expect(pixels == (0..<length).map { $0 < count ? one : 0x8040_2010 })
    }
  }

  @Test("A group's pixels are blended like colours")
  func premultipliedPixels() {
    var worst = 0.0
    for alpha in stride(from: 0, through: 255, by: 5) {
      for value in stride(from: 0, through: alpha, by: 3) {
        let source = UInt32(alpha) << 24 | UInt32(value) * 0x01_0101
        for coverage in stride(from: UInt32(0), through: 65535, by: 771) {
          for old in stride(from: UInt32(0), through: 255, by: 15) {
            let pixel = blend(
              premultiplied: SIMD4(repeating: source), coverage: Lanes(repeating: UInt16(coverage)),
              over: SIMD4(repeating: old * 0x0101_0101))[0]
            let part = Double(coverage) / 65535
            let keep = 1 - Double(alpha) / 255 * part
            worst = max(worst, abs(Double(pixel & 0xFF) - (Double(value) * part + Double(old) * keep)))
            worst = max(worst, abs(Double(pixel >> 24) - (Double(alpha) * part + Double(old) * keep)))
          }
        }
      }
    }
    #expect(worst < 0.52)
  }

  @Test("Products of coverages")
  func products() {
    for a in stride(from: 0, through: 65535, by: 5) {
      let a = UInt16(a)
      #expect(multiplyCoverage(a, 65535) == a && multiplyCoverage(65535, a) == a && multiplyCoverage(a, 0) == 0)
      let exact = Double(a) * 40_000 / 65535
      #expect(abs(Double(multiplyCoverage(a, 40_000)) - exact) <= 1)
    }
  }
}
