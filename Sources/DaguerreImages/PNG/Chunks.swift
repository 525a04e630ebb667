/// Where the parts of a PNG file of a usual form are (Portable Network Graphics, third edition, 5.6).
struct Chunks {
  let header: Header
  /// Red, green and blue of each entry; empty where the file has no palette.
  let palette: Range<Int>
  /// Of the first entries of the palette; empty where the file has none.
  let alphas: Range<Int>
  private let data: [Range<Int>]

  struct Header {
    let width: Int
    let height: Int
    let depth: Int
    let colorType: Int
  }

  /// Nothing where a checksum is wrong, or where the file is interlaced or has other chunks than size, palette, pixels
  /// and what says nothing of them.
  init?(_ file: [UInt8]) {
    var header: Header?
    var (palette, alphas) = (0..<0, 0..<0)
    var data: [Range<Int>] = []
    var isWhole = false
    for chunk in Chunk.all(in: file) {
      guard chunk.isIntact(in: file) else { return nil }
      let content = chunk.content
      switch (chunk.name, header == nil) {
      case ("IHDR", true):
        header = Self.header(content, in: file)
        if header == nil { return nil }
      case ("PLTE", false):
        guard palette.isEmpty, alphas.isEmpty, data.isEmpty, content.count % 3 == 0, content.count <= 768 else {
          return nil
        }
        palette = content
      case ("tRNS", false):
        guard alphas.isEmpty, data.isEmpty, 3 * content.count <= palette.count else { return nil }
        alphas = content
      case ("IDAT", false):
        // One after the other.
        if let last = data.last, content.lowerBound != last.upperBound + 12 { return nil }
        data.append(content)
      case ("sRGB", false), ("tEXt", false): break
      case ("IEND", false):
        guard content.isEmpty, chunk.end == file.count else { return nil }
        isWhole = true
      default: return nil
      }
    }
    guard isWhole, let header, !data.isEmpty else { return nil }
    (self.header, self.palette, self.alphas, self.data) = (header, palette, alphas, data)
  }

  /// The packed pixels.
  func pixels(in file: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.reduce(0) { $0 + $1.count })
    for range in data { bytes += file[range] }
    return bytes
  }

  private static func header(_ content: Range<Int>, in file: [UInt8]) -> Header? {
    let start = content.lowerBound
    // Compression, filter method and interlacing.
    guard content.count == 13, file[start + 10..<start + 13].allSatisfy({ $0 == 0 }) else { return nil }
    return Header(
      width: Chunk.number(at: start, in: file), height: Chunk.number(at: start + 4, in: file),
      depth: Int(file[start + 8]), colorType: Int(file[start + 9]))
  }
}
