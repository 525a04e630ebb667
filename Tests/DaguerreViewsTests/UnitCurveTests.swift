import DaguerreViews
import Testing

/// The values are SwiftUI's, to as many digits as are known of them.
@Suite("Curves of one's time")
struct UnitCurveTests {
  @Test(
    "a curve has the height of its name at each share of the time",
    arguments: [
      (.linear, [0, 0.25, 0.5, 0.75, 1], 1e-12), (.easeIn, [0, 0.09, 0.32, 0.62, 1], 0.01),
      (.easeOut, [0, 0.38, 0.68, 0.91, 1], 0.01), (.easeInOut, [0, 0.13, 0.5, 0.87, 1], 0.01),
      (.circularEaseIn, [0, 0.032, 0.134, 0.339, 1], 0.001), (.circularEaseOut, [0, 0.661, 0.866, 0.968, 1], 0.001),
      (.circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], 0.001),
    ] as [(UnitCurve, [Double], Double)])
  func heights(curve: UnitCurve, expected: [Double], tolerance: Double) {
    for (index, height) in expected.enumerated() {
      #expect(abs(curve.value(at: Double(index) / 4) - height) <= tolerance)
    }
    #expect(curve.value(at: -0.5) == 0 && curve.value(at: 1.5) == 1)
  }

  @Test("points of control may lie anywhere")
  func control() {
    let steep = UnitCurve.bezier(startControlPoint: .init(x: -0.5, y: 2), endControlPoint: .init(x: 1.5, y: -1))
    #expect(abs(steep.value(at: 0.5) - 0.5) < 1e-12 && steep.value(at: 0) == 0 && steep.value(at: 1) == 1)
    let none = UnitCurve.bezier(startControlPoint: .init(x: .nan, y: 0), endControlPoint: .init(x: 0, y: .infinity))
    _ = none.value(at: 0.5)
  }

  @Test("the inverse of a curve tells when it has come so far")
  func inverses() {
    let curves: [UnitCurve] = [.linear, .easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut]
    for curve in curves {
      for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
        #expect(abs(curve.inverse.value(at: curve.value(at: share)) - share) < 1e-5)
      }
      #expect(curve.inverse.inverse == curve)
    }
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
  }

  @Test(
    "a curve is as steep as SwiftUI's at each share of the time",
    arguments: [
      (.linear, [1, 1, 1, 1, 1], 0), (.easeIn, [0, 0.67, 1.07, 1.37, 0], 0.01),
      (.easeOut, [1, 1.37, 1.07, 0.67, 0], 0.01), (.easeInOut, [0, 1.06, 1.72, 1.06, 0], 0.01),
      (.circularEaseIn, [0, 0.258, 0.577, 1.134, .infinity], 0.001),
      (.circularEaseOut, [.infinity, 1.134, 0.577, 0.258, 0], 0.001),
      (.circularEaseInOut, [0, 0.577, .infinity, 0.577, 0], 0.001),
      (.bezier(startControlPoint: .init(x: -0.5, y: 2), endControlPoint: .init(x: 1.5, y: -1)), [], 0),
    ] as [(UnitCurve, [Double], Double)])
  func slopes(curve: UnitCurve, expected: [Double], tolerance: Double) {
    for (index, slope) in expected.enumerated() {
      let found = curve.velocity(at: Double(index) / 4)
      #expect(found == slope || abs(found - slope) <= tolerance)
    }
    #expect(curve.velocity(at: -0.5) == curve.velocity(at: 0) && curve.velocity(at: 1.5) == curve.velocity(at: 1))
  }

  @Test("points of control are moved to the nearest share of the time; how far it is then need not be a share")
  func movedControl() {
    func curve(_ first: Double, _ last: Double) -> UnitCurve {
      .bezier(startControlPoint: .init(x: first, y: 2), endControlPoint: .init(x: last, y: -1))
    }
    for share in [0.1, 0.25, 0.5, 0.8] {
      #expect(curve(-0.5, 1.5).value(at: share) == curve(0, 1).value(at: share))
    }
    #expect(curve(-0.5, 1.5).velocity(at: 0.5) == -1)
    #expect(curve(0.2, 0.4).value(at: 0.1) > 0.4)
    // SwiftUI tells heights in steps of 2^-20.
    #expect(UnitCurve.easeInOut.value(at: 0.5) == 0.5)
    let height = UnitCurve.easeIn.value(at: 0.3) * 0x1p20
    #expect(height == height.rounded())
  }
}
