/// Cube roots by operations that every machine rounds alike, which those of its library are not.
package enum CubeRoot {
  /// The root of a number from 0 up, rounded to nearest but for cases that are closer to a tie than 1 in 2^40.
  package static func of(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return value }
    // A third of the exponent is within a factor of 2 of the root; Newton's method doubles the digits each time.
    var root = Double(sign: .plus, exponent: Int((Double(value.exponent) / 3).rounded(.down)), significand: 1.2)
    for _ in 0..<8 { root -= (root - value / (root * root)) / 3 }
    // The cube with twice as many digits tells what is missing.
    let square = root * root
    let squareError = (-square).addingProduct(root, root)
    let cube = square * root
    let cubeError = (-cube).addingProduct(square, root)
    return root + (value - cube - cubeError - squareError * root) / (3 * square)
  }
}
