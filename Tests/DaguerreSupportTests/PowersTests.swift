import DaguerreSupport
import Foundation
import Testing

@Suite("Powers")
struct PowersTests {
  @Test("are those of the system's mathematics")
  func system() {
    for base in [1e-300, 1e-5, 0.1, 0.7, 1, 1.4142135623730951, 3, 200, 1e9] {
      for exponent in [0.0, 0.1, 0.5, 0.7, 1, 2.4] {
        let right = pow(base, exponent)
        #expect(abs(Powers.power(base, exponent) - right) <= 1e-12 * right, "\(base) \(exponent)")
      }
    }
    #expect(Powers.power(0, 0.7) == 0 && Powers.power(0, 0) == 1)
    for exponent in [-800, -600, -3, 0, 0.25, 700.0] {
      #expect(abs(Powers.exponential(exponent) - exp(exponent)) <= 1e-12 * exp(exponent), "\(exponent)")
    }
    #expect(Powers.exponential(.nan) == 0 && Powers.exponential(1e9) == .infinity)
  }
}
