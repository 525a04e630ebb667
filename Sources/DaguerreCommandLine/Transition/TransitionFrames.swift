import DaguerreGraphics
import DaguerreSnapshots
import DaguerreSupport

/// The pictures of a transition.
struct TransitionFrames {
  let transition: SheetTransition
  let count: Int
  let scale: Double

  /// A gigabyte in memory.
  private static let maximumPixelCount = 1 << 28

  /// Evenly spread stages, the first and the last at the ends; all as large as the largest needs.
  ///
  /// A smaller picture is continued to the right and below with the colour of its last pixel, the background.
  func bitmaps() throws -> [Bitmap] {
    let rasterizer = Rasterizer()
    let drawn = try (0..<count).map { index in
      let bitmap = try rasterizer.draw(
        transition.sheet(at: Double(index) / Double(max(count - 1, 1)), scale: scale).list, scale: scale)
      guard bitmap.pixels.count <= Self.maximumPixelCount / count else {
        throw TransitionError.tooLarge(frames: count, width: bitmap.width, height: bitmap.height)
      }
      return bitmap
    }
    let width = drawn.map(\.width).max() ?? 0
    let height = drawn.map(\.height).max() ?? 0
    return drawn.map { $0.extended(width: width, height: height) }
  }

  /// Pictures of one height side by side, from left to right.
  static func strip(_ bitmaps: [Bitmap]) -> Bitmap {
    let height = bitmaps.first?.height ?? 0
    var strip = Bitmap(width: bitmaps.reduce(0) { $0 + $1.width }, height: height)
    var left = 0
    for bitmap in bitmaps {
      for y in 0..<height {
        let row = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
        strip.pixels.replaceSubrange(y * strip.width + left..<y * strip.width + left + bitmap.width, with: row)
      }
      left += bitmap.width
    }
    return strip
  }
}

extension Bitmap {
  /// The same picture in the top left corner of a larger one of the colour of its last pixel.
  fileprivate func extended(width newWidth: Int, height newHeight: Int) -> Bitmap {
    guard newWidth != width || newHeight != height, let background = pixels.last else { return self }
    var extended = Bitmap(
      width: newWidth, height: newHeight, pixels: [UInt32](repeating: background, count: newWidth * newHeight))
    for y in 0..<height {
      extended.pixels.replaceSubrange(y * newWidth..<y * newWidth + width, with: pixels[y * width..<(y + 1) * width])
    }
    return extended
  }
}

/// Why a transition could not be drawn.
enum TransitionError: DiagnosticError {
  /// All frames together have more pixels than fit into memory.
  case tooLarge(frames: Int, width: Int, height: Int)

  var diagnostics: [Diagnostic] {
    switch self {
    case .tooLarge(let frames, let width, let height):
      [
        Diagnostic(
          "\(frames) frames of \(width) x \(height) pixels are too large",
          hint: "Use fewer --frames or a smaller --scale.",
          isWrongUse: true)
      ]
    }
  }
}
