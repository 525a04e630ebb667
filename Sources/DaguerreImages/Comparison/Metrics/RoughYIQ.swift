/// The weighted square of the difference of two opaque colours in YIQ, in single precision.
///
/// Weights are multiplied out to those of products of two channels. It is within 0.5 of what pixelmatch and odiff
/// compute, of at most 35215.
struct RoughYIQ {
  /// Weights of products of two channels, those of unlike ones twice.
  private let redRed, redGreen, redBlue, greenGreen, greenBlue, blueBlue: Float
  /// As given.
  let limit: Double

  /// - Parameters:
  ///   - y: weights of red, green and blue in Y; `i` and `q` alike.
  ///   - weights: those of the squares of Y, I and Q.
  ///   - limit: above which two colours are too far apart.
  init(y: SIMD3<Double>, i: SIMD3<Double>, q: SIMD3<Double>, weights: SIMD3<Double>, limit: Double) {
    func weight(_ one: Int, _ other: Int) -> Float {
      let products = SIMD3(y[one] * y[other], i[one] * i[other], q[one] * q[other]) * weights
      return Float((one == other ? 1 : 2) * products.sum())
    }
    (redRed, greenGreen, blueBlue) = (weight(0, 0), weight(1, 1), weight(2, 2))
    (redGreen, redBlue, greenBlue) = (weight(0, 1), weight(0, 2), weight(1, 2))
    self.limit = limit
  }

  /// See ``ColorThreshold/roughly(_:_:)``; unsure where a pixel is translucent, or within 1 of the limit.
  @inline(__always)
  fileprivate func compare(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>
  ) -> (differ: UInt64, unsure: UInt64) {
    let a = UnsafeRawPointer(first).loadUnaligned(as: SIMD8<UInt32>.self)
    let b = UnsafeRawPointer(second).loadUnaligned(as: SIMD8<UInt32>.self)
    /// A whole number below 2^23 and this are the bits of 2^23 more.
    let magic: UInt32 = 0x4B00_0000
    @inline(__always)
    func difference(_ shift: UInt32) -> SIMD8<Float> {
      unsafeBitCast((a &>> shift) & 0xFF | magic, to: SIMD8<Float>.self)
        - unsafeBitCast((b &>> shift) & 0xFF | magic, to: SIMD8<Float>.self)
    }
    let (red, green, blue) = (difference(0), difference(8), difference(16))
    let byRed = redRed * red + redGreen * green + redBlue * blue
    let square = red * byRed + green * (greenGreen * green + greenBlue * blue) + blueBlue * blue * blue
    // Signs instead of masks, for which the compiler goes through the lanes.
    let limit = Float(limit)
    let isAbove = sign(limit + 1 - square)
    let isOpaque = ((a & b) &>> 24 &+ 1) &>> 8
    let unsure = sign(limit - 1 - square) ^ isAbove | (isOpaque ^ 1)
    return (bytes(isAbove & ~unsure), bytes(unsure))
  }

  /// 1 for what is below 0, else 0.
  @inline(__always)
  private func sign(_ values: SIMD8<Float>) -> SIMD8<UInt32> { unsafeBitCast(values, to: SIMD8<UInt32>.self) &>> 31 }

  /// The lowest byte of each of eight numbers from 0 to 255.
  @inline(__always)
  private func bytes(_ values: SIMD8<UInt32>) -> UInt64 {
    let pairs = unsafeBitCast(values, to: SIMD4<UInt64>.self)
    let joined = pairs | pairs &>> 24
    return (joined[0] & 0xFFFF) | (joined[1] & 0xFFFF) << 16 | (joined[2] & 0xFFFF) << 32 | (joined[3] & 0xFFFF) << 48
  }
}

/// A threshold for the difference of colours in YIQ.
protocol YIQThreshold: ColorThreshold {
  var rough: RoughYIQ { get }
}

extension YIQThreshold {
  @inline(__always)
  func roughly(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> (differ: UInt64, unsure: UInt64) {
    rough.compare(a, b)
  }
}
