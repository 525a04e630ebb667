/// A hash of numbers that make a mask, with few steps.
struct MaskDigest: Equatable {
  private(set) var value: UInt64 = 0

  init() {}

  /// Of many numbers, in four chains, as each step waits for the one before it.
  init(_ numbers: [Int]) {
    var (a, b, c, d) = (MaskDigest(), MaskDigest(), MaskDigest(), MaskDigest())
    numbers.withUnsafeBufferPointer { numbers in
      var i = 0
      while i &+ 4 <= numbers.count {
        a.add(numbers[i])
        b.add(numbers[i &+ 1])
        c.add(numbers[i &+ 2])
        d.add(numbers[i &+ 3])
        i &+= 4
      }
      while i < numbers.count {
        a.add(numbers[i])
        i &+= 1
      }
    }
    a.add(Int(truncatingIfNeeded: b.value))
    a.add(Int(truncatingIfNeeded: c.value))
    a.add(Int(truncatingIfNeeded: d.value))
    self = a
  }

  @inline(__always)
  mutating func add(_ number: Int) {
    value = (value ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15 &+ value >> 29
  }

  @inline(__always)
  func adding(_ number: Int) -> MaskDigest {
    var sum = self
    sum.add(number)
    return sum
  }
}
