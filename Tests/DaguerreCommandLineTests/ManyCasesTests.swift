import TestSupport
import Testing

/// What a case costs when there are very many; pictures and sheets must not stay.
@Suite("A catalogue of very many cases")
struct ManyCasesTests {
  @Test(
    "a case more costs less than a kilobyte and a half of memory, whatever it draws",
    .enabled(if: BuiltTool.ofSanitizers.isEmpty, "sanitizers keep memory that was freed"))
  func memory() throws {
    var peaks: [Int] = []
    for count in [5_000, 20_000] {
      let folder = try TemporaryFolder()
      try folder.write("", to: "Package.swift")
      let environment = ["FIXTURE_CASES": "\(count)"]
      let recorded = try BuiltTool.fixture.run(["record", "--quiet"], in: folder, environment: environment)
      try #require(recorded.status == 0, "\(recorded.errors)")
      let verified = try BuiltTool.fixture.run(["verify", "--stats"], in: folder, environment: environment)
      try #require(verified.status == 0, "\(verified.output)\(verified.errors)")
      #expect(verified.output.hasSuffix("\(count) cases are equal to their references\n"))
      peaks.append(try #require(Int(verified.output.prefix { $0 != "\n" }.split(separator: " ").dropLast().last ?? "")))
    }
    #expect((peaks[1] - peaks[0]) * 1_000_000 < 15_000 * 1_500, "\(peaks) MB")
  }
}
