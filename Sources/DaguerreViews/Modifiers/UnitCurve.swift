/// How far something has come at a share of its time, from 0 to 1 both.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    /// A cubic curve from (0, 0) to (1, 1) between two points of control.
    case bezier(UnitPoint, UnitPoint)
    /// A quarter of a circle that begins level, the same mirrored, and a half of each.
    case circleIn, circleOut, circleInOut
    /// Two quarters, of which the first ends level.
    case circleOutIn
  }

  private let shape: Shape

  /// At a steady pace.
  public static let linear = UnitCurve(shape: .linear)
  /// Slowly at first.
  public static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slowly at last.
  public static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slowly at first and at last.
  public static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Slowly at first, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(shape: .circleIn)
  /// Slowly at last, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(shape: .circleOut)
  /// Slowly at first and at last, along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(shape: .circleInOut)

  /// Along a cubic curve between two points of control.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(shape: .bezier(startControlPoint, endControlPoint))
  }

  private static func bezier(x1: Double, y1: Double, x2: Double, y2: Double) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// How far it is at a share of the time; before the beginning as at it, after the end as there.
  public func value(at progress: Double) -> Double {
    let x = progress.asShare
    return switch shape {
    case .linear: x
    case .bezier(let start, let end): Cubic(start, end).value(at: x)
    case .circleIn: Self.quarter(x)
    case .circleOut: 1 - Self.quarter(1 - x)
    case .circleInOut: x < 0.5 ? Self.quarter(2 * x) / 2 : 1 - Self.quarter(2 - 2 * x) / 2
    case .circleOutIn: x < 0.5 ? (1 - Self.quarter(1 - 2 * x)) / 2 : (1 + Self.quarter(2 * x - 1)) / 2
    }
  }

  /// How fast it goes at a share of the time, in shares of the whole: the slope of the curve there.
  ///
  /// Infinite where the curve is upright.
  public func velocity(at progress: Double) -> Double {
    let x = progress.asShare
    return switch shape {
    case .linear: 1
    case .bezier(let start, let end): Cubic(start, end).slope(at: x)
    case .circleIn: Self.slope(x)
    case .circleOut: Self.slope(1 - x)
    case .circleInOut: Self.slope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circleOutIn: Self.slope(abs(1 - 2 * x))
    }
  }

  /// The curve of what share of the time it is where it is so far.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let start, let end): .bezier(x1: start.y, y1: start.x, x2: end.y, y2: end.x)
    case .circleIn: .circularEaseOut
    case .circleOut: .circularEaseIn
    case .circleInOut: UnitCurve(shape: .circleOutIn)
    case .circleOutIn: .circularEaseInOut
    }
  }

  private static func quarter(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  /// That of the quarter that begins level.
  private static func slope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }

  /// A curve between two points of control, as three factors of the place along it for each coordinate.
  ///
  /// As SwiftUI has it: points of control are moved to the nearest share of the time, and what is told is in steps of
  /// 2^-20.
  private struct Cubic {
    private let x, y: (first: Double, second: Double, third: Double)

    init(_ start: UnitPoint, _ end: UnitPoint) {
      func factors(_ start: Double, _ end: Double) -> (Double, Double, Double) {
        let first = 3 * start
        let second = 3 * (end - start) - first
        return (first, second, 1 - first - second)
      }
      (x, y) = (factors(start.x.asShare, end.x.asShare), factors(start.y, end.y))
    }

    func value(at time: Double) -> Double {
      guard time > 0, time < 1 else { return time }
      return Self.rounded(Self.coordinate(y, at: place(at: time)))
    }

    func slope(at time: Double) -> Double {
      let place = place(at: time)
      let (across, up) = (Self.change(x, at: place), Self.change(y, at: place))
      if across == up { return 1 }
      if across == 0 { return up < 0 ? -.infinity : .infinity }
      return Self.rounded(up / across)
    }

    /// The place along the curve is found by halves, until two numbers have none between them.
    private func place(at time: Double) -> Double {
      guard time > 0, time < 1 else { return time }
      var (low, high) = (0.0, 1.0)
      while true {
        let middle = (low + high) / 2
        guard middle > low, middle < high else { return low }
        if Self.coordinate(x, at: middle) < time { low = middle } else { high = middle }
      }
    }

    private static func coordinate(_ factors: (Double, Double, Double), at place: Double) -> Double {
      place * (factors.0 + place * (factors.1 + place * factors.2))
    }

    private static func change(_ factors: (Double, Double, Double), at place: Double) -> Double {
      factors.0 + place * (2 * factors.1 + place * 3 * factors.2)
    }

    private static func rounded(_ value: Double) -> Double { (value * 0x1p20).rounded() * 0x1p-20 }
  }
}
