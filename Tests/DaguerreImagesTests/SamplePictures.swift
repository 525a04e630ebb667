import DaguerreGraphics

/// Pictures with known numbers of colours; the pseudo-random numbers are the same on every run.
enum SamplePictures {
  /// `colors` different opaque or translucent colours, scattered, some rows repeated.
  static func scattered(width: Int, height: Int, colors: Int, isOpaque: Bool) -> Bitmap {
    var state: UInt64 = 42
    func next() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33)
    }
    let palette = (0..<UInt32(colors)).map { index -> UInt32 in
      let alpha: UInt32 = isOpaque ? 255 : 128 + index % 100
      // Channels stay below the least alpha, so every colour is premultiplied.
      return alpha << 24 | (index / 10_000) << 16 | (index / 100 % 100) << 8 | index % 100
    }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        let isRepeat = y > 0 && y % 3 == 0
        // The first pixels use every colour once.
        bitmap.pixels[index] =
          index < colors ? palette[index] : isRepeat ? bitmap[x, y - 1] : palette[Int(next()) % colors]
      }
    }
    return bitmap
  }
}
