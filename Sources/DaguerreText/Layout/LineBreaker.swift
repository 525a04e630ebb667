internal import CLineBreaks

/// Where a paragraph may be broken into lines, by UAX #14.
///
/// By ICU, the reference implementation, which is kept up to date with each version of Unicode; in its root locale,
/// which is the algorithm but for two points in which later versions of Unicode have followed it: a hyphen that begins
/// a word stays with the word (`-x`), and a decimal mark with the digits after it (`.5`). Thai and its like are broken
/// by dictionary. The Unicode version of the installed ICU decides about characters that are new in it: the one thing
/// of layout that is not fixed by the fonts.
struct LineBreaker {
  /// Whether a line may end after each scalar; true after the last.
  let opportunities: [Bool]

  init(_ scalars: [UInt32]) {
    var opportunities = [Bool](repeating: false, count: scalars.count)
    if !opportunities.isEmpty { opportunities[scalars.count - 1] = true }
    var units: [UInt16] = []
    units.reserveCapacity(scalars.count)
    /// For each UTF-16 unit, the scalar that it belongs to.
    var owners: [Int] = []
    owners.reserveCapacity(scalars.count)
    for (index, value) in scalars.enumerated() {
      for unit in UTF16.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? .init() {
        units.append(unit)
        owners.append(index)
      }
    }
    units.withUnsafeBufferPointer { units in
      guard let breaks = line_breaks_open(units.baseAddress, Int32(units.count)) else {
        preconditionFailure("ICU has no line break rules; its data comes with the library.")
      }
      defer { line_breaks_close(breaks) }
      while true {
        let boundary = line_breaks_next(breaks)
        guard boundary >= 0 else { break }
        if boundary > 0 { opportunities[owners[Int(boundary) - 1]] = true }
      }
    }
    self.opportunities = opportunities
  }
}
