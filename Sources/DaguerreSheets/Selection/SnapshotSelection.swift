internal import DaguerreSupport

/// Which cases of a catalogue to work on.
///
/// An empty list selects everything.
public struct SnapshotSelection: Sendable {
  /// The components to select: first words of ids.
  public var components: [String] = []
  /// Patterns for ids, of which one must match: `*` matches any characters and `?` one.
  public var filters: [String] = []

  /// The values to select on each axis, by the axis' name.
  private var values: [String: [String]] = [:]

  /// Selects everything.
  public init() {}

  /// Selects one point.
  package init(at point: SnapshotPoint) {
    for (axis, value) in point.pairs { self[axis.name] = [value] }
  }

  /// The values to select on the axis called `axis`; none selects all.
  public subscript(axis: String) -> [String] {
    get { values[axis] ?? [] }
    set { values[axis] = newValue.isEmpty ? nil : newValue }
  }

  /// The selection, with the default on every axis of this prominence or a lower one that it does not mention.
  ///
  /// Commands that draw for people use it: values at which only some sheets are drawn must be asked for.
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
    let selected = try catalogue.cases(in: self)
    guard !selected.isEmpty else { throw SelectionError.nothingSelected }
    return selected
  }

  /// The selected cases of one id, in the catalogue's order.
  ///
  /// - Throws: as ``cases(of:)``, and with the nearest id where no case has this one.
  package func cases(id: String, of catalogue: any SnapshotCatalogue) throws -> [SnapshotCase] {
    var selection = self
    selection.filters = [id]
    do {
      return try selection.cases(of: catalogue)
    } catch SelectionError.nothingSelected {
      let ids = Set(try catalogue.cases().map(\.id))
      guard !ids.contains(where: Glob(id).matches) else { throw SelectionError.nothingSelected }
      throw SelectionError.unknownCase(id, near: NearestName.match(to: id, in: ids))
    }
  }

  /// The selected cases that have references, in the catalogue's order.
  ///
  /// - Throws: as ``cases(of:)``, and when none of the selected cases has a reference.
  package func references(of catalogue: any SnapshotCatalogue) throws -> [SnapshotCase] {
    var selected = try cases(of: catalogue)
    selected.removeAll { !$0.isReference }
    guard !selected.isEmpty else { throw SelectionError.noReferenceSelected }
    return selected
  }

  /// Throws when the catalogue does not know a word of the selection.
  func check(against catalogue: any SnapshotCatalogue) throws(SelectionError) {
    func check(_ words: [String], option: String, known: [String]) throws(SelectionError) {
      for word in words where !known.contains(word) {
        let parts = word.split(separator: ",").map(String.init)
        if parts.count > 1, parts.allSatisfy(known.contains) { throw .severalWords(parts, option: option) }
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

  /// The selected values of the axes on which not all are selected.
  func choice(of axes: SnapshotAxes) -> [String: [String]] {
    var choice = values
    // A theme has only some of the values of an axis that depends on it.
    for axis in axes.all.dropFirst() where axis.prominence == .choice { choice[axis.name] = nil }
    return choice
  }

  /// Whether a case is selected; it need not be in the catalogue any more.
  package func includes(_ key: CaseKey) -> Bool { includes(key.point) && includes(id: key.id) }

  /// Whether cases at a point can be selected.
  public func includes(_ point: SnapshotPoint) -> Bool { values.allSatisfy { $1.contains(point[$0]) } }

  /// Whether cases of an id can be selected.
  public func includes(id: String) -> Bool {
    (components.isEmpty || components.contains(String(id.prefix { $0 != "/" })))
      && (filters.isEmpty || filters.contains { Glob($0).matches(id) })
  }

  /// Whether a selected case is selected at all points of its theme.
  package var takesAllPoints: Bool { values.keys.allSatisfy { $0 == SnapshotAxis.themeName } }

  /// Whether the selected themes are selected with all their cases.
  package var takesWholeThemes: Bool { takesAllPoints && components.isEmpty && filters.isEmpty }
}
