import DaguerreSupport
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

@Suite("What a team lets go")
struct ExceptionTests {
  private static let head = Exceptions.head

  /// What the references of the catalogue say once its colours are others, with some exceptions.
  private func verify(_ lines: [String], on day: String = "2027-01-01") throws -> VerificationReport {
    let test = try TestStore(recording: ShapesCatalogue())
    try test.folder.write(([Self.head] + lines).joined(separator: "\n") + "\n", to: "Snapshots/exceptions.tsv")
    var other = ShapesCatalogue()
    other.isOtherPaint = true
    return try Verifier(catalogue: other, store: test.store, threads: 2).verify(
      .init(), today: try #require(CalendarDay(day)), report: ReportOutput(folder: test.folder.path("report")))
  }

  @Test("an exception hides the cases of its pattern as far as its limit, and the report counts them")
  func limit() throws {
    let all = try verify([])
    let tiles = all.differences.filter { $0.id.hasPrefix("tile/") }
    #expect(!tiles.isEmpty && tiles.count < all.differences.count)
    let found = try verify(["tile/*\texact\t100%\t2027-01-01\ta picture from elsewhere"])
    #expect(found.storeProblems.isEmpty)
    #expect(Set(found.differences.map(\.id)) == ["bar/long"])
    let exception = try #require(found.run.report.exceptions.first)
    #expect(exception.caseCount == tiles.count)
    #expect(exception.hiddenPixels == tiles.map(\.changedPixels).reduce(0, +))
    #expect(found.lines.contains { $0.contains("tile/*") && $0.contains("a picture from elsewhere") })
    // Too small a limit hides nothing.
    #expect(try verify(["tile/*\texact\t1\t2027-01-01\tan edge"]).differences.count == all.differences.count)
  }

  @Test("what is let go are pixels: a token that has changed is a finding of a part of the cases too")
  func tokens() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    let line = "*\texact\t100%\t2030-01-01\tall of it\n"
    try test.folder.write(Self.head + "\n" + line, to: "Snapshots/exceptions.tsv")
    let layered = try ShapesCatalogue().laying([.value(path: "tile.color", text: "00FF00")])
    var selection = SnapshotSelection()
    selection["mode"] = ["light"]
    let found = try Verifier(catalogue: layered, store: test.store, threads: 2).verify(
      selection, today: try #require(CalendarDay("2027-01-01")),
      report: ReportOutput(folder: test.folder.path("report")))
    #expect(!found.differences.isEmpty)
    #expect(found.differences.allSatisfy { $0.changedPixels == 0 })
  }

  @Test("with everything let go the references are equal")
  func everything() throws {
    let found = try verify(["*\tdelta-e 100\t0\t2030-01-01\tall of it"])
    #expect(found.isEqual)
    #expect(found.run.report.exceptions.first?.caseCount ?? 0 > 0)
  }

  @Test("a mask hides its pixels only, and what is left may be let go besides")
  func mask() throws {
    let all = try verify([]).differences.count
    let large = "*\tmask\t0,0,1000,1000\t2030-01-01\ta clock"
    #expect(try verify([large]).isEqual)
    let small = "*\tmask\t0,0,2,2\t2030-01-01\ta corner"
    #expect(try verify([small]).differences.count == all)
    let both = try verify([small, "*\texact\t100%\t2030-01-01\tthe rest"])
    #expect(both.isEqual)
    #expect(both.run.report.exceptions.map(\.caseCount) == [all, all])
  }

  @Test("one that has ended hides nothing and is a finding, as is one for no case")
  func ended() throws {
    let all = try verify([]).differences.count
    let found = try verify(["*\texact\t100%\t2026-12-31\tuntil the new year"])
    #expect(found.differences.count == all)
    #expect(
      found.storeProblems.map(\.description).contains { $0.contains("exceptions.tsv:2") && $0.contains("has ended") })
    let useless = try verify(["map/*\texact\t100%\t2027-12-31\tmaps"])
    #expect(useless.storeProblems.map(\.description).contains { $0.contains("is for no case") })
  }

  @Test(
    "a line that is not of its form is an error that names it",
    arguments: [
      "tile/*\texact\t1\t2027-01-01", "\texact\t1\t2027-01-01\tr", "*\tblur\t1\t2027-01-01\tr",
      "*\texact 0.1\t1\t2027-01-01\tr", "*\tssim 2\t1\t2027-01-01\tr", "*\texact\t-1\t2027-01-01\tr",
      "*\texact\t101%\t2027-01-01\tr", "*\texact\tnan%\t2027-01-01\tr", "*\texact\t1\t2027-02-29\tr",
      "*\texact\t1\t27-1-1\tr", "*\texact\t1\t2027-01-01\t ", "*\tmask\t1,2,3\t2027-01-01\tr",
      "*\tmask\t0,0,0,1\t2027-01-01\tr",
    ])
  func broken(line: String) throws {
    let bytes = Array("\(Self.head)\n# a comment\n\(line)\n".utf8)
    #expect {
      _ = try Exceptions(parsing: bytes, path: "Snapshots/exceptions.tsv")
    } throws: { error in
      "\(error)".contains("Snapshots/exceptions.tsv:3")
    }
  }

  @Test("the file may be written by any editor")
  func editors() throws {
    for (mark, end) in [("", "\n"), ("\u{FEFF}", "\r\n")] {
      let text = mark + [Self.head, "# maps", "map/*\texact\t1\t2027-01-01\ta map", ""].joined(separator: end)
      let read = try Exceptions(parsing: Array(text.utf8), path: "exceptions.tsv")
      #expect(read.entries.map(\.pattern) == ["map/*"] && read.entries.map(\.line) == [3])
      #expect(read.entries.map(\.reason) == ["a map"])
    }
  }

  @Test("a file that is not in UTF-8 is called that", arguments: [String.Encoding.utf16LittleEndian, .utf16, .utf32])
  func encoding(of file: String.Encoding) throws {
    let bytes = [UInt8](try #require("\(Self.head)\na\tssim\t1\t2027-01-01\tb\n".data(using: file)))
    let error = #expect(throws: StoreError.self) { _ = try Exceptions(parsing: bytes, path: "exceptions.tsv") }
    let name = file == .utf32 ? "UTF-32" : "UTF-16"
    #expect("\(try #require(error))".hasPrefix("exceptions.tsv:1: error: the file is in \(name); save it as UTF-8"))
  }

  @Test("both sides of a merge, and a later version, are called that")
  func otherFiles() {
    for (text, message) in [
      ("\(Self.head)\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> b\n", "exceptions.tsv:2: error: git has left both sides"),
      ("daguerre-exceptions 2\n", "the exceptions are of version 2"),
      ("daguerre-exceptions\n", "exceptions.tsv:1: error: the first line is not 'daguerre-exceptions 1'"),
      ("\(Self.head)\na\n", "there is 1 column instead of"),
    ] {
      #expect {
        _ = try Exceptions(parsing: Array(text.utf8), path: "Snapshots/exceptions.tsv")
      } throws: { error in
        "\(error)".contains(message)
      }
    }
    #expect {
      _ = try StoreSettings(parsing: Array("{\n<<<<<<< HEAD\n".utf8), path: "settings.json")
    } throws: { error in
      "\(error)".hasPrefix("settings.json:2: error: git has left both sides of a merge here. Keep what is to hold")
    }
  }

  @Test("shards that are merged count what exceptions hide as one run does")
  func shards() throws {
    let test = try TestStore(recording: ShapesCatalogue())
    let lines = "\(Self.head)\n*\texact\t100%\t2030-01-01\tall\n"
    try test.folder.write(lines, to: "Snapshots/exceptions.tsv")
    var other = ShapesCatalogue()
    other.isOtherPaint = true
    let verifier = Verifier(catalogue: other, store: test.store, threads: 2)
    let whole = try verifier.verify(.init(), report: ReportOutput(folder: test.folder.path("whole")))
    let folders = try (1...3).map { index in
      let folder = test.folder.path("shard-\(index)")
      _ = try verifier.verify(.init(), shard: Shard("\(index)/3"), report: ReportOutput(folder: folder))
      return folder
    }
    let merged = try ResultMerger(axes: ShapesCatalogue.axes)
      .merge(folders, report: ReportOutput(folder: test.folder.path("merged"))).run
    #expect(merged.report.exceptions == whole.run.report.exceptions)
    #expect(merged.lines == whole.run.lines)
    #expect(merged.summary == whole.run.summary)
  }
}
