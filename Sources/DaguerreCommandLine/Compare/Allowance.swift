import ArgumentParser
import DaguerreGraphics

/// How many pixels of a picture may be different.
enum Allowance: ExpressibleByArgument, Equatable {
  case pixels(Int)
  /// From 0 to 100.
  case percent(Double)

  /// As in `12` and `0.5%`.
  init?(argument: String) {
    if argument.hasSuffix("%") {
      guard let percent = Double(argument.dropLast()), (0...100).contains(percent) else { return nil }
      self = .percent(percent)
    } else {
      guard let count = Int(argument), count >= 0 else { return nil }
      self = .pixels(count)
    }
  }

  /// Whether so many pixels of so many may be different.
  func covers(_ count: Int, of total: Int) -> Bool {
    switch self {
    case .pixels(let limit): count <= limit
    case .percent(let limit): Double(count) * 100 <= limit * Double(total)
    }
  }
}

/// A rectangle on the command line.
struct IgnoredRectangle: ExpressibleByArgument, Equatable {
  let value: PixelRect

  /// As in `12,10,40,20`: column and row of the top left pixel, width and height.
  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let limit = 1 << 31
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      width > 0, height > 0, numbers.allSatisfy({ abs($0 ?? 0) < limit })
    else { return nil }
    value = PixelRect(x: x, y: y, width: width, height: height)
  }
}
