import DaguerreText
import DaguerreSupport
import DaguerreGraphics
import ArgumentParser

struct TextCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "text", abstract: "Lay out texts described in JSON, and print where every glyph stands.",
      discussion: """
        For those who wonder why a label wraps. FILE is a list of texts: id; runs, each with text, font, weight, size, \
        letterSpacing and color; lineHeight, maxWidth, maxLines, truncation (tail, middle, head), align (leading, \
        center, trailing), direction (ltr, rtl, auto), language, features (such as "kern=0"). A font is a family, a \
        file name of the manifest, a path relative to FILE, or a list of them to fall back through.

        Prints a list of {"id", "lines"}: each line with its text, range in UTF-16 units, x, baseline from the top of \
        the block, width, and glyphs (id, x, y, advance, cluster, font). Lengths are in the unit of size. Characters \
        that no font has are named on standard error and drawn as boxes.
        """)
  }

  @Argument(help: ArgumentHelp("The texts.", valueName: "file"), transform: { try wantedPath($0, "a file") })
  var file: String
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Draw each text to DIR/ID.png.", valueName: "dir"),
    transform: { try wantedPath($0, "a folder") })
  var output: String?
  @OptionGroup var scaleOption: ScaleOption
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let document = try TextDocument(path: file)
    var fonts = TextFonts(document: file, folder: fontOptions.folder)
    var laidOut: [LaidOutText] = []
    for text in document.texts { laidOut.append(try LaidOutText(text, fonts: &fonts)) }
    StandardOutput.write(try LaidOutText.json(laidOut) + "\n")
    for text in laidOut where !text.layout.unmappedScalars.isEmpty {
      Terminal.printError("\(file): warning: text '\(text.id)': no font has \(text.missingNames)")
    }
    if let output {
      for text in laidOut {
        do {
          try text.draw(to: output, scale: scaleOption.scale)
        } catch let error as DrawingError {
          throw TextDocumentError(path: file, reason: "text '\(text.id)': \(Diagnostic.phrase(of: error))")
        }
      }
    }
  }
}
