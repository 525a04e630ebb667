import DaguerreImages
import DaguerreViews
import Foundation
import SeededRandom
import Testing

/// Letters of several scripts and directions, ligatures, marks, emoji and what is not seen.
private let pieces = [
  "a", "A", "V", "fi", "f", "office", "word", "longer", " ", " ", "-", ".", "(", ")", "1", "2", "\n", "\t", "e\u{301}",
  "\u{301}", "\u{AD}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2067}", "\u{2069}", "ש", "שלום", "ل", "ا",
  "مرحبا", "中", "文", "😀", "👩‍👩‍👧", "🇫🇷",
]

@Suite("Texts drawn by lot")
struct RandomTextTests {
  private struct Sample {
    var text: String
    /// Its parts, which are cut between characters.
    var parts: (String, String)
    var width: Double
    var lineLimit: Int?

    init(seed: UInt64) {
      var numbers = SeededNumbers(seed: seed)
      text = (0..<numbers.integer(1...14)).map { _ in numbers.element(pieces) }.joined()
      let cut = text.index(text.startIndex, offsetBy: numbers.integer(0...text.count))
      parts = (String(text[..<cut]), String(text[cut...]))
      width = Double(numbers.integer(10...160))
      lineLimit = numbers.element([nil, nil, 1, 2])
    }
  }

  private func picture(_ text: Text, _ sample: Sample, _ fixture: Fixture) throws -> Bitmap {
    try fixture.picture(width: sample.width, height: 90) { text.lineLimit(sample.lineLimit) }
  }

  @Test("a text in parts is the text")
  func parts() throws {
    let fixture = try Fixture()
    for seed in UInt64(0)..<500 {
      let sample = Sample(seed: seed)
      let whole = try picture(Text(verbatim: sample.text), sample, fixture)
      let parts = [sample.parts.0, sample.parts.1].map { Text(verbatim: $0) }
      let attributed = AttributedString(sample.parts.0) + AttributedString(sample.parts.1)
      #expect(try picture(parts[0] + parts[1], sample, fixture) == whole, "seed \(seed)")
      #expect(try picture(Text("\(parts[0])\(parts[1])"), sample, fixture) == whole, "seed \(seed)")
      #expect(try picture(Text(attributed), sample, fixture) == whole, "seed \(seed)")
    }
  }

  @Test("a text in the width that it takes is broken as in the room that it was given")
  func widths() throws {
    let fixture = try Fixture()
    for seed in UInt64(0)..<500 {
      let sample = Sample(seed: seed)
      func size(in width: Double?) throws -> Size? {
        try fixture.frames(width: width) { Text(verbatim: sample.text).markFrame("text") }["text"]?.size
      }
      let free = try #require(try size(in: nil))
      #expect(try size(in: free.width) == free, "seed \(seed)")
      let wrapped = try #require(try size(in: sample.width))
      #expect(wrapped.height >= free.height, "seed \(seed)")
      // A letter may be wider than its line.
      if wrapped.width <= sample.width { #expect(try size(in: wrapped.width) == wrapped, "seed \(seed)") }
    }
  }
}
