import DaguerreSupport
import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots
import DaguerreText
import Foundation

/// A text of the file, laid out.
struct LaidOutText {
  let id: String
  let layout: TextLayout
  private let text: String
  /// The width of the block in points: the given width, else that of the widest line.
  private let width: Double

  init(_ description: TextDescription, fonts: inout TextFonts) throws {
    var runs: [TextRun] = []
    for run in description.runs {
      let style = TextStyle(
        fonts: try fonts.fonts(run.font, weight: run.weight ?? 400, for: run.text), size: run.size,
        color: run.color?.color ?? .black,
        letterSpacing: run.letterSpacing ?? 0, lineHeight: description.lineHeight, language: description.language,
        features: description.features ?? [], underline: run.underline == true ? .init() : nil,
        strikethrough: run.strikethrough == true ? .init() : nil)
      runs.append(TextRun(run.text, style: style))
    }
    let options = TextOptions(
      maxWidth: description.maxWidth ?? .infinity, alignment: description.align ?? .leading,
      direction: description.direction ?? .automatic, lineLimit: description.maxLines,
      truncation: description.truncation ?? .tail)
    id = description.id
    text = description.runs.map(\.text).joined()
    layout = TextLayout(runs, options: options)
    width = max(description.maxWidth ?? 0, layout.size.width)
  }

  /// The characters that no font has, in a form that can be looked up.
  var missingNames: String {
    layout.unmappedScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: ", ")
  }

  /// Draws the text in black on white, or in its own colours.
  func draw(to folder: String, scale: Double) throws {
    var list = DisplayList(size: Size(width: max(1, width), height: max(1, layout.size.height)), background: .white)
    for line in layout.lines {
      for run in line.runs {
        for command in run.commands(for: run.glyphs.map { .init(id: $0.id, origin: $0.origin) }) {
          list.append(command)
        }
        for decoration in run.decorations { list.append(.fillRect(decoration.rect, decoration.color ?? run.color)) }
      }
    }
    let png = try PNG.encode(try Rasterizer().draw(list, scale: scale))
    try Folder.made(folder).write(png, to: "\(id).png")
  }
}

// MARK: As JSON

extension LaidOutText {
  private struct Output: Encodable {
    struct Glyph: Encodable {
      let id: UInt32
      let x, y, advance: Double
      let cluster: Int
      let font: String
    }

    struct Line: Encodable {
      let text: String
      let range: [Int]
      let x, baseline, width: Double
      let glyphs: [Glyph]
    }

    let id: String
    let lines: [Line]
  }

  static func json(_ texts: [LaidOutText]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(texts.map(\.output)), as: UTF8.self)
  }

  private var output: Output {
    let units = Array(text.utf16)
    return Output(
      id: id,
      lines: layout.lines.map { line in
        Output.Line(
          text: String(decoding: units[line.range], as: UTF16.self),
          range: [line.range.lowerBound, line.range.upperBound],
          x: line.x, baseline: line.baseline, width: line.width,
          glyphs: line.runs.flatMap { run in
            run.glyphs.map {
              Output.Glyph(
                id: $0.id, x: $0.origin.x, y: $0.origin.y, advance: $0.advance, cluster: $0.cluster,
                font: run.font.fileName)
            }
          })
      })
  }
}
