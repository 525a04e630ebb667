import DaguerreSupport

/// The values that some points have on each axis: where a finding of an audit holds.
struct AxisValues: Hashable {
  let axes: [SnapshotAxis]
  private var values: [Set<String>]

  init(_ axes: SnapshotAxes) {
    self.axes = axes.all
    values = axes.all.map { _ in [] }
  }

  mutating func add(_ point: SnapshotPoint) {
    for (index, value) in point.values.enumerated() { values[index].insert(value) }
  }

  mutating func formUnion(_ other: AxisValues) {
    for index in values.indices { values[index].formUnion(other.values[index]) }
  }

  /// In the order of the axis.
  subscript(index: Int) -> [String] { axes[index].allValues.filter(values[index].contains) }

  /// For people, as in `orange, sosh; dark`: the themes, and the values of other axes where not all of those in `all`
  /// occur; of the less prominent axes only if the default does not, as sheets are drawn at other values sparingly.
  func text(among all: AxisValues) -> String {
    axes.indices.compactMap { index in
      let axis = axes[index]
      let isUsual =
        values[index] == all.values[index]
        || axis.prominence >= .variant && axis.allValues.first.map(values[index].contains) ?? true
      return index > 0 && isUsual ? nil : self[index].map(axis.label).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// Members of a JSON object, as in `"theme": ["orange"], "mode": ["light", "dark"]`.
  var jsonMembers: String {
    axes.indices.map { "\(JSONText.quoted(axes[$0].name)): \(JSONText.list(self[$0]))" }.joined(separator: ", ")
  }
}

extension JSONText {
  static func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }

  /// A number with two digits after the point, cut off rather than rounded, so that 4.499 does not pass for 4.5.
  static func hundredths(_ number: Double) -> String {
    // What is a whole number of hundredths but for the last bit keeps its digits.
    let cut = Int((number * 100 + 1e-9).rounded(.down))
    let fraction = cut % 100
    return "\(cut / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// As in `12 %`; what is less than 1 is 1.
  static func percent(_ share: Double) -> String { "\(max(1, Int((share * 100).rounded(.down)))) %" }

  /// A length without a point where it is whole.
  static func length(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// The lines of a member that is a list of objects, one a line.
  static func block(_ name: String, _ entries: [String], isLast: Bool = false) -> [String] {
    let end = isLast ? "" : ","
    guard let last = entries.last else { return ["  \(quoted(name)): []\(end)"] }
    return ["  \(quoted(name)): ["] + entries.dropLast().map { "    \($0)," } + ["    \(last)", "  ]\(end)"]
  }
}
