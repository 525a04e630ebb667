/// Reading and writing PNG files (Portable Network Graphics, third edition): libdeflate unpacks, and with ISA-L packs, what
/// is of a usual form and needs no more than that, libpng all else.
public enum PNG {
  /// The largest picture that is read or written, in pixels: a quarter of a gigabyte in memory.
  public static let maximumPixelCount = 1 << 26
}

/// Why a picture could not be read or written.
public enum PNGError: Error, Equatable, Sendable {
  /// The bytes do not begin like a PNG file.
  case notPNG
  /// The file is damaged; `reason` is libpng's.
  case corrupt(reason: String)
  /// A picture without pixels, or with more than `PNG.maximumPixelCount`.
  case unsupportedSize(width: Int, height: Int)
  /// A pixel whose colour exceeds its alpha, which is no premultiplied colour.
  case notPremultiplied(pixel: UInt32)
  /// An animation without frames, or with frames of several sizes.
  case framesDiffer
  /// libpng could not write; `reason` is libpng's.
  case writeFailed(reason: String)
}

extension PNGError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .notPNG: "this is not a PNG file"
    case .corrupt(let reason): "the PNG file is damaged (\(reason))"
    case .unsupportedSize(let width, let height):
      "a picture of \(width) x \(height) pixels is not supported; it needs 1 to \(PNG.maximumPixelCount) pixels"
    case .notPremultiplied(let pixel):
      "the pixel 0x\(String(pixel, radix: 16)) (0xAABBGGRR) is brighter than its alpha allows"
    case .framesDiffer: "an animation needs one frame or more, all of the same size"
    case .writeFailed(let reason): "libpng could not write the picture (\(reason))"
    }
  }
}

extension PNG {
  static func check(width: Int, height: Int) throws(PNGError) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, count <= maximumPixelCount else {
      throw .unsupportedSize(width: width, height: height)
    }
  }
}
