import DaguerreGraphics
import DaguerrePictures
import TestSupport
import Testing

/// Colours that Little CMS 2.14 gives, by the relative colorimetric intent.
@Suite("Profiles of colours")
struct ColorProfileTests {
  private static let colors: [[UInt8]] = [
    [255, 255, 255], [0, 0, 0], [128, 128, 128], [10, 10, 10], [200, 100, 50], [30, 60, 200], [255, 0, 0], [0, 255, 0],
    [90, 180, 120], [240, 235, 20],
  ]

  private func channels(_ pixel: UInt32) -> [UInt8] { [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) } }

  private func row(_ file: [UInt8]) throws -> [[UInt8]] {
    let image = try PixelImage(file, file: "photo")
    return (0..<image.width).map { channels(image.bitmap[$0, 0]) }
  }

  @Test(
    "become sRGB",
    arguments: [
      (
        ICCProfiles.displayP3,
        [
          [255, 255, 255], [0, 0, 0], [128, 128, 128], [10, 10, 10], [215, 93, 31], [17, 61, 208], [255, 0, 0],
          [0, 255, 0], [41, 183, 114], [241, 235, 0],
        ]
      ),
      (
        ICCProfiles.adobe,
        [
          [255, 255, 255], [0, 0, 0], [129, 129, 129], [3, 3, 3], [227, 100, 42], [0, 57, 205], [255, 0, 0],
          [0, 255, 0], [0, 181, 117], [242, 236, 0],
        ]
      ),
      (
        ICCProfiles.sRGB(ICCProfiles.table(ColorProfileTests.tableOfPowers)),
        [
          [255, 255, 255], [0, 0, 0], [146, 146, 146], [14, 14, 14], [210, 119, 66], [41, 77, 210], [255, 0, 0],
          [0, 255, 0], [109, 193, 139], [243, 239, 27],
        ]
      ),
    ])
  func converted(profile: [UInt8], expected: [[Int]]) throws {
    let found = try row(ICCProfiles.png(Self.colors, profile))
    for (index, (found, expected)) in zip(found, expected).enumerated() {
      #expect(zip(found, expected).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(Self.colors[index]): \(found)")
      #expect(expected != expected.map { _ in expected[0] } || Set(found).count == 1, "a grey is a grey")
    }
  }

  @Test("in WebP files too")
  func webP() throws {
    let found = try row(ICCProfiles.webP(WebPFiles.lossy, ICCProfiles.displayP3))
    let plain = try row(WebPFiles.lossy)
    #expect(try found == row(ICCProfiles.png(plain, ICCProfiles.displayP3)) && found != plain)
  }

  @Test(
    "with formulas of each kind",
    arguments: [
      (0, [1.8], [[146, 146, 146], [10, 10, 10], [210, 119, 65], [0, 0, 0], [255, 255, 255]]),
      (1, [2, 0.9, 0.1], [[150, 150, 150], [37, 37, 37], [211, 125, 78], [25, 25, 25], [255, 255, 255]]),
      (2, [2, 0.8, 0.1, 0.05], [[149, 149, 149], [73, 73, 73], [200, 129, 96], [69, 69, 69], [239, 239, 239]]),
      (
        4, [2.4, 0.9, 0.05, 0.1, 0.1, 0.03, 0.02],
        [[129, 129, 129], [43, 43, 43], [194, 106, 68], [39, 39, 39], [245, 245, 245]]
      ),
    ] as [(UInt16, [Double], [[Int]])])
  func formulas(kind: UInt16, numbers: [Double], expected: [[Int]]) throws {
    let colors: [[UInt8]] = [[128, 128, 128], [10, 10, 10], [200, 100, 50], [0, 0, 0], [255, 255, 255]]
    let found = try row(ICCProfiles.png(colors, ICCProfiles.sRGB(ICCProfiles.formula(kind, numbers))))
    for (found, expected) in zip(found, expected) {
      #expect(zip(found, expected).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(found) for \(expected)")
    }
  }

  /// The powers of 1.8 of sixteenths, in 16 bits.
  private static let tableOfPowers: [UInt16] = [
    0, 446, 1552, 3220, 5405, 8076, 11213, 14799, 18820, 23265, 28123, 33386, 39047, 45098, 51533, 58347, 65535,
  ]

  @Test("those of sRGB change no colour, though they were rounded otherwise")
  func same() throws {
    #expect(try row(ICCProfiles.png(Self.colors, ICCProfiles.sRGB)) == Self.colors)
  }

  @Test("of greys, and of translucent colours")
  func others() throws {
    let greys: [UInt8] = [255, 0, 128, 10, 200, 30, 90, 240]
    let expected: [Int] = [255, 0, 146, 10, 210, 40, 109, 243]
    let found = try row(ICCProfiles.png(greys.map { [$0] }, isGrey: true, ICCProfiles.grey))
    for (found, expected) in zip(found, expected) {
      #expect(Set(found).count == 1 && abs(Int(found[0]) - expected) <= 1, "\(found) for \(expected)")
    }
    // Premultiplied after the conversion.
    let image = try PixelImage(ICCProfiles.png([[200, 100, 50]], alpha: 128, ICCProfiles.displayP3), file: "a.png")
    #expect(image.bitmap[0, 0] >> 24 == 128 && abs(Int(image.bitmap[0, 0] & 0xFF) - 215 * 128 / 255) <= 1)
  }

  private func chunk(_ name: String, _ numbers: [UInt32]) -> [UInt8] {
    PNGChunks.chunk(name, numbers.flatMap(PNGChunks.bigEndian))
  }

  /// White and the primaries of Adobe RGB (1998).
  private static let placesOfAdobe: [UInt32] = [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000]
  private static let placesOfSRGB: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]

  /// Of the matrices between both under their common white, and the formulas of sRGB.
  @Test("that PNG files have without a profile: an exponent, and primaries")
  func gamma() throws {
    func check(_ chunks: [UInt8], _ expected: [[Int]]) throws {
      let found = try row(ICCProfiles.png(Self.colors, chunks: chunks))
      for (found, expected) in zip(found, expected) {
        #expect(zip(found, expected).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(found) for \(expected)")
      }
    }
    let linear = [
      [255, 255, 255], [0, 0, 0], [188, 188, 188], [56, 56, 56], [229, 168, 122], [96, 133, 229], [255, 0, 0],
      [0, 255, 0], [160, 219, 182], [248, 246, 79],
    ]
    try check(chunk("gAMA", [100_000]), linear)
    try check(chunk("gAMA", [100_000]) + chunk("cHRM", Self.placesOfSRGB), linear)
    try check(
      chunk("gAMA", [55_556]) + chunk("cHRM", Self.placesOfAdobe),
      [
        [255, 255, 255], [0, 0, 0], [146, 146, 146], [10, 10, 10], [235, 119, 62], [1, 77, 214], [255, 0, 0],
        [0, 255, 0], [6, 193, 136], [245, 239, 0],
      ])
    let greys = try row(ICCProfiles.png([[255], [0], [128]], isGrey: true, chunks: chunk("gAMA", [100_000])))
    #expect(greys == [[255, 255, 255], [0, 0, 0], [188, 188, 188]])
  }

  @Test("that say nothing of their own: of an exponent near that of sRGB, or where sRGB or a profile counts")
  func gammaOfSRGB() throws {
    let linear = chunk("gAMA", [100_000])
    for chunks in [
      chunk("gAMA", [45_455]), chunk("gAMA", [45_455]) + chunk("cHRM", Self.placesOfSRGB), chunk("gAMA", [45_000]),
      PNGChunks.chunk("sRGB", [0]) + linear, linear + PNGChunks.chunk("sRGB", [1]), chunk("gAMA", [0]),
      ICCProfiles.iccp(ICCProfiles.sRGB) + linear, chunk("cHRM", Self.placesOfAdobe), PNGChunks.chunk("gAMA", [1]),
    ] { #expect(try row(ICCProfiles.png(Self.colors, chunks: chunks)) == Self.colors) }
    // What no colours can be made of.
    let primaries: [[UInt32]] = [
      [0, 0, 0, 0, 0, 0, 0, 0], [31270, 32900, 64000, 33000, 64000, 33000, 15000, 6000],
      [31270, 1, 1, 1, 1, 2, 99999, 1], Array(repeating: .max, count: 8),
    ]
    let plain = try row(ICCProfiles.png(Self.colors, chunks: linear))
    for places in primaries {
      #expect(try row(ICCProfiles.png(Self.colors, chunks: linear + chunk("cHRM", places))).count == plain.count)
    }
    #expect(try row(ICCProfiles.png(Self.colors, chunks: linear + chunk("cHRM", primaries[0]))) == plain)
  }

  @Test("of JPEG files, in parts that stand in any order")
  func jpeg() throws {
    let (red, green, blue) = (UInt8(224), UInt8(28), UInt8(42))
    for size in [60, 100_000] {
      let found = try row(ICCProfiles.jpeg(JPEGFiles.baseline, ICCProfiles.displayP3, by: size))
      #expect(found[0] == (try row(ICCProfiles.png([[red, green, blue]], ICCProfiles.displayP3)))[0])
      #expect(found[0] != [red, green, blue])
    }
    // One part is missing.
    let whole = ICCProfiles.jpeg(JPEGFiles.baseline, ICCProfiles.displayP3, by: 60)
    let length = Int(whole[4]) << 8 | Int(whole[5])
    #expect(try row(Array(whole.prefix(2) + whole.dropFirst(4 + length)))[0] == [red, green, blue])
  }

  @Test("damaged ones and those of another kind are as none", arguments: 0..<200)
  func damaged(number: Int) throws {
    var profile = ICCProfiles.displayP3
    if number < 100 {
      // Each length, beginning with the shortest.
      profile = Array(profile.prefix(number * profile.count / 100))
      #expect(try row(ICCProfiles.jpeg(JPEGFiles.baseline, profile, by: 60))[0] == [224, 28, 42])
    } else {
      // Any byte of the directory and the elements, all bits turned round.
      profile[128 + (number - 100) * (profile.count - 128) / 100] ^= 0xFF
      _ = try row(ICCProfiles.jpeg(JPEGFiles.baseline, profile, by: 60))
    }
    profile = ICCProfiles.profile("CMYK", [])
    #expect(try row(ICCProfiles.jpeg(JPEGFiles.baseline, profile, by: 60))[0] == [224, 28, 42])
  }
}
