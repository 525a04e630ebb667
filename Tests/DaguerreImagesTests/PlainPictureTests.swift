import DaguerreGraphics
import Testing

@testable import DaguerreImages

/// Two readers of PNG files agree: ours, for the usual forms, and libpng.
@Suite("PNG files of usual forms")
struct PlainPictureTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let colorType: UInt8
    let depth: UInt8
    /// Entries of the palette, and how many of them have an alpha.
    var colors = 0
    var alphas = 0

    var bitsOfPixel: Int { Int(depth) * ([2: 3, 6: 4][colorType] ?? 1) }
    var testDescription: String { "type \(colorType), \(depth) bits, \(colors) colours, \(alphas) alphas" }
  }

  static let forms = [
    Form(colorType: 2, depth: 8), Form(colorType: 6, depth: 8),
    Form(colorType: 3, depth: 1, colors: 2), Form(colorType: 3, depth: 2, colors: 4, alphas: 2),
    Form(colorType: 3, depth: 4, colors: 16, alphas: 16), Form(colorType: 3, depth: 8, colors: 256, alphas: 1),
    // Indexes beyond the palette are black.
    Form(colorType: 3, depth: 4, colors: 5), Form(colorType: 3, depth: 8, colors: 100, alphas: 100),
  ]

  private struct Numbers {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(next(below: 256)) } }
  }

  /// Rows that often repeat, with filters of every kind.
  private func file(_ form: Form, width: Int, height: Int, _ numbers: inout Numbers) -> [UInt8] {
    let rowSize = (width * form.bitsOfPixel + 7) / 8
    var row = numbers.bytes(rowSize)
    let data = (0..<height).flatMap { _ -> [UInt8] in
      if numbers.next(below: 2) == 0 { row = numbers.bytes(rowSize).map { numbers.next(below: 2) == 0 ? 0 : $0 } }
      return [UInt8(numbers.next(below: 5))] + row
    }
    var chunks: [(name: String, data: [UInt8])] = [("sRGB", [0]), ("tEXt", Array("Title\0x".utf8))]
    if form.colors > 0 { chunks.append(("PLTE", numbers.bytes(3 * form.colors))) }
    if form.alphas > 0 { chunks.append(("tRNS", numbers.bytes(form.alphas).map { $0 < 128 ? 0 : $0 })) }
    return ForeignFiles.file(
      width: width, height: height, depth: form.depth, colorType: form.colorType, chunks: chunks, data: data)
  }

  private func runs(_ bitmap: Bitmap) -> [UInt32] {
    var words: [UInt32] = []
    bitmap.forEachRun { words += $0 }
    return words
  }

  private func expectAgreement(_ file: [UInt8], _ comment: Comment) throws {
    let expected = try PNG.decodeAnyForm(file)
    let picture = try #require(PlainPicture(file), comment)
    #expect(picture.straight == expected, comment)
    var words: [UInt32] = []
    let size = try PNG.forEachRun(of: file) { words += $0 }
    #expect(size == (expected.width, expected.height), comment)
    #expect(words == runs(expected.premultiplied), comment)
  }

  @Test("are read as libpng reads them, with every filter", arguments: forms)
  func agreement(form: Form) throws {
    var numbers = Numbers(state: UInt64(form.colors) + UInt64(form.depth))
    for width in Array(1...18) + [31, 64, 257] {
      let file = file(form, width: width, height: 1 + numbers.next(below: 12), &numbers)
      try expectAgreement(file, "\(width) wide")
    }
  }

  @Test("are those that this project writes", arguments: [2, 16, 200, 4000], [true, false])
  func ours(colors: Int, isOpaque: Bool) throws {
    let bitmap = SamplePictures.scattered(width: 211, height: 97, colors: colors, isOpaque: isOpaque)
    for compression in PNG.Compression.allCases {
      let file = try PNG.encode(bitmap, compression: compression, texts: [PNG.Text("Title", "x")])
      try expectAgreement(file, "\(compression)")
      #expect(try PNG.decode(file) == bitmap)
    }
    // Smooth, so that filters pay.
    var slope = Bitmap(width: 300, height: 200)
    for y in 0..<200 {
      for x in 0..<300 { slope.pixels[y * 300 + x] = 0xFF00_0000 | UInt32(x * 1000 + y * 777) }
    }
    try expectAgreement(PNG.encode(slope, compression: .small), "filters")
  }

  @Test("are left to libpng when anything is wrong with them", arguments: forms)
  func damaged(form: Form) throws {
    var numbers = Numbers(state: 77)
    let file = file(form, width: 9, height: 5, &numbers)
    // The signature is looked at before.
    for place in file.indices.dropFirst(8) {
      var changed = file
      changed[place] ^= 1 << UInt8(numbers.next(below: 8))
      #expect(PlainPicture(changed) == nil, "byte \(place)")
      #expect(PlainPicture(Array(file[..<place])) == nil, "\(place) bytes")
    }
  }

  @Test("are not all: runs of other forms are those of their bitmaps")
  func others() throws {
    for grey in ForeignFiles.greys {
      #expect(PlainPicture(grey.bytes) == nil)
      var words: [UInt32] = []
      let size = try PNG.forEachRun(of: grey.bytes) { words += $0 }
      let expected = runs(try PNG.decode(grey.bytes))
      #expect(size == (grey.pixels.count, 1) && words == expected)
    }
    #expect(throws: PNGError.notPNG) { try PNG.forEachRun(of: [1, 2, 3]) { _ in } }
  }

  @Test("have as many rows as their size says, no more, no less")
  func rows() {
    for count in [1, 3] {
      let data = (0..<count).flatMap { _ in [0, 1, 2, 3] as [UInt8] }
      #expect(PlainPicture(ForeignFiles.file(width: 1, height: 2, depth: 8, colorType: 2, data: data)) == nil)
    }
    let unknown = ForeignFiles.file(width: 1, height: 1, depth: 8, colorType: 2, data: [5, 1, 2, 3])
    #expect(PlainPicture(unknown) == nil)
    let large = ForeignFiles.header(width: 1 << 13, height: 1 << 13, depth: 8, colorType: 6)
    #expect(PlainPicture(large) == nil)
  }

  @Test("have the chunks of their pixels one after the other")
  func order() {
    func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
      ForeignFiles.file(width: 1, height: 1, depth: 8, colorType: 2, chunks: chunks, data: [0, 1, 2, 3])
    }
    #expect(PlainPicture(file([("IDAT", [])])) != nil)
    #expect(PlainPicture(file([("IDAT", []), ("tEXt", Array("a\0b".utf8))])) == nil)
  }
}
