import DaguerreSupport
import ArgumentParser
import DaguerreSnapshots

struct RenderCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Draw sheets as PNG files, with a JSON list of their cells.",
      discussion: """
        A sheet becomes DIR/\(Source.axes.pointPattern)/ID.png, in folders below those where another axis does not have \
        its default. The list has an entry a cell: case, \(Source.axes.all.map(\.name).joined(separator: ", ")), state, \
        png (relative to the list), scale and cell_px, the box of the component without its focus ring as \
        [x, y, width, height] in pixels.

        With --shard 3/8 only a part is drawn, and its list is manifest-3-of-8.json.

        Unless others are named: \(Source.axes.defaults(from: .further)).
        """)
  }

  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "How") var size: ScaleOption
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @OptionGroup(title: "How") var part: ShardOptions
  @OptionGroup(title: "How") var references: StoreOptions
  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output = "previews"
  @Option(
    help: ArgumentHelp("The list of cells. (default: manifest.json in the folder)", valueName: "file"),
    transform: { try wantedPath($0, "a file") })
  var manifest: String?

  func run() throws {
    let store = try? references.store()
    try DefaultFolder.check(output, default: "previews", outside: store)
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: cases.usualSelection)
    let renderer = SheetRenderer(
      catalogue: catalogue, threads: work.threadCount, progress: work.progress("Rendering"))
    let list = part.shard.map { "manifest-\($0.index)-of-\($0.count).json" } ?? "manifest.json"
    let count = try renderer.render(
      cases.usualSelection, scale: size.scale, to: output, manifest: manifest ?? "\(output)/\(list)", shard: part.shard,
      store: store)
    if !work.quiet { StandardOutput.print("\(counted(count, "sheet")) written to \(output)") }
  }
}
