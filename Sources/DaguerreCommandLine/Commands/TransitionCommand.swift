import ArgumentParser
import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots
import DaguerreSupport

/// A sheet on its way from one point to another.
struct TransitionCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "transition", abstract: "Animate a sheet from one point to another, as from a theme to another.",
      discussion: """
        Every token passes from its first value to its last in equal steps; what cannot be blended, such as a font \
        family, changes half-way. Writes an animated PNG that plays without end and rests at both ends. The first and \
        the last frame are the sheets that '\(Source.toolName) render' draws.

        A point is a theme, followed by values of other axes that are not the default, as in \
        \(Source.axes.pointPattern).
        """)
  }

  @Option(help: ArgumentHelp("The first point.", valueName: "point")) var from: String
  @Option(help: ArgumentHelp("The last point.", valueName: "point")) var to: String
  @Option(help: ArgumentHelp("The component. Its first sheet is drawn unless --filter says which.", valueName: "name"))
  var component: String?
  @Option(help: ArgumentHelp("A pattern over ids; the first sheet that fits is drawn.", valueName: "glob"))
  var filter: String?
  @Option(name: .customLong("case"), help: ArgumentHelp("The id of the sheet, as 'list' prints it.", valueName: "id"))
  var id: String?
  @Option(help: ArgumentHelp("How many frames, from 2 to 1000.", valueName: "n"))
  var frames = 13
  @Flag(help: "Write one picture of all frames side by side instead.")
  var strip = false
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG file to write, whole or not at all.", valueName: "file"),
    transform: { try wantedPath($0, "a file") })
  var output: String
  @OptionGroup(title: "Under which tokens, at both ends") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var size: ScaleOption
  @OptionGroup(title: "How") var fonts: FontOptions

  func validate() throws {
    guard (2...1000).contains(frames) else {
      throw ValidationError("--frames \(frames): give a number from 2 to 1000.")
    }
    guard component != nil || filter != nil || id != nil else {
      throw ValidationError("Say which sheet: --component NAME, --filter GLOB or --case ID.")
    }
  }

  func run() throws {
    let axes = Source.axes
    let (first, last) = (try axes.point(from), try axes.point(to))
    var selection = SnapshotSelection()
    for axis in axes.all { selection[axis.name] = [first[axis.name], last[axis.name]] }
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: selection)
    let sheet = try sheetID(in: catalogue, at: first)
    guard let transition = try catalogue.transition(of: sheet, from: first, to: last) else {
      throw SelectionError.nothingSelected
    }
    let bitmaps = try TransitionFrames(transition: transition, count: frames, scale: size.scale).bitmaps()
    let file =
      strip ? try PNG.encode(TransitionFrames.strip(bitmaps), compression: .small) : try animation(bitmaps)
    try Files.write(file, to: output)
    StandardOutput.print("\(frames) frames of \(sheet) written to \(output)")
  }

  /// Rests at the ends, where there is something to look at.
  private func animation(_ bitmaps: [Bitmap]) throws -> [UInt8] {
    try PNG.encodeAnimation(
      bitmaps.enumerated().map { index, bitmap in
        PNG.Frame(bitmap, duration: index == 0 || index == bitmaps.count - 1 ? 1000 : 40)
      })
  }

  private func sheetID(in catalogue: any SnapshotCatalogue, at point: SnapshotPoint) throws -> String {
    var selection = SnapshotSelection(at: point)
    if let id {
      let ids = try selection.cases(of: catalogue).map(\.id)
      guard ids.contains(id) else { throw SelectionError.unknownWord(id, option: "case", known: ids) }
    }
    selection.components = component.map { [$0] } ?? []
    selection.filters = filter.map { [$0] } ?? []
    guard let sheet = try selection.cases(of: catalogue).first(where: { id == nil || $0.id == id }) else {
      throw SelectionError.nothingSelected
    }
    return sheet.id
  }
}
