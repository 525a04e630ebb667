import DaguerreFiles
import ArgumentParser
import DaguerreSnapshots

struct RenderCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Draw sheets as PNG files, with a JSON list of their cells.",
      discussion: """
        A sheet becomes DIR/THEME/TUNING/MODE/SIZE-CLASS/DIRECTION/ID.png, in folders such as high-contrast or \
        text-1.5 below the direction where contrast or text scale is not the usual one. The list has an entry a cell: \
        case, theme, tuning, mode, sizeClass, direction, contrast, textScale, state, png (relative to the list), scale \
        and cell_px, the box of the component without its focus ring as [x, y, width, height] in pixels.

        Contrast is normal and text scale 1 unless they are named; some sheets only have others.
        """)
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions
  @OptionGroup(title: "How") var size: ScaleOption
  @OptionGroup(title: "How") var work: WorkOptions
  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output = "previews"
  @Option(help: ArgumentHelp("The list of cells. (default: manifest.json in the folder)", valueName: "file"))
  var manifest: String?

  func run() throws {
    try DefaultFolder.check(output, default: "previews")
    let catalogue = try Source.catalogue(fonts: work.fontFolder)
    let renderer = SheetRenderer(
      catalogue: catalogue, threads: work.threadCount, progress: Terminal.progress("Rendering"))
    let count = try renderer.render(
      cases.usualSelection, scale: size.scale, to: output, manifest: manifest ?? "\(output)/manifest.json")
    StandardOutput.print("\(count) sheets written to \(output)")
  }
}
