import TestSupport
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

/// Contrast and text scale, of which references store only what changes.
@Suite("Contrast and text scale")
struct FurtherAxesTests {
  private let catalogue = {
    var catalogue = ShapesCatalogue()
    catalogue.hasFurtherPoints = true
    return catalogue
  }()

  @Test("a contrast or text scale stores only what it changes, also together with tuning and size class")
  func layout() throws {
    let test = try TestStore(recording: catalogue)
    let base = try TestStore(recording: ShapesCatalogue())
    let further = Set(test.folder.files("Snapshots/harbour")).subtracting(base.folder.files("Snapshots/harbour"))
    let bars = ["dark", "light"].flatMap { mode in
      ["", "/regular"].flatMap { sizeClass in
        ["", "/rtl"].map { "\(mode)\(sizeClass)\($0)/text-1.5/bar.long.png" }
      }
    }
    let tiles = ["dark", "light"].flatMap { mode in
      ["", "/wide"].flatMap { tuning in
        ["", "/rtl"].map { "\(mode)\(tuning)\($0)/high-contrast/tile.outlined.png" }
      }
    }
    #expect(further == Set(bars + tiles))
  }

  @Test("what looks the same refers to the file with the fewest folders")
  func sharing() throws {
    let test = try TestStore(recording: catalogue)
    func file(
      _ id: String, _ tuning: String, _ sizeClass: String, _ contrast: String, _ textScale: String
    ) throws -> String? {
      try test.lines("harbour").first {
        $0["id"] == id && $0["tuning"] == tuning && $0["sizeClass"] == sizeClass && $0["mode"] == "dark"
          && $0["direction"] == "rtl" && $0["contrast"] == contrast && $0["textScale"] == textScale
      }?["file"]
    }
    #expect(try file("tile/solid", "tall", "regular", "high", "1.5") == "dark/rtl/tile.solid.png")
    #expect(try file("tile/solid", "wide", "regular", "high", "1.5") == "dark/wide/rtl/tile.solid.png")
    #expect(try file("tile/outlined", "tall", "compact", "normal", "1.5") == "dark/rtl/tile.outlined.png")
    #expect(
      try file("tile/outlined", "wide", "regular", "high", "1") == "dark/wide/rtl/high-contrast/tile.outlined.png")
    #expect(try file("tile/outlined", "tall", "regular", "high", "1.5") == "dark/rtl/high-contrast/tile.outlined.png")
    #expect(try file("bar/long", "wide", "compact", "high", "1") == "dark/rtl/bar.long.png")
    #expect(try file("bar/long", "wide", "regular", "high", "1.5") == "dark/regular/rtl/text-1.5/bar.long.png")
  }

  @Test("what is recorded verifies, and recording again or in another order touches no file", arguments: [1, 5])
  func again(threads: Int) throws {
    var test = try TestStore(recording: catalogue)
    test.threads = threads
    let before = try test.folder.snapshot("Snapshots")
    let report = try test.verify(catalogue)
    #expect(report.isEqual && report.caseCount == 4 * 96)
    var reversed = catalogue
    reversed.isReversed = true
    #expect(try test.record(reversed).isUnchanged)
    #expect(try test.folder.snapshot("Snapshots") == before)
  }

  @Test("a change seen at one text scale only is found there only")
  func difference() throws {
    let test = try TestStore(recording: catalogue)
    let path = "Snapshots/plain/light/text-1.5/bar.long.png"
    try test.folder.write(try test.folder.bytes("Snapshots/plain/light/bar.long.png"), to: path)
    let report = try test.verify(catalogue)
    // At both contrasts.
    #expect(report.storeProblems == [.changedFile(path: test.folder.path(path), caseCount: 2, damage: nil)])
    let point = "plain/default/light/compact/ltr"
    #expect(report.differences.map { "\($0.point)" } == ["\(point)/text-1.5", "\(point)/high-contrast/text-1.5"])
    #expect(report.lines.contains("bar/long (\(point)/text-1.5) and 1 more case"))
  }

  @Test("contrast and text scale of a case cannot be recorded alone")
  func partial() throws {
    let test = try TestStore()
    for (axis, value) in [("contrast", "high"), ("textScale", "1.5")] {
      var selection = SnapshotSelection()
      selection[axis] = [value]
      #expect(throws: PartialRecordingError.somePoints) { try test.record(catalogue, selection) }
    }
    #expect(test.folder.files().isEmpty)
  }

  @Test("values of axes are words or decimal numbers", arguments: ["1", "1.5", "0.75", "10.25", "max-it", "x_2"])
  func value(text: String) { #expect(CaseCheck.isValue(text)) }

  @Test("and nothing else", arguments: ["", ".", "1.", ".5", "1.5.2", "1,5", "+1", "-1", "a.b", "..", "1/2", "١", "A"])
  func noValue(text: String) {
    #expect(!CaseCheck.isValue(text))
    let snapshot = SnapshotCase(id: "a", point: catalogue.axes.point(theme: text), component: "a") { _ in
      throw PaintError()
    }
    #expect(throws: InvalidCaseError.self) { try CaseCheck.check([snapshot]) }
  }

  @Test(
    "an axis that a manifest could not name is refused before anything is recorded",
    arguments: ["Row density", "", "2x", "a=b"])
  func axisName(name: String) throws {
    let axes = SnapshotAxes([.theme(["plain"]), SnapshotAxis(name, values: ["a"])])
    let snapshot = SnapshotCase(id: "a", point: axes.point(theme: "plain"), component: "a") { _ in throw PaintError() }
    let error = try #require(throws: InvalidCaseError.self) { try CaseCheck.check([snapshot]) }
    #expect("\(error)".contains("'\(name)' is no name of an axis"))
  }

  @Test("folders are themes, so another first axis is refused")
  func firstAxis() throws {
    let axes = SnapshotAxes([.mode(), .theme(["plain"])])
    let snapshot = SnapshotCase(id: "a", point: axes.points[0], component: "a") { _ in throw PaintError() }
    let error = try #require(throws: InvalidCaseError.self) { try CaseCheck.check([snapshot]) }
    #expect("\(error)".contains("its first axis is 'mode', and not 'theme'"))
  }

  @Test("a case with a value that no axis declares cannot be stored")
  func undeclared() throws {
    let point = catalogue.axes.point(theme: "plain", ["tuning": "wide"])
    let snapshot = SnapshotCase(id: "a", point: point, component: "a") { _ in throw PaintError() }
    let error = try #require(throws: InvalidCaseError.self) { try CaseCheck.check([snapshot]) }
    #expect("\(error)".contains("'wide' is not a tuning that the catalogue declares"))
  }
}
