internal import CCompare

/// The weighted square of the difference of two opaque colours in YIQ, in single precision.
///
/// Weights are multiplied out to those of products of two channels. It is within 0.5 of what pixelmatch and odiff
/// compute, of at most 35215.
struct RoughYIQ {
  private let weights: daguerre_yiq
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
    self.weights = daguerre_yiq(
      red_red: weight(0, 0), red_green: weight(0, 1), red_blue: weight(0, 2), green_green: weight(1, 1),
      green_blue: weight(1, 2), blue_blue: weight(2, 2), limit: Float(limit))
    self.limit = limit
  }

  /// See ``ColorThreshold/compare(_:_:count:into:)``; unsure where a pixel is translucent, or within 1 of the limit.
  fileprivate func compare(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int, into verdicts: UnsafeMutableRawPointer
  ) {
    withUnsafePointer(to: weights) { daguerre_compare_yiq($0, first, second, count, verdicts) }
  }
}

/// A threshold for the difference of colours in YIQ.
protocol YIQThreshold: ColorThreshold {
  var rough: RoughYIQ { get }
}

extension YIQThreshold {
  func compare(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int, into verdicts: UnsafeMutableRawPointer
  ) {
    rough.compare(first, second, count: count, into: verdicts)
  }
}
