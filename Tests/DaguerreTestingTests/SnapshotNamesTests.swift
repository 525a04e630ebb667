import DaguerreGraphics
import DaguerreSnapshots
import Testing

@testable import DaguerreTesting

@Suite("Names")
struct SnapshotNamesTests {
  private func site(_ line: UInt) -> CallSite { CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 1) }

  private func test(_ name: String, isParameterized: Bool = false) -> RunningTest {
    RunningTest(name: name, key: "Suite/\(name)", isParameterized: isParameterized)
  }

  @Test("calls of a test are numbered by their places, also when the test is repeated")
  func numbers() throws {
    let names = SnapshotNames()
    for _ in 0..<2 {
      #expect(try names.name(of: test("card"), named: nil, site: site(10)) == "card")
      #expect(try names.name(of: test("card"), named: "sold out", site: site(15)) == "card.sold-out")
      #expect(try names.name(of: test("card"), named: nil, site: site(20)) == "card.2")
      #expect(try names.name(of: test("list"), named: nil, site: site(20)) == "list")
    }
  }

  @Test("a test with arguments must name its pictures")
  func parameterized() throws {
    let names = SnapshotNames()
    let test = test("card", isParameterized: true)
    #expect(throws: NameError.parameterized("card")) { try names.name(of: test, named: nil, site: site(1)) }
    #expect(try names.name(of: test, named: "a", site: site(1)) == "card.a")
  }

  @Test("a name without a usable character is an error", arguments: ["", "/", " … "])
  func unusable(name: String) {
    #expect(throws: NameError.unusable(name)) {
      try SnapshotNames().name(of: test("card"), named: name, site: site(1))
    }
  }

  @Test("a reference serves one picture")
  func claims() throws {
    let names = SnapshotNames()
    let small = PixelIdentity(of: Bitmap(width: 1, height: 1))
    let large = PixelIdentity(of: Bitmap(width: 2, height: 1))
    try names.claim("a.png", for: small)
    try names.claim("a.png", for: small)
    try names.claim("b.png", for: large)
    #expect(throws: NameError.taken("a.png")) { try names.claim("a.png", for: large) }
  }

  @Test(
    "file names have few characters",
    arguments: [
      ("card", "card"), ("sold out!", "sold-out"), ("../x", "x"), ("a/ b", "a-b"), ("`größe`", "gr-e"),
      ("a-_9", "a-_9"), ("--a", "a"),
    ])
  func fileNames(text: String, part: String) {
    #expect(FileName.part(text) == part)
  }

  @Test("the running test is known")
  func runningTest() {
    let test = RunningTest(fallbackName: "other()", filePath: #filePath)
    #expect(test.name == "runningTest" && !test.isParameterized)
  }

  @Test("the running test has arguments", arguments: [1])
  func runningTestWithArguments(number: Int) {
    #expect(RunningTest(fallbackName: "other()", filePath: #filePath).isParameterized)
  }
}
