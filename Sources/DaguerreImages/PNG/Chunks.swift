internal import CDeflate

/// Where the parts of a PNG file of a usual form are (Portable Network Graphics, third edition, 5.3 and 5.6).
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
    var (place, isWhole) = (8, false)
    while !isWhole {
      guard let (name, content) = Self.chunk(at: place, in: file) else { return nil }
      switch (name, header == nil) {
      case ("IHDR", true):
        header = Self.header(file[content])
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
        guard content.isEmpty, content.upperBound + 4 == file.count else { return nil }
        isWhole = true
      default: return nil
      }
      place = content.upperBound + 4
    }
    guard let header, !data.isEmpty else { return nil }
    (self.header, self.palette, self.alphas, self.data) = (header, palette, alphas, data)
  }

  /// The packed pixels.
  func pixels(in file: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.reduce(0) { $0 + $1.count })
    for range in data { bytes += file[range] }
    return bytes
  }

  private static func number(at place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Nothing where the file ends before the chunk does, or its checksum is wrong.
  private static func chunk(at place: Int, in file: [UInt8]) -> (name: String, content: Range<Int>)? {
    guard file.count - place >= 12 else { return nil }
    let count = number(at: place, in: file[...])
    guard count <= file.count - place - 12 else { return nil }
    let content = place + 8..<place + 8 + count
    let checksum = file.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + place + 4 }, count + 4) }
    guard Int(checksum) == number(at: content.upperBound, in: file[...]) else { return nil }
    return (String(decoding: file[place + 4..<place + 8], as: UTF8.self), content)
  }

  private static func header(_ content: ArraySlice<UInt8>) -> Header? {
    let start = content.startIndex
    // Compression, filter method and interlacing.
    guard content.count == 13, content[(start + 10)...].allSatisfy({ $0 == 0 }) else { return nil }
    return Header(
      width: number(at: start, in: content), height: number(at: start + 4, in: content),
      depth: Int(content[start + 8]), colorType: Int(content[start + 9]))
  }
}
