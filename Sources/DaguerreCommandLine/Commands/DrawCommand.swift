import DaguerreSupport
import ArgumentParser
import DaguerreGraphics

struct DrawCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "draw", abstract: "Draw the sheets of a display list saved as JSON.",
      discussion: """
        Writes NAME.png for each sheet, or INDEX.png, from 0, for one without a name. A font of the list is a path \
        relative to it, or the file name of a font in the folder of fonts.

        With --bench nothing is written: the sheets are drawn repeatedly by one thread, and a line of JSON gives the \
        processor time of one pass over all of them in nanoseconds, the median of several samples.
        """)
  }

  @Argument(
    help: ArgumentHelp("The display list.", valueName: "file"), transform: { try wantedPath($0, "a file") })
  var file: String
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write PNG files to.", valueName: "dir"),
    transform: { try wantedPath($0, "a folder") })
  var output: String?
  @Option(
    help: ArgumentHelp(
      "The folder to write NAME.rgba to: premultiplied RGBA in rows from the top, no padding.", valueName: "dir"),
    transform: { try wantedPath($0, "a folder") })
  var raw: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("How much larger to draw, above 0 and at most 16.", valueName: "n"))
  var scale: Double = 1
  @Flag(help: "Measure the time of drawing.") var bench = false
  @Flag(help: "With --bench: empty every cache between passes.") var cold = false
  @OptionGroup var fontOptions: FontOptions

  func validate() throws {
    guard scale > 0, scale <= 16 else {
      throw ValidationError("--scale \(scale): give a number above 0 and at most 16.")
    }
    guard output != nil || raw != nil || bench else {
      throw ValidationError("Say what to do with the drawing: -o DIR, --raw DIR or --bench.")
    }
    if cold && !bench { throw ValidationError("--cold is for --bench only.") }
  }

  func run() throws {
    let document = try SavedDisplayList(path: file, fonts: fontOptions.folder).document()
    do {
      if bench {
        StandardOutput.print(
          try RasterBenchmark(document.sheets.map(\.list), scale: scale).measure(emptiesCaches: cold).json)
      }
      if output != nil || raw != nil {
        try SheetWriter(pngFolder: output, rawFolder: raw).write(document.sheets, scale: scale)
      }
    } catch let error where error is SheetError || error is DrawingError {
      throw SavedDisplayListError(path: file, reason: Diagnostic.phrase(of: error))
    }
  }
}
