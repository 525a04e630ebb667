import DaguerreGraphics
@testable import DaguerreImages
import Testing

@Suite("PNG")
struct PNGTests {
  @Test(
    "decoding an encoded picture gives the picture", arguments: [1, 2, 3, 16, 17, 255, 256, 257, 5000], [true, false])
  func roundTrip(colors: Int, isOpaque: Bool) throws {
    let bitmap = SamplePictures.scattered(width: 97, height: 61, colors: colors, isOpaque: isOpaque)
    for compression in PNG.Compression.allCases {
      let file = try PNG.encode(bitmap, compression: compression)
      #expect(try PNG.decode(file) == bitmap)
      #expect(try PNG.encode(bitmap, compression: compression) == file)
    }
  }

  @Test("what does not compress fits too", arguments: [257, 1 << 24])
  func noise(colors: UInt64) throws {
    var state: UInt64 = 7
    var bitmap = Bitmap(width: 301, height: 203)
    for index in bitmap.pixels.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bitmap.pixels[index] = 0xFF00_0000 | UInt32((state >> 33) % colors)
    }
    for compression in PNG.Compression.allCases {
      #expect(try PNG.decode(PNG.encode(bitmap, compression: compression)) == bitmap)
    }
  }

  @Test("a picture may have any width", arguments: [true, false])
  func widths(isOpaque: Bool) throws {
    for width in 85...101 {
      let bitmap = SamplePictures.scattered(width: width, height: 6, colors: 300, isOpaque: isOpaque)
      for compression in PNG.Compression.allCases {
        #expect(try PNG.decode(PNG.encode(bitmap, compression: compression)) == bitmap, "\(width), \(compression)")
      }
    }
  }

  @Test("small is smaller")
  func compression() throws {
    // Discs with smooth edges, of which each row has parts that are nearly those of others.
    var bitmap = Bitmap(width: 300, height: 300)
    for place in bitmap.pixels.indices {
      let (x, y) = (place % 300, place / 300)
      let (dx, dy, radius) = (x % 37 - 18, y % 41 - 20, 9 + x / 37 + y / 41)
      let level = UInt32(min(max(8 * (radius * radius - dx * dx - dy * dy), 0), 255))
      bitmap.pixels[place] = 0xFF00_0000 | level << 16 | (255 - level / 2) << 8 | level / 3
    }
    let sizes = try PNG.Compression.allCases.map { try PNG.encode(bitmap, compression: $0).count }
    #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == 3)
  }

  @Test("every premultiplied colour survives", arguments: UInt32(0)...255)
  func everyAlpha(alpha: UInt32) throws {
    let pixels = (0...alpha).map { alpha << 24 | $0 << 16 | (alpha - $0) << 8 | $0 / 2 }
    let bitmap = Bitmap(width: pixels.count, height: 1, pixels: pixels)
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test(
    "the file has the smallest colour type that is lossless",
    arguments: [(2, true, 3), (256, false, 3), (257, true, 2), (257, false, 6)] as [(Int, Bool, UInt8)])
  func colorType(colors: Int, isOpaque: Bool, expected: UInt8) throws {
    let file = try PNG.encode(SamplePictures.scattered(width: 40, height: 40, colors: colors, isOpaque: isOpaque))
    #expect(file[25] == expected)
  }

  @Test("texts are read as they were written, and change no pixel")
  func texts() throws {
    let bitmap = Bitmap(width: 3, height: 2)
    let texts = [PNG.Text("Title", "a/b (light)"), PNG.Text("Comment", ""), PNG.Text("Software", "é\u{0}\n")]
    for compression in PNG.Compression.allCases {
      let file = try PNG.encode(bitmap, compression: compression, texts: texts)
      #expect(PNG.texts(in: file) == texts)
      #expect(PNG.Text.value(of: "Title", in: texts) == "a/b (light)")
      #expect(PNG.Text.value(of: "Software", in: texts) == "???")
      #expect(try PNG.decode(file) == bitmap)
      for length in 0..<file.count { #expect(PNG.texts(in: Array(file.prefix(length))).count <= 3) }
    }
  }

  @Test("a smooth picture is filtered where it is to be small, a flat one is not")
  func filters() throws {
    var smooth = Bitmap(width: 300, height: 200)
    for y in 0..<200 {
      for x in 0..<300 {
        let (red, green, blue) = (UInt32(x * 255 / 299), UInt32(y * 255 / 199), UInt32((x + y) / 2))
        smooth.pixels[y * 300 + x] = 0xFF00_0000 | blue << 16 | green << 8 | red
      }
    }
    let (fast, small) = (try PNG.encode(smooth), try PNG.encode(smooth, compression: .small))
    #expect(small.count * 2 < fast.count)
    #expect(try PNG.decode(small) == smooth)
  }

  @Test("files are marked as sRGB and hold neither times nor texts")
  func chunks() throws {
    let file = try PNG.encode(SamplePictures.scattered(width: 20, height: 20, colors: 300, isOpaque: false))
    #expect(chunkNames(in: file) == ["IHDR", "sRGB", "IDAT", "IEND"])
    let indexed = try PNG.encode(SamplePictures.scattered(width: 8, height: 8, colors: 3, isOpaque: false))
    #expect(chunkNames(in: indexed) == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test("grey files of 1 to 8 bits are read", arguments: ForeignFiles.greys)
  func grey(file: ForeignFiles.Grey) throws {
    #expect(try PNG.decode(file.bytes).pixels == file.pixels)
  }

  @Test("a truncated file is an error at every length")
  func truncated() throws {
    let file = try PNG.encode(SamplePictures.scattered(width: 9, height: 7, colors: 20, isOpaque: false))
    // Without the last chunk's checksum all pixels are there, but the file is still not whole.
    for length in 0..<file.count {
      #expect(throws: PNGError.self, "\(length) bytes") { try PNG.decode(Array(file.prefix(length))) }
    }
  }

  @Test("a flipped bit is damage, or it is in a chunk that has no part in the pixels", arguments: 0..<8)
  func flippedBit(bit: Int) throws {
    let bitmap = SamplePictures.scattered(width: 9, height: 7, colors: 20, isOpaque: false)
    let file = try PNG.encode(bitmap)
    // What the colours mean; with another length or name it may be anything.
    let chunk = try #require(Chunk.all(in: file).first { $0.name == "sRGB" })
    let lengthAndName = chunk.content.lowerBound - 8..<chunk.content.lowerBound
    let marginal = lengthAndName.lowerBound..<chunk.end
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 1 << bit
      let isMarginal = marginal.contains(index)
      do throws(PNGError) {
        let read = try PNG.decode(damaged)
        #expect(isMarginal && read == bitmap, "byte \(index)")
      } catch {
        #expect(!isMarginal || lengthAndName.contains(index), "byte \(index): \(error)")
      }
    }
  }

  @Test("a head that claims too many pixels is refused before memory is taken")
  func bomb() {
    #expect(throws: PNGError.unsupportedSize(width: 100_000, height: 100_000)) {
      try PNG.decode(ForeignFiles.header(width: 100_000, height: 100_000, depth: 8, colorType: 0))
    }
  }

  @Test("a picture without pixels cannot be written")
  func empty() {
    #expect(throws: PNGError.unsupportedSize(width: 0, height: 4)) { try PNG.encode(Bitmap(width: 0, height: 4)) }
  }

  @Test("a colour beyond its alpha cannot be written", arguments: [1, 300])
  func notPremultiplied(colors: Int) {
    var bitmap = SamplePictures.scattered(width: 20, height: 20, colors: colors, isOpaque: false)
    bitmap.pixels[399] = 0x10_00_20_00
    #expect(throws: PNGError.notPremultiplied(pixel: 0x10_00_20_00)) { try PNG.encode(bitmap) }
  }

  private func chunkNames(in file: [UInt8]) -> [String] {
    var names: [String] = []
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      if names.last != name { names.append(name) }
      offset += 12 + length
    }
    return names
  }

  @Test("data that goes on after the last row is refused, not inflated; a little of it is let pass, as libpng does")
  func rest() throws {
    func file(_ rest: Int) -> [UInt8] {
      ForeignFiles.file(
        width: 2, height: 2, depth: 8, colorType: 6, data: [UInt8](repeating: 0, count: 18 + rest))
    }
    #expect(try PNG.decode(file(0)).pixels == [0, 0, 0, 0])
    #expect(try PNG.decode(file(1000)).pixels == [0, 0, 0, 0])
    #expect(throws: PNGError.corrupt(reason: "it has more data than pixels")) { try PNG.decode(file(200_000)) }
  }

  @Test("what libpng only warns of is no damage: a profile, a gamma, a date, a density that cannot be")
  func warnings() throws {
    let chunks: [(name: String, data: [UInt8])] = [
      ("gAMA", [0, 0, 0, 0]), ("iCCP", Array("p\0\0nonsense".utf8)), ("tIME", [1]), ("pHYs", [2, 3]),
      ("teXt", []), ("zTXt", [0]),
    ]
    let file = ForeignFiles.file(width: 1, height: 1, depth: 8, colorType: 6, chunks: chunks, data: [0, 1, 2, 3, 255])
    #expect(try PNG.decode(file).pixels == [0xFF03_0201])
  }
}
