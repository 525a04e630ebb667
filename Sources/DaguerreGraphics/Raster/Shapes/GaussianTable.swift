/// The normal distribution with a deviation of 1: its integral, and the integral of that.
///
/// Both come from tables that are made with + - * / only, so they are the same on every machine, which `exp` and
/// `erf` of the C library are not. Between the entries runs the cubic with the right slope at both (Hermite), off by
/// less than 1e-9.
struct GaussianTable {
  static let shared = GaussianTable()

  /// Beyond this many deviations the table continues as 0 or as a straight line.
  private static let reach = 6
  private static let stepsPerUnit = 64

  /// The density, the integral of the density, and the integral of that, at every step from `-reach` to `reach`.
  private let density: [Double]
  private let integral: [Double]
  private let secondIntegral: [Double]

  private init() {
    let count = 2 * Self.reach * Self.stepsPerUnit
    let step = 1 / Double(Self.stepsPerUnit)
    func z(_ index: Int) -> Double { Double(index) * step - Double(Self.reach) }
    let density = (0...count).map { Self.density(at: z($0)) }
    // Simpson's rule; the density is symmetrical, so the sum is 1/2 at 0.
    var sum = 0.0
    var integral = [0.0]
    for index in 0..<count {
      sum += (density[index] + 4 * Self.density(at: z(index) + step / 2) + density[index + 1]) * (step / 6)
      integral.append(sum)
    }
    let middle = integral[count / 2]
    self.density = density
    self.integral = integral.map { $0 - middle + 0.5 }
    secondIntegral = (0...count).map { z($0) * (integral[$0] - middle + 0.5) + density[$0] }
  }

  /// The density at `z`.
  static func density(at z: Double) -> Double {
    // e^-x as (e^(-x / 256))^256.
    let x = -z * z / 512
    var power = 1.0
    for divisor in stride(from: 10.0, to: 0, by: -1) { power = 1 + power * x / divisor }
    for _ in 0..<8 { power *= power }
    return power * 0.3989422804014327
  }

  /// The density of a deviation, in steps, at each step from the middle.
  static func densities(_ steps: ClosedRange<Int>, deviation: Double) -> [Float] {
    steps.map { Float(density(at: Double($0) / deviation) / deviation) }
  }

  /// The cumulative distribution: the part that lies below `z`.
  func cumulative(_ z: Double) -> Double {
    if z <= -Double(Self.reach) { return 0 }
    if z >= Double(Self.reach) { return 1 }
    return Self.interpolate(z, integral, slopes: density)
  }

  /// The integral of ``cumulative(_:)`` from minus infinity to `z`.
  func integralOfCumulative(_ z: Double) -> Double {
    if z <= -Double(Self.reach) { return 0 }
    if z >= Double(Self.reach) { return z }
    return Self.interpolate(z, secondIntegral, slopes: integral)
  }

  private static func interpolate(_ z: Double, _ values: [Double], slopes: [Double]) -> Double {
    let position = (z + Double(reach)) * Double(stepsPerUnit)
    let index = min(Int(position), values.count - 2)
    let t = position - Double(index)
    let step = 1 / Double(stepsPerUnit)
    let (v0, v1) = (values[index], values[index + 1])
    let (s0, s1) = (slopes[index] * step, slopes[index + 1] * step)
    let change = v1 - v0
    return v0 + t * (s0 + t * (3 * change - 2 * s0 - s1 + t * (s0 + s1 - 2 * change)))
  }
}
