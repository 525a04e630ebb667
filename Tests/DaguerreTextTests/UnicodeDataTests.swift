import Foundation
import Testing

@testable import DaguerreText

/// The Unicode Consortium's own test files, from Debian's package unicode-data.
@Suite("Unicode test files")
struct UnicodeDataTests {
  private func lines(_ name: String) throws -> [Substring] {
    let path = "/usr/share/unicode/" + name
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8), "\(path) is missing: Scripts/setup installs unicode-data")
    return text.split(separator: "\n").map { $0.prefix { $0 != "#" } }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private func scalars(_ text: some StringProtocol) -> [UInt32] {
    text.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }

  /// Whether a break after a scalar is one of those that ICU decides otherwise: see `LineBreaker`.
  private func isTailored(_ index: Int, _ text: [UInt32]) -> Bool {
    let isDigit = { (scalar: UInt32) in (0x30...0x39).contains(scalar) }
    let marks: Set<UInt32> = [0x308]
    let before = text[...index].last { !marks.contains($0) }
    let after = text[(index + 1)...]
    // A hyphen that begins a word stays with it.
    if before == 0x2D && text.first(where: { !marks.contains($0) }) == 0x2D { return true }
    // A decimal mark stays with the digits after it, and may begin a line with them.
    let isMark = { (scalar: UInt32?) in scalar == 0x2C || scalar == 0x2E }
    if isMark(before), let next = after.first, isDigit(next) { return true }
    return before == 0x20 && isMark(after.first) && after.dropFirst().first.map(isDigit) == true
  }

  @Test("lines break where LineBreakTest says, but for hyphens before words and marks before digits")
  func lineBreaks() throws {
    var count = 0
    var tailored = 0
    for line in try lines("auxiliary/LineBreakTest.txt") {
      let words = line.split(whereSeparator: \.isWhitespace)
      let text = words.compactMap { UInt32($0, radix: 16) }
      // ÷ after a character allows a break, × forbids it; the first mark stands before the text.
      let expected = words.filter { $0 == "÷" || $0 == "×" }.dropFirst().map { $0 == "÷" }
      let found = LineBreaker(text).opportunities
      let differing = found.indices.filter { found[$0] != expected[$0] }
      #expect(found.count == expected.count && differing.allSatisfy { isTailored($0, text) }, "\(line)")
      count += 1
      tailored += differing.isEmpty ? 0 : 1
    }
    #expect(count > 7000)
    #expect(tailored <= 22)
  }

  @Test("levels and order are those of BidiCharacterTest")
  func bidi() throws {
    var count = 0
    for line in try lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let text = scalars(fields[0])
      let direction: TextOptions.Direction =
        switch fields[1] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: .automatic
        }
      let bidi = BidiLevels(text, direction: direction)
      #expect(String(bidi.base) == fields[2], "\(line)")
      let levels = bidi.levels(ofLine: 0..<text.count)
      // Characters that the algorithm removes are marked with x and have no place in the order.
      let expected = fields[3].split(separator: " ")
      let kept = expected.indices.filter { expected[$0] != "x" }
      #expect(kept.map { String(levels[$0]) } == kept.map { String(expected[$0]) }, "\(line)")
      let order = BidiLevels.visualOrder(kept.map { levels[$0] }).map { kept[$0] }
      #expect(
        order.map(String.init).joined(separator: " ") == fields[4].trimmingCharacters(in: .whitespaces), "\(line)")
      count += 1
    }
    #expect(count > 90_000)
  }
}
