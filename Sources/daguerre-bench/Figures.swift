import Foundation

/// Measured times by name, each in milliseconds and as a multiple of a memset measured in the same run, which hardly
/// depends on the machine.
struct Figures {
  private(set) var names: [String] = []
  private var values: [String: Double] = [:]

  /// A figure, unless it has not been measured.
  subscript(name: String) -> Double? {
    get { values[name] }
    set {
      if values[name] == nil { names.append(name) }
      values[name] = newValue
    }
  }

  /// A line for each: its name, a tab, and how many memsets of 4 MiB it takes.
  func lines(inUnitsOf memset: Double) -> String {
    names.map { "\($0)\t\(String(format: "%.4f", (values[$0] ?? 0) / memset))\n" }.joined()
  }

  /// Reads what ``lines(inUnitsOf:)`` wrote, or times in nanoseconds by name; lines of another form are left out.
  static func parse(_ text: String) -> [String: Double] {
    var found: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2, let value = Double(parts[1]) { found[String(parts[0])] = value }
    }
    return found
  }
}
