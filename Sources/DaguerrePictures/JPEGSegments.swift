/// What stands before the pixels of a JPEG file.
struct JPEGSegments {
  private let segments: [(marker: UInt8, contents: ArraySlice<UInt8>)]

  init(of file: [UInt8]) {
    var segments: [(marker: UInt8, contents: ArraySlice<UInt8>)] = []
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
      let end = place + 2 + Int(file[place + 2]) << 8 + Int(file[place + 3])
      guard end >= place + 4, end <= file.count else { break }
      segments.append((file[place + 1], file[place + 4..<end]))
      place = end
    }
    self.segments = segments
  }

  /// What follows the name in each of the segments that begin with it.
  func contents(of marker: UInt8, named name: String) -> [ArraySlice<UInt8>] {
    segments.filter { $0.marker == marker && $0.contents.starts(with: name.utf8) }
      .map { $0.contents.dropFirst(name.utf8.count) }
  }

  /// The parts of an ICC profile, which tell where they belong (ICC.1:2022, section B.4); nil where some are missing.
  var colorProfile: [UInt8]? {
    let parts = contents(of: 0xE2, named: "ICC_PROFILE\0").filter { $0.count > 2 }
      .sorted { $0[$0.startIndex] < $1[$1.startIndex] }
    guard let first = parts.first, parts.count == first[first.startIndex + 1],
      parts.map({ Int($0[$0.startIndex]) }) == Array(1...parts.count)
    else { return nil }
    return parts.flatMap { $0.dropFirst(2) }
  }
}
