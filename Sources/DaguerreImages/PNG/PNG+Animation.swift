public import DaguerreGraphics

extension PNG {
  /// One picture of an animation.
  public struct Frame: Sendable {
    /// What is shown, in place of the frame before.
    public let bitmap: Bitmap
    /// How long it is shown, in milliseconds.
    public let duration: UInt16

    /// - Parameter duration: in milliseconds.
    public init(_ bitmap: Bitmap, duration: UInt16) {
      self.bitmap = bitmap
      self.duration = duration
    }
  }

  /// An animated PNG file (Portable Network Graphics, third edition, 11.3.6) that plays without end.
  ///
  /// Who does not know animations shows the first frame. Every frame replaces the whole picture. The same frames give
  /// the same bytes wherever libpng, zlib and libdeflate are the same.
  ///
  /// - Parameter frames: at least one, all of the same size.
  /// - Throws: `PNGError.framesDiffer` when sizes differ or there is no frame, and what `encode` throws.
  public static func encodeAnimation(_ frames: [Frame]) throws(PNGError) -> [UInt8] {
    guard let first = frames.first?.bitmap,
      frames.allSatisfy({ $0.bitmap.width == first.width && $0.bitmap.height == first.height })
    else { throw .framesDiffer }
    try check(width: first.width, height: first.height)

    // One header counts for all frames, so all have the same kind of pixels: RGB, or RGBA if one of them needs it.
    let isOpaque = frames.allSatisfy { Self.isOpaque($0.bitmap) }
    var chunks: [NewChunk] = []
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let pixels = isOpaque ? frame.bitmap.pixels : try straight(frame.bitmap.pixels)
      let picture = NewChunk.all(
        in: try smallFile(frame.bitmap, pixels, isOpaque: isOpaque, repeats: frame.bitmap.rowsLikeTheOneAbove))
      if index == 0 {
        chunks += picture.filter { $0.name == "IHDR" || $0.name == "sRGB" }
        chunks.append(NewChunk(name: "acTL", data: UInt32(frames.count).bigEndianBytes + UInt32(0).bigEndianBytes))
      }
      chunks.append(NewChunk(name: "fcTL", data: control(frame, sequence)))
      sequence += 1
      for data in picture where data.name == "IDAT" {
        guard index > 0 else {
          chunks.append(data)
          continue
        }
        chunks.append(NewChunk(name: "fdAT", data: sequence.bigEndianBytes + data.data))
        sequence += 1
      }
    }
    chunks.append(NewChunk(name: "IEND", data: []))
    return try NewChunk.file(of: chunks)
  }

  /// The content of an `fcTL` chunk: the whole picture, left as it is afterwards, not blended with what was there.
  private static func control(_ frame: Frame, _ sequence: UInt32) -> [UInt8] {
    let size = UInt32(frame.bitmap.width).bigEndianBytes + UInt32(frame.bitmap.height).bigEndianBytes
    let offset = [UInt8](repeating: 0, count: 8)
    let times = frame.duration.bigEndianBytes + UInt16(1000).bigEndianBytes
    return sequence.bigEndianBytes + size + offset + times + [0, 0]
  }
}
