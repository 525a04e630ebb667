import Foundation

/// That of sRGB and of Display P3, between the channels that colours are kept with and shares of light: IEC 61966-2-1.
///
/// Powers are made of roots that IEEE 754 or a fixed number of steps give, since those of libraries differ in the last bit.
enum TransferFunction {
  /// The share of light of a channel, 0 to 1.
  static func linear(_ channel: Double) -> Double {
    if channel <= 0.04045 { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    let root = root(base, 5)
    return base * base * root * root
  }

  /// The channel of a share of light, 0 to 1; what is outside becomes what is nearest.
  static func encoded(_ share: Double) -> Double {
    guard share > 0.0031308 else { return share > 0 ? share * 12.92 : 0 }
    // The power of 1 / 2.4 = 5 / 12.
    let root = root(min(share, 1).squareRoot().squareRoot(), 3)
    return 1.055 * (root * root * root * root * root) - 0.055
  }

  /// The channels of a colour of Display P3, which has the white and the curve of sRGB and primaries of its own.
  ///
  /// The matrix is that of CSS Color 4, section 10.10, from one set of primaries to the other.
  static func sRGB(displayP3 channels: [Double]) -> [Double] {
    let light = channels.map(linear)
    let rows = [
      [1.2249401762805598, -0.2249401762805598, 0], [-0.0420569547096881, 1.0420569547096881, 0],
      [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
    ]
    // A grey is the same grey, whatever the last bits have become.
    let steps = Double(1 << 32)
    return rows.map { row in (encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) * steps).rounded() / steps }
  }

  /// The root of a number in 0...1, by Newton's method from above.
  private static func root(_ value: Double, _ degree: Int) -> Double {
    var root = 1.0
    // From 1 down to the root of the smallest share that is asked for, and some more until nothing changes.
    for _ in 0..<40 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      root = (Double(degree - 1) * root + value / power) / Double(degree)
    }
    return root
  }
}
