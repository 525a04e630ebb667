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
    case .bezier(let start, let end): Self.height(of: x, start, end)
    case .circleIn: Self.quarter(x)
    case .circleOut: 1 - Self.quarter(1 - x)
    case .circleInOut: x < 0.5 ? Self.quarter(2 * x) / 2 : 1 - Self.quarter(2 - 2 * x) / 2
    case .circleOutIn: x < 0.5 ? (1 - Self.quarter(1 - 2 * x)) / 2 : (1 + Self.quarter(2 * x - 1)) / 2
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

  /// The place along the curve is found by halves, until two numbers have none between them.
  private static func height(of x: Double, _ start: UnitPoint, _ end: UnitPoint) -> Double {
    guard x > 0, x < 1 else { return x }
    func coordinate(_ first: Double, _ second: Double, at place: Double) -> Double {
      let rest = 1 - place
      return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
    }
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return coordinate(start.y, end.y, at: low) }
      if coordinate(start.x, end.x, at: middle) < x { low = middle } else { high = middle }
    }
  }
}
