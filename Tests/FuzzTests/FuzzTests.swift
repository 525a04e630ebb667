import DaguerreSupport
import Foundation
import Testing

/// No input ends the process, and what is wrong with it is said in words.
@Suite("Changed input")
struct FuzzTests {
  private static let corpus = URL(filePath: #filePath).appending(path: "../../Corpus").standardized
  /// Those of `Scripts/fuzz`: for how long to go on, and where to keep what is being read.
  private static let minutes = ProcessInfo.processInfo.environment["FUZZ_MINUTES"].flatMap(Double.init)
  private static let trace = ProcessInfo.processInfo.environment["FUZZ_TRACE"].map { URL(fileURLWithPath: $0) }

  /// Reads; an error must be fit to be shown to a person.
  private func check(_ input: [UInt8], _ reader: InputReader, _ source: String) throws {
    // Who ends the process does not say with what.
    let trace = Self.trace?.appending(path: reader.name)
    if let trace { try Data(input).write(to: trace) }
    defer { if let trace { try? FileManager.default.removeItem(at: trace) } }
    do {
      try reader.read(input)
    } catch {
      for diagnostic in Diagnostic.all(of: error) {
        let line = diagnostic.line
        let isFit = !["EncodingError", "DecodingError", "Debug description", "error: error:", "Optional("]
          .contains(where: line.contains)
        #expect(isFit && !diagnostic.message.isEmpty, "\(reader.name), \(source): \(line)")
      }
    }
  }

  @Test("what is to be changed is read", arguments: InputReader.all)
  func seeds(reader: InputReader) throws {
    #expect(!reader.seeds.isEmpty)
    for seed in reader.seeds { try reader.read(seed) }
  }

  @Test("what something once fell over is an error in words", arguments: InputReader.all)
  func findings(reader: InputReader) throws {
    let folder = Self.corpus.appending(path: reader.name)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))?.sorted()
      ?? []
    {
      try check([UInt8](try Data(contentsOf: folder.appending(path: name))), reader, name)
    }
  }

  @Test("changed at random, it is read or is an error in words", arguments: InputReader.all)
  func changed(reader: InputReader) throws {
    for seed in UInt64(0)..<300 { try check(Self.input(reader, seed), reader, "seed \(seed)") }
  }

  @Test("for as long as it may take", .enabled(if: minutes != nil), arguments: InputReader.all)
  func long(reader: InputReader) throws {
    let share = (Self.minutes ?? 0) * 60 / Double(InputReader.all.count)
    let end = Date(timeIntervalSinceNow: share)
    var seed = UInt64(Date.now.timeIntervalSince1970 * 1000)
    while Date.now < end {
      try check(Self.input(reader, seed), reader, "seed \(seed)")
      seed += 1
    }
  }

  private static func input(_ reader: InputReader, _ seed: UInt64) -> [UInt8] {
    var mutator = Mutator(seed: seed)
    let first = reader.seeds[mutator.next(below: reader.seeds.count)]
    let second = reader.seeds[mutator.next(below: reader.seeds.count)]
    return reader.repaired(mutator.mutated(first, other: second))
  }
}
