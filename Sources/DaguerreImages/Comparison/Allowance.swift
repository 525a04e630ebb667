public import DaguerreGraphics

/// How many pixels of a picture may be different.
public enum Allowance: Hashable, Sendable {
  /// So many.
  case pixels(Int)
  /// A part of all that count, from 0 to 100.
  case percent(Double)

  /// As in `12` and `0.5%`; nil for anything else.
  public init?(_ text: String) {
    if text.hasSuffix("%") {
      let digits = text.dropLast()
      guard digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        let percent = Double(digits), (0...100).contains(percent)
      else { return nil }
      self = .percent(percent)
    } else {
      guard let count = Int(text), count >= 0 else { return nil }
      self = .pixels(count)
    }
  }

  /// Whether so many pixels of so many may be different.
  public func covers(_ count: Int, of total: Int) -> Bool {
    switch self {
    case .pixels(let limit): count <= limit
    case .percent(let limit): Double(count) * 100 <= limit * Double(total)
    }
  }
}

extension Allowance: CustomStringConvertible {
  /// As in `12` and `0.5%`.
  public var description: String {
    switch self {
    case .pixels(let count): "\(count)"
    case .percent(let percent): "\(percent)%"
    }
  }
}

extension PixelRect {
  /// As in `12,10,40,20`: column and row of the top left pixel, width and height; nil for anything else.
  public init?(text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let limit = 1 << 31
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      width > 0, height > 0, numbers.allSatisfy({ (1 - limit..<limit).contains($0 ?? 0) })
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
