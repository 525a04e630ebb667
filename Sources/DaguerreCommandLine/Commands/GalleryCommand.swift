import DaguerreSupport
import ArgumentParser
import DaguerreGallery
import DaguerreSnapshots

struct GalleryCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gallery", abstract: "Draw sheets as web pages to look at, search and send around.",
      discussion: """
        Open DIR/index.html: it needs no server and no network. Themes stand side by side, light and dark; the tuning, \
        and whatever else has more than one word in the selection, is chosen on the page.

        With --shard 3/8 it is a gallery of a part of the components.

        Unless others are named: \(Source.axes.defaults(from: .variant)). A gallery that is already in DIR is replaced; \
        other files in it are left alone.
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
  var output = "gallery"
  @Option(help: "What the pages are called.") var title = "Component gallery"

  func run() throws {
    let store = try? references.store()
    try DefaultFolder.check(output, default: "gallery", outside: store)
    let selection = cases.selection.withDefaults(of: Source.axes, from: .variant)
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: selection)
    let cases = try selection.cases(of: catalogue)
      .of(part.shard, unity: .component, store: store, axes: catalogue.axes)
    let gallery = Gallery(catalogue: catalogue, threads: work.threadCount, progress: work.progress("Drawing"))
    let summary = try gallery.write(cases, title: title, scale: size.scale, to: output)
    StandardOutput.print(
      "\(counted(summary.sheetCount, "sheet")), \(counted(summary.pictureCount, "picture")): \(output)/index.html")
  }
}
