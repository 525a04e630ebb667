import DaguerreGraphics
import DaguerreText
import Foundation

/// Times the layout of whole pages against shaping alone.
struct TextBenchmark {
  private static let characters = 10_000

  private let library: FontLibrary

  init(fonts: String) throws { library = try FontLibrary(directory: fonts) }

  func run() throws {
    print("page of 10000 characters    lines   page ms  shape ms     ratio")
    try report("Latin", "The quick brown fox jumps over the lazy dog, twice: no-break and soft\u{AD}hyphen. ")
    try report(
      "French",
      "D\u{E8}s No\u{EB}l, o\u{F9} un z\u{E9}phyr ha\u{EF} me v\u{EA}t de gla\u{E7}ons, je d\u{EE}ne d\u{2019}exquis r\u{F4}tis. "
    )
    try report(
      "Arabic and Latin",
      "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{627}\u{644}\u{639}\u{627}\u{644}\u{645} Orange 2026, ")
    try report("Chinese", "\u{6C38}\u{548C}\u{4E5D}\u{5E74}\u{FF0C}\u{5C81}\u{5728}\u{7678}\u{4E11}\u{3002}")
  }

  private func report(_ name: String, _ sentence: String) throws {
    let count = Self.characters / sentence.unicodeScalars.count
    let style = TextStyle(
      fonts: try library.fonts(family: "Roboto", weight: 400), size: 16, letterSpacing: 0.2, lineHeight: 24)
    let runs = [TextRun(String(repeating: sentence, count: count), style: style)]
    let options = TextOptions(maxWidth: 600)
    let lines = TextLayout(runs, options: options).lines.count
    let page = RasterBenchmark.medianTime { _ = TextLayout(runs, options: options) }
    let shaping = RasterBenchmark.medianTime { _ = TextLayout(runs) }
    func cell(_ value: Double) -> String {
      let text = String(format: "%.2f", value)
      return String(repeating: " ", count: max(0, 10 - text.count)) + text
    }
    print(
      name.padding(toLength: 26, withPad: " ", startingAt: 0) + String(repeating: " ", count: 7 - "\(lines)".count)
        + "\(lines)" + cell(page / 1e6) + cell(shaping / 1e6) + cell(page / shaping))
  }
}
