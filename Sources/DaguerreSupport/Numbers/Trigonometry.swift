/// Functions whose last bit is the same on every machine, to about 13 decimals: only operations that are rounded alike.
package enum Trigonometry {
  private static let radiansPerDegree = 0.017453292519943295

  package static func cosine(degrees: Double) -> Double { sine(degrees: degrees + 90) }

  package static func sine(degrees: Double) -> Double {
    // A remainder is exact; then to -90...90, where the series is short.
    var angle = degrees.remainder(dividingBy: 360)
    if angle > 90 { angle = 180 - angle } else if angle < -90 { angle = -180 - angle }
    let radians = angle * radiansPerDegree
    let square = radians * radians
    var (term, sum) = (radians, radians)
    for number in stride(from: 2.0, through: 22, by: 2) {
      term *= -square / (number * (number + 1))
      sum += term
    }
    return sum
  }

  /// The direction of a point, from 0 to below 360; 0 for the origin.
  package static func degrees(x: Double, y: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let (width, height) = (abs(x), abs(y))
    let slope = min(width, height) / max(width, height)
    var angle = arcTangent(slope) / radiansPerDegree
    if height > width { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    if y < 0 { angle = 360 - angle }
    return angle >= 360 ? 0 : angle
  }

  /// In radians, of 0 to 1.
  private static func arcTangent(_ value: Double) -> Double {
    var slope = value
    // The slope of half the angle, three times: at most 0.1, where the series is short.
    for _ in 0..<3 { slope = slope / (1 + (1 + slope * slope).squareRoot()) }
    let square = slope * slope
    var (power, sum) = (slope, slope)
    for number in stride(from: 3.0, through: 15, by: 2) {
      power *= -square
      sum += power / number
    }
    return sum * 8
  }

  /// `e` to the power of a negative number, given as a positive one.
  package static func decay(_ value: Double) -> Double {
    if value > 700 { return 0 }
    let part = -value / 1024
    var (term, sum) = (1.0, 1.0)
    for number in stride(from: 1.0, through: 14, by: 1) {
      term *= part / number
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
