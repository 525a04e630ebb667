import DaguerreSupport
import DaguerreSheets
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
    selection["theme"] = ["harbour"]
    selection["tuning"] = ["wide", "tall"]
    selection["mode"] = ["dark"]
    selection["sizeClass"] = ["compact"]
    selection["direction"] = ["rtl"]
    selection.filters = ["*/solid", "nothing"]
    let cases = try selection.cases(of: catalogue)
    #expect(
      cases.map { "\($0.id) \($0.point)" } == [
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
    selection["theme"] = ["plain"]
    selection["mode"] = ["dark"]
    selection["sizeClass"] = ["compact"]
    selection["direction"] = ["ltr"]
    func points() throws -> [String] { try selection.cases(of: further).map { "\($0.point)" } }
    let base = "plain/default/dark/compact/ltr"
    #expect(
      try points() == [base, "\(base)/text-1.5", "\(base)/high-contrast", "\(base)/high-contrast/text-1.5"])
    selection["contrast"] = ["high"]
    #expect(try points() == ["\(base)/high-contrast", "\(base)/high-contrast/text-1.5"])
    selection["textScale"] = ["1"]
    #expect(try points() == ["\(base)/high-contrast"])
    selection["contrast"] = ["normal", "high"]
    #expect(try points() == [base, "\(base)/high-contrast"])
  }

  @Test("a tuning without a theme selects the themes that have it")
  func tuningOnly() throws {
    var selection = SnapshotSelection()
    selection["tuning"] = ["wide"]
    #expect(Set(try selection.cases(of: catalogue).map(\.point.theme)) == ["harbour"])
  }

  @Test("a tuning that a named theme does not have is an error")
  func missingTuning() throws {
    var selection = SnapshotSelection()
    selection["theme"] = ["plain"]
    selection["tuning"] = ["wide"]
    let error = SelectionError.missingValue("wide", axis: "tuning", theme: "plain", known: ["default"])
    #expect(throws: error) { try selection.cases(of: catalogue) }
    #expect("\(error)" == "the theme 'plain' has no tuning 'wide'. Known: default.")
  }

  @Test(
    "an unknown word is an error that names the nearest",
    arguments: [
      ("theme", "theme", "harbor", "harbour"), ("component", "component", "tiles", "tile"),
      ("tuning", "tuning", "wied", "wide"), ("mode", "mode", "drak", "dark"),
      ("sizeClass", "size-class", "Regular", "regular"), ("direction", "direction", "rtll", "rtl"),
      ("contrast", "contrast", "hi", "high"), ("textScale", "text-scale", "1.6", "1.5"),
    ])
  func unknownWord(axis: String, option: String, word: String, nearest: String) throws {
    var selection = SnapshotSelection()
    if axis == "component" { selection.components = [word] } else { selection[axis] = [word] }
    let error = #expect(throws: SelectionError.self) { try selection.cases(of: catalogue) }
    let text = try #require(error).description
    #expect(text.hasPrefix("'\(word)' is not a \(option). Did you mean '\(nearest)'? Known: "))
  }

  @Test("a word that is near to none is an error without a hint")
  func farWord() throws {
    var selection = SnapshotSelection()
    selection["mode"] = ["sepia-toned"]
    let error = try #require(throws: SelectionError.self) { try selection.cases(of: catalogue) }
    #expect("\(error)" == "'sepia-toned' is not a mode. Known: light, dark.")
  }

  @Test("several words with commas between them are told how they are named, if all are known")
  func severalWords() throws {
    var selection = SnapshotSelection()
    selection["mode"] = ["light,dark"]
    let error = try #require(throws: SelectionError.self) { try selection.cases(of: catalogue) }
    #expect("\(error)" == "'light,dark' is not one mode. Name each: '--mode light --mode dark'.")
    selection["mode"] = ["light,sepia"]
    let other = try #require(throws: SelectionError.self) { try selection.cases(of: catalogue) }
    #expect("\(other)" == "'light,sepia' is not a mode. Known: light, dark.")
  }

  @Test("an axis that the catalogue does not have is an error")
  func unknownAxis() throws {
    var selection = SnapshotSelection()
    selection["density"] = ["dense"]
    let error = try #require(throws: SelectionError.self) { try selection.cases(of: catalogue) }
    #expect("\(error)".hasPrefix("there is no axis 'density'. Known: theme, tuning, mode, "))
  }

  @Test("selecting nothing is an error")
  func nothing() {
    var selection = SnapshotSelection()
    selection.components = ["bar"]
    selection.filters = ["tile/*"]
    #expect(throws: SelectionError.nothingSelected) { try selection.cases(of: catalogue) }
  }
}
