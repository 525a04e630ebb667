public import Foundation

// Foundation's own are not seen by sources that import this module alone.

extension AttributedString {
  /// Both strings, one after the other.
  @_disfavoredOverload
  public static func + (first: AttributedString, second: AttributedString) -> AttributedString {
    var sum = first
    sum.append(second)
    return sum
  }

  /// The string with another one after it.
  @_disfavoredOverload
  public static func += (first: inout AttributedString, second: AttributedString) { first.append(second) }
}
