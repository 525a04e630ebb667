import DaguerreGraphics
import DaguerreImages
import TestSupport
import Testing

@Suite("Animated PNG")
struct AnimationTests {
  private struct Chunk {
    let name: String
    let data: [UInt8]
  }

  private func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = 8
    while position < file.count {
      let count = number(file[position..<position + 4])
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      chunks.append(Chunk(name: name, data: Array(file[position + 8..<position + 8 + count])))
      position += 12 + count
    }
    return chunks
  }

  private func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private func bitmaps(isOpaque: Bool) -> [Bitmap] {
    [3, 300, 5000].map { SamplePictures.scattered(width: 61, height: 47, colors: $0, isOpaque: isOpaque) }
  }

  @Test("who knows no animations sees the first frame", arguments: [true, false])
  func firstFrame(isOpaque: Bool) throws {
    let bitmaps = bitmaps(isOpaque: isOpaque)
    let file = try PNG.encodeAnimation(bitmaps.map { PNG.Frame($0, duration: 40) })
    #expect(try PNG.decode(file) == bitmaps[0])
    #expect(try PNG.encodeAnimation(bitmaps.map { PNG.Frame($0, duration: 40) }) == file)
  }

  @Test("each frame, taken out as a picture of its own, is the bitmap", arguments: [true, false])
  func everyFrame(isOpaque: Bool) throws {
    let bitmaps = bitmaps(isOpaque: isOpaque)
    let all = chunks(of: try PNG.encodeAnimation(bitmaps.map { PNG.Frame($0, duration: 40) }))
    let header = try #require(all.first { $0.name == "IHDR" }).data
    var frames: [[UInt8]] = []
    for chunk in all {
      switch chunk.name {
      case "fcTL": frames.append([])
      case "IDAT": frames[frames.count - 1] += chunk.data
      case "fdAT": frames[frames.count - 1] += chunk.data.dropFirst(4)
      default: break
      }
    }
    #expect(frames.count == bitmaps.count)
    for (stream, bitmap) in zip(frames, bitmaps) {
      #expect(try PNG.decode(picture(header: header, stream: stream)) == bitmap)
    }
  }

  @Test("chunks are in order, numbered, and say sizes and durations")
  func control() throws {
    let frames = bitmaps(isOpaque: true).enumerated().map { PNG.Frame($1, duration: UInt16(40 + $0)) }
    let all = chunks(of: try PNG.encodeAnimation(frames))
    #expect(all.map(\.name).prefix(4) == ["IHDR", "sRGB", "acTL", "fcTL"])
    #expect(all.last?.name == "IEND")
    let animation = try #require(all.first { $0.name == "acTL" }).data
    #expect(animation == [0, 0, 0, 3, 0, 0, 0, 0])
    let numbered = all.filter { $0.name == "fcTL" || $0.name == "fdAT" }
    #expect(numbered.map { number($0.data.prefix(4)) } == Array(0..<numbered.count))
    for (index, control) in all.filter({ $0.name == "fcTL" }).enumerated() {
      #expect(control.data.count == 26)
      #expect(number(control.data[4..<8]) == 61 && number(control.data[8..<12]) == 47)
      #expect(Array(control.data[12...]) == [0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(40 + index), 3, 0xE8, 0, 0])
    }
  }

  @Test("frames of several sizes, or none, are an error")
  func differing() {
    let frames = [2, 3].map { PNG.Frame(Bitmap(width: $0, height: 1), duration: 1) }
    #expect(throws: PNGError.framesDiffer) { try PNG.encodeAnimation(frames) }
    #expect(throws: PNGError.framesDiffer) { try PNG.encodeAnimation([]) }
  }

  /// A PNG file of three chunks.
  private func picture(header: [UInt8], stream: [UInt8]) -> [UInt8] {
    PNGChunks.signature + PNGChunks.chunk("IHDR", header) + PNGChunks.chunk("IDAT", stream)
      + PNGChunks.chunk("IEND", [])
  }
}
