public import DaguerreViews

extension Path: LosslessStringConvertible {
  /// Its steps, as SwiftUI writes them: the numbers of each before its letter, `0 0 m 10 0 l 10 5 12 5 q h`.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let point): Self.written([point], "m")
      case .line(let point): Self.written([point], "l")
      case .quadratic(let control, let point): Self.written([control, point], "q")
      case .cubic(let control1, let control2, let point): Self.written([control1, control2, point], "c")
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func written(_ points: [Point], _ letter: String) -> String {
    let numbers = points.flatMap { [$0.x, $0.y] }.map { number in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return (numbers + [letter]).joined(separator: " ")
  }

  /// The path that a description is of, which may have rectangles too: `0 0 10 20 re`.
  ///
  /// - Returns: nil where a letter is not known or has not as many numbers before it as it needs.
  public init?(_ description: String) {
    self.init()
    var numbers: [Double] = []
    for word in description.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(number)
      } else {
        guard add(word, numbers) else { return nil }
        numbers = []
      }
    }
    if !numbers.isEmpty { return nil }
  }

  private mutating func add(_ letter: Substring, _ numbers: [Double]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadratic(control: points[0], to: points[1])
    case ("c", 6): addCubic(control1: points[0], control2: points[1], to: points[2])
    case ("re", 4): addRect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case ("h", 0): close()
    default: return false
    }
    return true
  }
}
