/// Fixed point 20.12, the grid that all geometry is snapped to, once, before coverage is computed: 4096 steps to the
/// pixel.
///
/// Edges, which are cut to a window, have 32 bits; what has not been cut yet has 64. Snapping moves an edge by at most
/// 1/8192 px, which is 0.03 levels of 255. From there on coordinates are integers, so coverage is the same on every
/// machine and does not change when a shape moves by whole pixels.
enum Fixed {
  static let fractionBits = 12
  /// A pixel.
  static let one = 1 << fractionBits
  static let fractionMask = one - 1

  /// The farthest from the origin that geometry may reach, in pixels.
  static let largestCoordinate = 1 << 30

  /// The nearest integer, ties to even, for a magnitude of at most 2⁵¹.
  ///
  /// Adding 3 · 2⁵¹ leaves no bits for a fraction, so the addition rounds. Processors that must not assume SSE 4.1 call
  /// a function of the C library for the same.
  @inline(__always) static func round(_ value: Double) -> Int {
    let shift = 0x1.8p52
    return Int(truncatingIfNeeded: Int64(bitPattern: (value + shift).bitPattern &- shift.bitPattern))
  }

  /// In pixels.
  static func pixels(_ value: Int) -> Double { Double(value) / Double(one) }

  /// The pixel that holds `value`.
  @inline(__always) static func floor(_ value: Int) -> Int { value >> fractionBits }

  /// The first pixel boundary that is not before `value`.
  @inline(__always) static func ceil(_ value: Int) -> Int { (value &+ fractionMask) >> fractionBits }
}
