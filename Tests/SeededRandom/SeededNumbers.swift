/// Numbers that are the same for a seed on every machine and in every run: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The same numbers for the same seed.
  public init(seed: UInt64) { state = seed }

  /// 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below `limit`, which is above 0.
  public mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// A whole number of the range.
  public mutating func integer(_ range: ClosedRange<Int>) -> Int { range.lowerBound + next(below: range.count) }

  /// A number of the range, one of 2⁵³ even steps.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
  }

  /// One of some values, of which there is at least one.
  public mutating func element<Value>(_ values: [Value]) -> Value { values[next(below: values.count)] }

  /// Some of the items, in an order drawn by lot.
  public mutating func choose<Item>(_ count: Int, of items: [Item]) -> [Item] {
    var rest = items
    var chosen: [Item] = []
    while chosen.count < count, !rest.isEmpty { chosen.append(rest.remove(at: next(below: rest.count))) }
    return chosen
  }
}
