package import DaguerreGraphics

/// A display list and, once somebody has asked for them, its pixels and their identity.
package final class DrawnPicture {
  package let list: DisplayList
  /// Equal for lists that draw the same.
  fileprivate let hash: Int
  fileprivate var bitmap: Bitmap?
  /// Whether somebody keeps the bitmap: drawing over it would copy it first.
  fileprivate var isKept = false
  fileprivate var identities: [PixelIdentity.Form: PixelIdentity] = [:]

  package init(list: DisplayList) {
    self.list = list
    hash = list.hashOfDrawing
  }
}

/// The last pictures of a thread.
///
/// Most points look the same as another one, and comparing two lists takes a hundredth of the time of drawing one. Pixels
/// are kept of the last few only, identities of more.
struct RecentPictures {
  /// At most 8 MB of pixels, beside those of the last picture.
  private static let maximumPixelCount = 1 << 21
  /// Of lists, and of pictures with pixels: as small as these may be, each new one is compared with all.
  private static let maximumCount = 64

  /// In the order in which they were asked for.
  private var pictures: [DrawnPicture] = []
  /// Those that have pixels, in the order in which these were asked for.
  private var drawn: [DrawnPicture] = []

  /// The picture of a list, known or new.
  mutating func picture(of list: DisplayList) -> DrawnPicture {
    let hash = list.hashOfDrawing
    let known = pictures.lastIndex { $0.hash == hash && $0.list.drawsTheSame(as: list) }
    let picture = known.map { pictures.remove(at: $0) } ?? DrawnPicture(list: list)
    pictures.append(picture)
    if pictures.count > Self.maximumCount { pictures.removeFirst() }
    return picture
  }

  /// The pixels of a picture.
  ///
  /// - Parameters:
  ///   - isKept: whether the caller keeps them.
  ///   - draw: asked where they are not known, or no longer; gets a bitmap of no use any more, if there is one, to draw
  ///     over.
  mutating func bitmap(of picture: DrawnPicture, isKept: Bool, draw: Draw) throws(DrawingError) -> Bitmap {
    if isKept { picture.isKept = true }
    if drawn.last !== picture {
      if let index = drawn.lastIndex(where: { $0 === picture }) { drawn.remove(at: index) }
      drawn.append(picture)
    }
    if let known = picture.bitmap { return known }
    var unused: Bitmap?
    while drawn.count > Self.maximumCount || drawn.count > 1 && pixelCount > Self.maximumPixelCount {
      let oldest = drawn.removeFirst()
      let bitmap = oldest.bitmap.take()
      if !oldest.isKept { unused = bitmap }
    }
    let bitmap = try draw(picture.list, &unused)
    picture.bitmap = bitmap
    return bitmap
  }

  typealias Draw = (DisplayList, inout Bitmap?) throws(DrawingError) -> Bitmap

  private var pixelCount: Int { drawn.reduce(0) { $0 + ($1.bitmap?.pixels.count ?? 0) } }

  /// The identity of a picture.
  ///
  /// - Parameter draw: as with ``bitmap(of:isKept:draw:)``.
  mutating func identity(
    of picture: DrawnPicture, form: PixelIdentity.Form, draw: Draw
  ) throws(DrawingError) -> PixelIdentity {
    if let known = picture.identities[form] { return known }
    let bitmap = try bitmap(of: picture, isKept: false, draw: draw)
    let identity = PixelIdentity(of: bitmap, form: form)
    picture.identities[form] = identity
    return identity
  }
}

extension DisplayList {
  fileprivate var hashOfDrawing: Int {
    var hasher = Hasher()
    hasher.combine(size)
    hasher.combine(background)
    hasher.combine(commands)
    return hasher.finalize()
  }
}
