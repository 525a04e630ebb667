/// Which cases of a catalogue to work on; what is left empty selects everything.
public struct SnapshotSelection: Sendable {
  public var components: [String] = []
  public var themes: [String] = []
  public var tunings: [String] = []
  public var modes: [String] = []
  public var sizeClasses: [String] = []
  public var directions: [String] = []
  public var contrasts: [String] = []
  public var textScales: [String] = []
  /// Patterns over ids, of which one must fit: `*` stands for any characters and `?` for one.
  public var filters: [String] = []

  public init() {}

  /// The selected cases, in the catalogue's order.
  ///
  /// - Throws: `SelectionError` for a word that the catalogue does not know, for a named tuning that a named theme
  ///   does not have, and when nothing is selected.
  public func cases(of catalogue: any SnapshotCatalogue) throws -> [SnapshotCase] {
    try check(against: catalogue)
    let selected = try catalogue.cases().filter { includes(id: $0.id, axes: $0.axes) }
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
    try check(themes, option: "theme", known: catalogue.themes.map(\.name))
    try check(modes, option: "mode", known: catalogue.modes)
    try check(sizeClasses, option: "size-class", known: catalogue.sizeClasses)
    try check(directions, option: "direction", known: catalogue.directions)
    try check(contrasts, option: "contrast", known: catalogue.contrasts)
    try check(textScales, option: "text-scale", known: catalogue.textScales)
    var allTunings: [String] = []
    for tuning in catalogue.themes.flatMap(\.tunings) where !allTunings.contains(tuning) { allTunings.append(tuning) }
    try check(tunings, option: "tuning", known: allTunings)
    for theme in catalogue.themes where themes.contains(theme.name) {
      if let tuning = tunings.first(where: { !theme.tunings.contains($0) }) {
        throw .missingTuning(tuning, theme: theme.name, known: theme.tunings)
      }
    }
  }

  /// Whether a case, also one that the catalogue no longer has, is selected.
  func includes(id: String, axes: SnapshotAxes) -> Bool {
    func fits(_ words: [String], _ word: String) -> Bool { words.isEmpty || words.contains(word) }
    return fits(components, String(id.prefix { $0 != "/" })) && fits(themes, axes.theme)
      && fits(tunings, axes.tuning) && fits(modes, axes.mode) && fits(sizeClasses, axes.sizeClass)
      && fits(directions, axes.direction) && fits(contrasts, axes.contrast) && fits(textScales, axes.textScale)
      && (filters.isEmpty || filters.contains { Glob($0).matches(id) })
  }

  /// Whether all points of a theme are selected, if its cases are.
  var takesAllPoints: Bool {
    [tunings, modes, sizeClasses, directions, contrasts, textScales].allSatisfy(\.isEmpty)
  }

  /// Whether all cases of the selected themes are selected.
  var takesWholeThemes: Bool { takesAllPoints && components.isEmpty && filters.isEmpty }
}
