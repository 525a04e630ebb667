/// How a camera was held: what has to be done with the pixels of a file so that up is up (Exif 2.3, tag 0x0112).
struct PictureOrientation {
  /// Whether columns become rows.
  let isTransposed: Bool
  /// Whether the first column, and the first row, of the picture as it is seen are the last ones of the file.
  let isReversed: (x: Bool, y: Bool)

  static let upright = PictureOrientation(number: 1)

  /// - Parameter number: 1 to 8; others mean upright.
  private init(number: Int) {
    isTransposed = (5...8).contains(number)
    isReversed = ([2, 3, 6, 7].contains(number), [3, 4, 7, 8].contains(number))
  }

  /// - Parameter exif: the TIFF structure with what the camera says, if any; upright where that says nothing of it.
  init(exif: ArraySlice<UInt8>?) {
    self = exif.flatMap(Self.number).map(Self.init(number:)) ?? .upright
  }

  /// The value of the tag in the first directory of a TIFF structure.
  private static func number(in tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff)
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<place + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count where number(directory + 2 + 12 * entry, 2) == 0x0112 {
      return number(directory + 2 + 12 * entry + 8, 2)
    }
    return nil
  }

  /// The pixels as they are to be seen, and the size.
  func applied(
    to pixels: [UInt32], width: Int, height: Int
  ) -> (pixels: [UInt32], width: Int, height: Int) {
    guard isTransposed || isReversed.x || isReversed.y else { return (pixels, width, height) }
    let (newWidth, newHeight) = isTransposed ? (height, width) : (width, height)
    var turned: [UInt32] = []
    turned.reserveCapacity(pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (across, down) = (isReversed.x ? newWidth - 1 - x : x, isReversed.y ? newHeight - 1 - y : y)
        turned.append(isTransposed ? pixels[across * width + down] : pixels[down * width + across])
      }
    }
    return (turned, newWidth, newHeight)
  }
}
