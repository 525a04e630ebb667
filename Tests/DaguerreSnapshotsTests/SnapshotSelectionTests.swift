import DaguerreSnapshots
import SnapshotFixtures
import Testing

@Suite("Selection")
struct SnapshotSelectionTests {
  private let catalogue = ShapesCatalogue()

  @Test("nothing named selects everything")
  func everything() throws {
    // 3 ids at (3 tunings + 1) x 2 modes x 2 size classes x 2 directions.
    #expect(try SnapshotSelection().cases(of: catalogue).count == 96)
  }

  @Test("every axis narrows the selection")
  func axes() throws {
    var selection = SnapshotSelection()
    selection.components = ["tile"]
    selection.themes = ["harbour"]
    selection.tunings = ["wide", "tall"]
    selection.modes = ["dark"]
    selection.sizeClasses = ["compact"]
    selection.directions = ["rtl"]
    selection.filters = ["*/solid", "nothing"]
    let cases = try selection.cases(of: catalogue)
    #expect(
      cases.map { "\($0.id) \($0.axes)" } == [
        "tile/solid harbour/wide/dark/compact/rtl", "tile/solid harbour/tall/dark/compact/rtl",
      ])
  }

  @Test("contrast and text scale narrow the selection, and are not named where they are the standard")
  func furtherAxes() throws {
    var further = catalogue
    further.hasFurtherPoints = true
    #expect(try SnapshotSelection().cases(of: further).count == 4 * 96)
    var selection = SnapshotSelection()
    selection.filters = ["bar/*"]
    selection.themes = ["plain"]
    selection.modes = ["dark"]
    selection.sizeClasses = ["compact"]
    selection.directions = ["ltr"]
    func points() throws -> [String] { try selection.cases(of: further).map { "\($0.axes)" } }
    let base = "plain/default/dark/compact/ltr"
    #expect(
      try points() == [base, "\(base)/text-1.5", "\(base)/high-contrast", "\(base)/high-contrast/text-1.5"])
    selection.contrasts = ["high"]
    #expect(try points() == ["\(base)/high-contrast", "\(base)/high-contrast/text-1.5"])
    selection.textScales = ["1"]
    #expect(try points() == ["\(base)/high-contrast"])
    selection.contrasts = ["normal", "high"]
    #expect(try points() == [base, "\(base)/high-contrast"])
  }

  @Test("a tuning without a theme selects the themes that have it")
  func tuningOnly() throws {
    var selection = SnapshotSelection()
    selection.tunings = ["wide"]
    #expect(Set(try selection.cases(of: catalogue).map(\.axes.theme)) == ["harbour"])
  }

  @Test("a tuning that a named theme does not have is an error")
  func missingTuning() throws {
    var selection = SnapshotSelection()
    selection.themes = ["plain"]
    selection.tunings = ["wide"]
    let error = SelectionError.missingTuning("wide", theme: "plain", known: ["default"])
    #expect(throws: error) { try selection.cases(of: catalogue) }
    #expect("\(error)" == "The theme 'plain' has no tuning 'wide'; it has: default.")
  }

  @Test(
    "an unknown word is an error that names the nearest",
    arguments: [
      (\.themes, "theme", "harbor", "harbour"), (\.components, "component", "tiles", "tile"),
      (\.tunings, "tuning", "wied", "wide"), (\.modes, "mode", "drak", "dark"),
      (\.sizeClasses, "size-class", "Regular", "regular"), (\.directions, "direction", "rtll", "rtl"),
      (\.contrasts, "contrast", "hi", "high"), (\.textScales, "text-scale", "1.6", "1.5"),
    ] as [(WritableKeyPath<SnapshotSelection, [String]> & Sendable, String, String, String)])
  func unknownWord(
    path: WritableKeyPath<SnapshotSelection, [String]> & Sendable, option: String, word: String, nearest: String
  ) throws {
    var selection = SnapshotSelection()
    selection[keyPath: path] = [word]
    let error = #expect(throws: SelectionError.self) { try selection.cases(of: catalogue) }
    let text = try #require(error).description
    #expect(text.hasPrefix("'\(word)' is not a \(option). Did you mean '\(nearest)'? Known: "))
  }

  @Test("a word that is near to none is an error without a hint")
  func farWord() throws {
    var selection = SnapshotSelection()
    selection.modes = ["sepia-toned"]
    let error = try #require(throws: SelectionError.self) { try selection.cases(of: catalogue) }
    #expect("\(error)" == "'sepia-toned' is not a mode. Known: light, dark.")
  }

  @Test("selecting nothing is an error")
  func nothing() {
    var selection = SnapshotSelection()
    selection.components = ["bar"]
    selection.filters = ["tile/*"]
    #expect(throws: SelectionError.nothingSelected) { try selection.cases(of: catalogue) }
  }
}
