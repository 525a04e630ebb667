import DaguerreGraphics
import Testing

@Suite("Alpha conversion")
struct AlphaConversionTests {
  @Test("straight colours premultiply back to the same bytes", arguments: UInt32(0)...255)
  func straightIsLossless(alpha: UInt32) {
    for channel in 0...alpha {
      let straight = AlphaConversion.straight(channel: channel, alpha: alpha)
      #expect(straight <= 255, "channel \(channel)")
      #expect(AlphaConversion.premultiplied(channel: straight, alpha: alpha) == channel, "channel \(channel)")
    }
  }

  @Test("premultiplying rounds to nearest", arguments: UInt32(0)...255)
  func premultipliedIsRounded(alpha: UInt32) {
    for channel in UInt32(0)...255 {
      let exact = (Double(channel) * Double(alpha) / 255).rounded()
      #expect(AlphaConversion.premultiplied(channel: channel, alpha: alpha) == UInt32(exact), "channel \(channel)")
    }
  }

  @Test("whole pixels convert channel by channel")
  func pixels() {
    #expect(AlphaConversion.premultiplied(0x80_FF_40_00) == 0x80_80_20_00)
    #expect(AlphaConversion.straight(0x80_80_20_00) == 0x80_FF_40_00)
    #expect(AlphaConversion.straight(0xFF_12_34_56) == 0xFF_12_34_56)
    #expect(AlphaConversion.straight(0) == 0)
    #expect(!AlphaConversion.isPremultiplied(0x80_81_00_00))
    #expect(!AlphaConversion.isPremultiplied(0x80_00_81_00))
    #expect(!AlphaConversion.isPremultiplied(0x80_00_00_81))
    #expect(AlphaConversion.isPremultiplied(0x80_80_80_80))
  }
}
