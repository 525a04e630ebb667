import TestSupport
import DaguerreGraphics
import DaguerreImages
import Foundation
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Verifying")
struct VerifierTests {
  private let catalogue = ShapesCatalogue()

  private func pixels(_ difference: CaseDifference) throws -> (PixelDifference, [CellDifference]) {
    guard case .pixels(let all, _, let cells) = difference.kind else {
      Issue.record("\(difference.kind) instead of pixels")
      throw PaintError()
    }
    return (all, cells)
  }

  @Test("what was recorded is equal, and nothing is written", arguments: [1, 2, 5])
  func equal(threads: Int) throws {
    var test = try TestStore(recording: catalogue)
    test.threads = threads
    let report = try test.verify(catalogue)
    #expect(report.isEqual && report.lines.isEmpty)
    #expect(report.caseCount == 96 && report.cellCount == 192)
    #expect(report.summary == "96 cases are equal to their references")
    #expect(!FileManager.default.fileExists(atPath: test.folder.path("report")))
  }

  @Test("views that differ by tokens that are left out are told once")
  func painters() {
    var list = DisplayList(size: Size(width: 30, height: 10))
    for x in [0.0, 10, 20] { list.append(.fillRect(Rect(x: x, y: 0, width: 8, height: 8), .black)) }
    let origins = ["a", "b", "c"].map { PaintOrigin(views: ["Card", "Badge"], tokens: [$0]) }
    let sheet = Sheet(list: list, cells: [], tokens: [], origins: origins)
    func told(_ paths: Set<String>) -> [String] {
      sheet.painters(in: PixelRect(x: 0, y: 0, width: 60, height: 20), reading: paths).map(\.description)
    }
    #expect(told(["d"]) == ["painted by Card > Badge"])
    #expect(told(["a", "b"]) == ["painted by Card > Badge, which reads a", "painted by Card > Badge, which reads b"])
  }

  @Test("the order of the cases does not matter")
  func reversed() throws {
    let test = try TestStore(recording: catalogue)
    var reversed = catalogue
    reversed.isReversed = true
    #expect(try test.verify(reversed).isEqual)
  }

  @Test("a changed token fails exactly the cases that read it, and is named", arguments: [1, 4])
  func changedToken(threads: Int) throws {
    var test = try TestStore(recording: catalogue)
    test.threads = threads
    var changed = catalogue
    changed.overrides["bar.length"] = "41"
    var selection = SnapshotSelection()
    selection["sizeClass"] = ["compact"]
    let report = try test.verify(changed, selection)
    #expect(Set(report.differences.map(\.id)) == ["bar/long"])
    #expect(report.differences.count == 16)
    let first = try #require(report.differences.first)
    #expect(first.changedTokens == [TokenChange(path: "bar.length", recorded: "40", current: "41")])
    let (all, cells) = try pixels(first)
    // At scale 2 a point more is 2 columns of 8 rows, in both cells.
    #expect(all.changedPixels == 32)
    #expect(all.largestStep == 255 - 0x10)
    #expect(all.bounds == PixelRect(x: 90, y: 10, width: 2, height: 58))
    #expect(cells.map(\.name) == ["Enabled", "Pressed"])
    #expect(cells.map(\.inside?.changedPixels) == [16, 16])
    #expect(cells.allSatisfy { $0.around == nil })
    let told = try #require(report.run.report.groups.first { $0.cases.contains(0) }).cells
    #expect(told.map(\.frame) == [[10, 10, 82, 8], [10, 60, 82, 8]])
    #expect(told.map(\.frameBefore) == [[10, 10, 80, 8], [10, 60, 80, 8]])
    #expect(
      report.lines.prefix(6) == [
        "bar/long (harbour/default/light/compact/ltr) and 3 more cases",
        "  32 pixels, largest step 239, in 2x58 at 90,10",
        "  cell Enabled: 16 pixels, largest step 239, in 2x8 at 90,10",
        "  cell Pressed: 16 pixels, largest step 239, in 2x8 at 90,60",
        "  token bar.length: 40 -> 41", "  cause bar.length: 32 pixels",
      ])
  }

  @Test("the report has each picture once, and is removed by the next run")
  func reportFiles() throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.write("mine", to: "report/notes.txt")
    var changed = catalogue
    changed.overrides["tile.color"] = "FF0000"
    var selection = SnapshotSelection()
    selection.filters = ["tile/solid"]
    selection["theme"] = ["plain"]
    selection["direction"] = ["ltr"]
    selection["sizeClass"] = ["compact"]
    _ = try test.verify(changed, selection)
    let report = try JSONDecoder().decode(Report.self, from: Data(test.folder.bytes("report/report.json")))
    #expect(report.references == "\(try test.store.state())" && report.comparedCases == 2)
    #expect(report.cases.count == 2 && report.groups.map(\.cases) == [[0], [1]])
    let pictures = Set(report.groups.flatMap { [$0.before?.file, $0.after?.file] }.compactMap { $0 })
    let scripts = report.groups.compactMap(\.change)
    let known = ["files.txt", "notes.txt", "report.js", "result.json", "report.json"]
    #expect(Set(test.folder.files("report")) == pictures.union(scripts).union(known))
    let before = try #require(report.groups[1].before)
    let expected = try PNG.decode(test.folder.bytes("report/\(before.file)"))
    #expect(try expected == PNG.decode(test.folder.bytes("Snapshots/plain/dark/tile.solid.png")))
    #expect((expected.width, expected.height) == (before.width, before.height))
    #expect(try test.verify(catalogue, selection).isEqual)
    #expect(test.folder.files("report") == ["notes.txt"])
  }

  @Test("differences are found where their report cannot be written, or not be removed")
  func unwritableReport() throws {
    let test = try TestStore(recording: catalogue)
    var changed = catalogue
    changed.overrides["tile.color"] = "FF0000"
    let images = try test.verify(changed)
    try test.folder.remove("report")
    try test.folder.write("in the way", to: "report")
    let report = try test.verify(changed)
    #expect(report.folderError == "\(test.folder.path("report")): cannot make the folder: Not a directory")
    #expect(report.differences.map(\.id) == images.differences.map(\.id))
    #expect(!report.isWritten && report.summary.contains("Not a directory"))
    try test.folder.remove("report")
    try test.folder.write("of somebody else\n", to: "report/files.txt")
    #expect(try test.verify(changed).folderError?.contains("is not from 'verify'") == true)
    #expect(test.folder.files("report") == ["files.txt"])
  }

  @Test("a case that changed although no token did comes first")
  func unexplained() throws {
    let test = try TestStore(recording: catalogue)
    var changed = catalogue
    changed.overrides["bar.length"] = "41"
    let explained = try test.verify(changed)
    #expect(explained.differences.allSatisfy { !$0.isUnexplained })
    #expect(!explained.lines.contains { $0.contains("no token") })
    changed.isOtherPaint = true
    changed.overrides = ["tile.width": "21"]
    let report = try test.verify(changed)
    // Bars do not read the width, so their new colour has no reason.
    #expect(report.differences.count == 96)
    // Tiles have another width besides: what is painted only now goes back with it, which in a solid one that has become
    // narrower is nothing.
    for difference in report.differences {
      let isNarrower = difference.id == "tile/solid" && difference.point["tuning"] == "wide"
      #expect(difference.isUnexplained && difference.withoutToken > 0 && !difference.isProven)
      #expect(difference.causes.map(\.path) == (isNarrower || difference.id == "bar/long" ? [] : ["tile.width"]))
    }
    #expect(report.lines.contains("  no token that it reads has changed"))
    #expect(report.lines.contains { $0.hasPrefix("  no token: ") && $0.hasSuffix(" pixels") })
  }

  @Test("a token that changes no pixel is a difference of the cases that read it")
  func invisibleToken() throws {
    let test = try TestStore(recording: catalogue)
    var changed = catalogue
    changed.overrides["bar.length"] = "40.0"
    var selection = SnapshotSelection()
    selection["sizeClass"] = ["compact"]
    let report = try test.verify(changed, selection)
    #expect(report.differences.count == 16 && report.storeProblems.isEmpty)
    for difference in report.differences {
      guard case .tokens = difference.kind else { throw PaintError() }
      #expect(difference.changedTokens.map(\.path) == ["bar.length"])
    }
    #expect(report.changes.values.allSatisfy { $0.before == nil && $0.after == nil })
  }

  @Test("a token that no case reads is found in the record of tokens")
  func unreadToken() throws {
    let test = try TestStore(recording: catalogue)
    var changed = catalogue
    changed.overrides["unread"] = "2"
    let report = try test.verify(changed)
    #expect(report.differences.isEmpty)
    #expect(
      report.storeProblems
        == ["harbour", "plain"].map { theme in
          .changedTokens(
            path: test.folder.path("Snapshots/\(theme)/tokens.json"), point: "default/dark/compact",
            changes: [TokenChange(path: "unread", recorded: "1", current: "2")])
        })
  }

  @Test("a new case has no reference, a former one is obsolete")
  func newAndObsolete() throws {
    var fewer = catalogue
    fewer.omitted = ["tile/solid"]
    let test = try TestStore(recording: fewer)
    let report = try test.verify(catalogue)
    #expect(report.differences.count == 32 && report.storeProblems.isEmpty)
    for difference in report.differences {
      guard case .noReference = difference.kind else { throw PaintError() }
      #expect(difference.id == "tile/solid")
    }
    #expect(report.changes.values.allSatisfy { $0.before == nil && $0.after != nil })
    try test.record(catalogue)
    let former = try test.verify(fewer)
    #expect(former.differences.isEmpty)
    #expect(former.storeProblems.count == 32)
    let name = "tile/solid (harbour/default/dark/compact/ltr)"
    #expect(former.lines[0] == "\(name): it has a reference but is not in the catalogue; pruning removes it")
  }

  @Test("without a store there is nothing to verify")
  func noStore() throws {
    let test = try TestStore()
    #expect(throws: StoreError.missing(folder: test.store.folder)) { try test.verify(catalogue) }
  }

  @Test("a theme without references is one finding")
  func noManifest() throws {
    let test = try TestStore(recording: catalogue)
    try test.folder.remove("Snapshots/plain/manifest.tsv")
    let report = try test.verify(catalogue)
    #expect(report.storeProblems == [.missingManifest(theme: "plain", caseCount: 24)])
    #expect(report.differences.isEmpty && report.caseCount == 72)
  }

  @Test("a failing case ends the run and names the case")
  func failing() throws {
    let test = try TestStore(recording: catalogue)
    var broken = catalogue
    broken.failing = "tile/outlined"
    let error = try #require(throws: CaseError.self) { try test.verify(broken) }
    #expect("\(error)" == "tile/outlined (harbour/default/light/compact/ltr): error: the paint has run out")
  }
}
