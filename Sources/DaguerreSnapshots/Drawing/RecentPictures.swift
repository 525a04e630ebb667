import DaguerreGraphics
import Foundation

/// A display list, its pixels, and the identity of these once somebody has asked for it.
final class DrawnPicture {
  let list: DisplayList
  let bitmap: Bitmap
  fileprivate var identity: PixelIdentity?

  init(list: DisplayList, bitmap: Bitmap) {
    self.list = list
    self.bitmap = bitmap
  }
}

/// The last few pictures of a thread, in the order in which they were used.
///
/// Most points look the same as another one: comparing two lists takes a hundredth of the time of drawing one, and
/// comparing two pictures a tenth of the time of hashing one.
struct RecentPictures {
  /// At most 8 MB of pictures, unless a single one is larger.
  private static let maximumPixelCount = 1 << 21

  private var pictures: [DrawnPicture] = []

  /// The picture of a list that draws the same.
  mutating func picture(of list: DisplayList) -> DrawnPicture? {
    guard let index = pictures.lastIndex(where: { $0.list.drawsTheSame(as: list) }) else { return nil }
    pictures.append(pictures.remove(at: index))
    return pictures.last
  }

  mutating func append(_ picture: DrawnPicture) {
    pictures.append(picture)
    while pictures.count > 1, pictures.reduce(0, { $0 + $1.bitmap.pixels.count }) > Self.maximumPixelCount {
      pictures.removeFirst()
    }
  }

  /// The identity of a picture, taken from an equal one if there is one.
  func identity(of picture: DrawnPicture) -> PixelIdentity {
    if let known = picture.identity { return known }
    let known = pictures.last { $0.identity != nil && Self.isEqual($0.bitmap, picture.bitmap) }?.identity
    let identity = known ?? PixelIdentity(of: picture.bitmap)
    picture.identity = identity
    return identity
  }

  private static func isEqual(_ a: Bitmap, _ b: Bitmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    return a.pixels.withUnsafeBytes { first in
      b.pixels.withUnsafeBytes { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return memcmp(first, second, a.pixels.count * MemoryLayout<UInt32>.stride) == 0
      }
    }
  }
}
