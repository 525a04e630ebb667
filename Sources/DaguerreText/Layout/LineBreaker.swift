/// Where a paragraph may be broken into lines.
///
/// Opportunities are after white space, hyphens and zero-width spaces; no-break spaces and hyphens give none.
/// A word that is wider than a line stays whole.
struct LineBreaker {
  /// Whether a line may end after each scalar; true after the last.
  let opportunities: [Bool]

  init(_ scalars: [UInt32]) {
    opportunities = scalars.indices.map { index in
      guard index + 1 < scalars.count else { return true }
      let next = scalars[index + 1]
      switch scalars[index] {
      case 0x20, 0x09, 0x200B: return next != 0x20
      case 0x2D, 0x2010, 0xAD: return next != 0x20 && !isDigit(next)
      default: return false
      }
    }
  }

  /// White space that hangs at the end of a line and takes no width there.
  static func isHanging(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x09 }
}

private func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
