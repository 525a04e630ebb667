import DaguerreGraphics
import Foundation

/// The last few distinct pictures and their identities.
///
/// Most points look the same as another one, and comparing two pictures takes a tenth of the time of hashing one.
struct RecentPictures {
  /// At most 8 MB of pictures, unless a single one is larger.
  private static let maximumPixelCount = 1 << 21

  private var pictures: [(bitmap: Bitmap, identity: PixelIdentity)] = []

  mutating func identity(of bitmap: Bitmap) -> PixelIdentity {
    if let known = pictures.last(where: { Self.isEqual($0.bitmap, bitmap) }) { return known.identity }
    let identity = PixelIdentity(of: bitmap)
    pictures.append((bitmap, identity))
    while pictures.count > 1, pictures.reduce(0, { $0 + $1.bitmap.pixels.count }) > Self.maximumPixelCount {
      pictures.removeFirst()
    }
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
