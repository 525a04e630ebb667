/// Names that lead to one another, outermost first: says where they go in a circle, or on and on.
package struct Trail {
  private let noun: String
  private let longest: Int
  private var names: [String] = []

  /// - Parameter noun: what leads on, such as `aliases`.
  package init(of noun: String, longest: Int = 64) {
    (self.noun, self.longest) = (noun, longest)
  }

  package var last: String? { names.last }

  /// Goes on to a name, which ``leave()`` takes back.
  ///
  /// - Returns: why it cannot, in words; nil where it can.
  package mutating func enter(_ name: String) -> String? {
    if let start = names.firstIndex(of: name) {
      return "\(noun) form a cycle: \((names[start...] + [name]).joined(separator: " -> "))"
    }
    guard names.count < longest else { return "'\(name)' is at the end of more than \(longest) \(noun)" }
    names.append(name)
    return nil
  }

  package mutating func leave() { names.removeLast() }
}
