/// Which cases of a catalogue to work on; what is left empty selects everything.
public struct SnapshotSelection: Sendable {
  /// First words of ids, of which one must be the case's.
  public var components: [String] = []
  /// Patterns over ids, of which one must fit: `*` stands for any characters and `?` for one.
  public var filters: [String] = []

  /// The values to select on each axis, by the axis' name.
  private var values: [String: [String]] = [:]

  /// Selects everything.
  public init() {}

  /// The values to select on an axis of a name; none selects all.
  public subscript(axis: String) -> [String] {
    get { values[axis] ?? [] }
    set { values[axis] = newValue.isEmpty ? nil : newValue }
  }

  /// The selection with the default on the axes from a prominence on that it names no value of.
  ///
  /// Values that only some sheets are drawn at are drawn for people when they are asked for.
  public func withDefaults(of axes: SnapshotAxes, from prominence: SnapshotAxis.Prominence) -> SnapshotSelection {
    var selection = self
    for axis in axes.all where axis.prominence >= prominence && self[axis.name].isEmpty {
      selection[axis.name] = Array(axis.allValues.prefix(1))
    }
    return selection
  }

  /// The selected cases, in the catalogue's order.
  ///
  /// - Throws: `SelectionError` for a word that the catalogue does not know, for a named tuning that a named theme
  ///   does not have, and when nothing is selected.
  public func cases(of catalogue: any SnapshotCatalogue) throws -> [SnapshotCase] {
    try check(against: catalogue)
    let selected = try catalogue.cases().filter { includes($0.key) }
    guard !selected.isEmpty else { throw SelectionError.nothingSelected }
    return selected
  }

  /// The selected cases that have references, in the catalogue's order.
  ///
  /// - Throws: as ``cases(of:)``, and when none of the selected cases has a reference.
  func references(of catalogue: any SnapshotCatalogue) throws -> [SnapshotCase] {
    let selected = try cases(of: catalogue).filter(\.isReference)
    guard !selected.isEmpty else { throw SelectionError.noReferenceSelected }
    return selected
  }

  /// Throws when a word is not one of the catalogue's.
  func check(against catalogue: any SnapshotCatalogue) throws(SelectionError) {
    func check(_ words: [String], option: String, known: [String]) throws(SelectionError) {
      for word in words where !known.contains(word) {
        throw .unknownWord(word, option: option, known: known)
      }
    }
    try check(components, option: "component", known: catalogue.components)
    for axis in catalogue.axes.all { try check(self[axis.name], option: axis.option, known: axis.allValues) }
    for name in values.keys.sorted() where catalogue.axes[name] == nil {
      throw .unknownAxis(name, known: catalogue.axes.all.map(\.name))
    }
    for theme in self["theme"] {
      for axis in catalogue.axes.all.dropFirst() {
        let known = axis.values(in: theme)
        if let value = self[axis.name].first(where: { !known.contains($0) }) {
          throw .missingValue(value, axis: axis.displayName, theme: theme, known: known)
        }
      }
    }
  }

  /// The values that are selected, for the axes where not all are.
  func choice(of axes: SnapshotAxes) -> [String: [String]] {
    var choice = values
    // A theme has only some of the values of an axis that depends on it.
    for axis in axes.all.dropFirst() where axis.prominence == .choice { choice[axis.name] = nil }
    return choice
  }

  /// Whether a case, also one that the catalogue no longer has, is selected.
  func includes(_ key: CaseKey) -> Bool {
    (components.isEmpty || components.contains(String(key.id.prefix { $0 != "/" })))
      && values.allSatisfy { $1.contains(key.point[$0]) }
      && (filters.isEmpty || filters.contains { Glob($0).matches(key.id) })
  }

  /// Whether all points of a theme are selected, if its cases are.
  var takesAllPoints: Bool { values.keys.allSatisfy { $0 == SnapshotAxis.themeName } }

  /// Whether all cases of the selected themes are selected.
  var takesWholeThemes: Bool { takesAllPoints && components.isEmpty && filters.isEmpty }
}
