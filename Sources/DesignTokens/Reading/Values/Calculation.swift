internal import DaguerreSupport

/// Works out arithmetic as Tokens Studio has it in values: `{space.m} * 2`, `roundTo({size.base} ^ 1.5, 1)`.
///
/// Lengths are in points, times in milliseconds. There are `+ - * / ^`, parentheses, and functions of ``functions``.
struct Calculation {
  /// What is wrong with a text, in words.
  struct Problem: Error, Equatable {
    let words: String
  }

  static let longestText = 1000
  private static let mostNested = 32
  /// What all units are worth.
  static let units = Measure.lengths.merging(Measure.durations) { $1 }.merging(Measure.shares) { $1 }

  private let text: [Character]
  private var place = 0
  private var nesting = 0
  private let operands: [String: Double]

  /// The value of a text, rounded to four decimals as `sd-transforms` does.
  ///
  /// - Parameter operands: the numbers that aliases stand for.
  static func value(of text: String, operands: [String: Double]) throws(Problem) -> Double {
    guard text.utf8.count <= longestText else {
      throw Problem(words: "it has more than \(longestText) bytes")
    }
    var calculation = Calculation(text: Array(text), operands: operands)
    let value = try calculation.sum()
    guard calculation.next == nil else {
      throw Problem(words: "there should be an operator before '\(calculation.rest)'")
    }
    guard value.isFinite, abs(value) < 1e9 else { throw Problem(words: "it is no number, or a very large one") }
    return (value * 10_000).rounded() / 10_000
  }

  private init(text: [Character], operands: [String: Double]) {
    (self.text, self.operands) = (text, operands)
  }

  /// The next character that is no space.
  private var next: Character? {
    mutating get {
      while place < text.count, text[place].isWhitespace { place += 1 }
      return place < text.count ? text[place] : nil
    }
  }

  private var rest: String { String(text[place...]) }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  // MARK: - Grammar

  private mutating func sum() throws(Problem) -> Double {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.mostNested else {
      throw Problem(words: "parentheses are within each other more than \(Self.mostNested) times")
    }
    var value = try product()
    while true {
      if skip("+") { value += try product() } else if skip("-") { value -= try product() } else { return value }
    }
  }

  private mutating func product() throws(Problem) -> Double {
    var value = try signed()
    while true {
      if skip("*") { value *= try signed() } else if skip("/") { value /= try signed() } else { return value }
    }
  }

  private mutating func signed() throws(Problem) -> Double {
    var sign = 1.0
    while let next, next == "-" || next == "+" {
      if next == "-" { sign = -sign }
      place += 1
    }
    let base = try primary()
    guard skip("^") else { return sign * base }
    return sign * Self.power(base, try primary(signed: true))
  }

  /// - Parameter isSigned: whether it may have a sign, as an exponent may.
  private mutating func primary(signed isSigned: Bool = false) throws(Problem) -> Double {
    guard let next else { throw Problem(words: "it ends where a number should be") }
    switch next {
    case "(":
      place += 1
      let value = try sum()
      guard skip(")") else { throw Problem(words: "a ')' is missing") }
      return value
    case "{":
      guard let end = text[place...].firstIndex(of: "}") else { throw Problem(words: "a '}' is missing") }
      let path = String(text[(place + 1)..<end])
      place = end + 1
      guard let value = operands[path] else { throw Problem(words: "'{\(path)}' is no number") }
      return value * (try unit())
    case "-" where isSigned:
      place += 1
      return -(try primary())
    case let letter where letter.isLetter: return try function()
    default: return try number()
    }
  }

  private mutating func number() throws(Problem) -> Double {
    let start = place
    while place < text.count, text[place].isASCII, text[place].isNumber || text[place] == "." { place += 1 }
    guard let value = Double.decimal(String(text[start..<place])) else {
      throw Problem(words: "there should be a number at '\(String(text[start...]))'")
    }
    return value * (try unit())
  }

  /// What the unit that follows is worth; 1 where none does.
  private mutating func unit() throws(Problem) -> Double {
    let unit = String(text[place...].prefix { $0.isLetter || $0 == "%" })
    guard let factor = Self.units[unit] else { throw Problem(words: "'\(unit)' is no unit") }
    place += unit.count
    return factor
  }

  private mutating func function() throws(Problem) -> Double {
    let name = String(text[place...].prefix { $0.isLetter })
    guard let function = Self.functions[name] else {
      let known = Self.functions.keys.sorted().joined(separator: ", ")
      throw Problem(words: "there is no function '\(name)'; there are \(known)")
    }
    place += name.count
    var arguments: [Double] = []
    guard skip("(") else { throw Problem(words: "a '(' is missing after '\(name)'") }
    repeat { arguments.append(try sum()) } while skip(",")
    guard skip(")") else { throw Problem(words: "a ')' is missing after '\(name)('") }
    guard let value = function(arguments) else {
      throw Problem(words: "'\(name)' does not take \(arguments.count) arguments")
    }
    return value
  }

  // MARK: - Functions

  /// Nil for a number of arguments that a function does not take.
  private static let functions: [String: @Sendable ([Double]) -> Double?] = [
    "abs": { $0.count == 1 ? abs($0[0]) : nil },
    "ceil": { $0.count == 1 ? $0[0].rounded(.up) : nil },
    "floor": { $0.count == 1 ? $0[0].rounded(.down) : nil },
    "max": { $0.max() },
    "min": { $0.min() },
    "pow": { $0.count == 2 ? power($0[0], $0[1]) : nil },
    "round": { $0.count == 1 ? round($0[0], decimals: 0) : nil },
    "roundTo": { (1...2).contains($0.count) ? round($0[0], decimals: $0.count == 2 ? $0[1] : 0) : nil },
    "sqrt": { $0.count == 1 ? $0[0].squareRoot() : nil },
  ]

  /// Half upwards, as the language of those tools has it.
  private static func round(_ value: Double, decimals: Double) -> Double {
    var factor = 1.0
    for _ in 0..<Int(min(max(decimals.isFinite ? decimals : 0, 0), 9)) { factor *= 10 }
    return (value * factor + 0.5).rounded(.down) / factor
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    guard exponent == exponent.rounded(), abs(exponent) <= 64 else {
      // A negative number has no such power.
      return base < 0 || base > 1e9 || abs(exponent) > 64 ? .nan : Powers.power(base, exponent)
    }
    var value = 1.0
    for _ in 0..<Int(abs(exponent)) { value *= base }
    return exponent < 0 ? 1 / value : value
  }
}
