import DaguerreSupport
import Testing

@Suite("Hexadecimal colours")
struct HexadecimalColorTests {
  @Test(
    "texts are read",
    arguments: [
      ("#000000", 0x0000_00FF), ("#12345600", 0x1234_5600), ("#abcdef", 0xABCD_EFFF), ("#ABCDEF80", 0xABCD_EF80),
    ] as [(String, UInt32)])
  func reads(text: String, rgba: UInt32) {
    #expect(HexadecimalColor.rgba(text) == rgba)
  }

  @Test(
    "anything else is no colour",
    arguments: [
      "", "#", "000000", "#00000", "#0000000", "#000000000", "#GG0000", "#+12345", " #000000", "#00000é",
    ])
  func refuses(text: String) {
    #expect(HexadecimalColor.rgba(text) == nil)
  }

  @Test("writing and reading gives the colour again, for every byte at every place")
  func roundTrip() {
    for shift in [UInt32(0), 8, 16, 24] {
      for byte in UInt32(0)...255 {
        let rgba = byte << shift | 0x0102_0304 & ~(0xFF << shift)
        let text = HexadecimalColor.text(rgba)
        #expect(text.count == 9)
        #expect(HexadecimalColor.rgba(text) == rgba)
      }
    }
    #expect(HexadecimalColor.text(0xFF79_0033) == "#FF790033")
    #expect(HexadecimalColor.shortText(0xFF79_0033) == "#FF790033")
    #expect(HexadecimalColor.shortText(0xFF79_00FF) == "#FF7900")
  }
}
