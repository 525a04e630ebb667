internal import DaguerreSupport

/// What channels of other spaces are in sRGB, below 0 or above 1 where sRGB has no such colour.
///
/// Uses correctly rounded operations only, so that results have the same bits on every machine.
package enum ColorSpaces {
  /// From Display P3, which has the white and the curve of sRGB and primaries of its own.
  ///
  /// The matrix is that of CSS Color 4, section 10.10, from one set of primaries to the other.
  package static func sRGB(displayP3 channels: [Double]) -> [Double] {
    let light = channels.map(TransferFunction.linear)
    let rows = [
      [1.2249401762805598, -0.2249401762805598, 0], [-0.0420569547096881, 1.0420569547096881, 0],
      [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
    ]
    // A grey is the same grey, whatever the last bits have become.
    let steps = Double(1 << 32)
    return rows.map { row in
      (TransferFunction.encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) * steps).rounded() / steps
    }
  }

  /// From a grey whose light is its power of 2.2, 0 to 1.
  package static func sRGB(gamma22 grey: Double) -> Double {
    // The power 2.2 is a square times the fifth root.
    TransferFunction.encoded(grey * grey * Root.of(grey, degree: 5))
  }
}
