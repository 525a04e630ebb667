public import ArgumentParser
internal import DaguerreCommandLine
internal import DaguerreSupport
internal import DaguerreTool
internal import DaguerreGraphics
internal import DaguerreImages
internal import DaguerreSnapshots
internal import OUDS
internal import OUDSCatalogue

/// `daguerre transition`: a sheet on its way from one point to another.
public struct TransitionCommand: ParsableCommand {
  /// Name and help, for the argument parser.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "transition", abstract: "Animate a sheet from one theme, tuning or mode to another.",
      discussion: """
        Every token passes from its first value to its last in equal steps; what cannot be blended, such as a font \
        family, changes half-way. Writes an animated PNG that plays without end and rests at both ends. The first and \
        the last frame are the sheets that 'daguerre render' draws.
        """)
  }

  @Option(
    help: ArgumentHelp("The first point: THEME/TUNING/MODE/SIZE-CLASS, all but the theme optional.", valueName: "point")
  )
  var from: String
  @Option(help: ArgumentHelp("The last point.", valueName: "point"))
  var to: String
  @Option(help: ArgumentHelp("The component. Its first sheet is drawn unless --filter says which.", valueName: "name"))
  var component: String?
  @Option(help: ArgumentHelp("A pattern over ids; the first sheet that fits is drawn.", valueName: "glob"))
  var filter: String?
  @Option(
    name: .customLong("case"), help: ArgumentHelp("The sheet, such as button/strong/icon-and-text.", valueName: "id"))
  var id: String?
  @Option(help: "ltr or rtl.")
  var direction = "ltr"
  @Option(help: ArgumentHelp("How many frames, from 2 to 1000.", valueName: "n"))
  var frames = 13
  @Flag(help: "Write one picture of all frames side by side instead.")
  var strip = false
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG file to write, whole or not at all.", valueName: "file"),
    transform: { try wantedPath($0, "a file") })
  var output: String
  @OptionGroup(title: "Under which tokens, at both ends") var overlay: OverlayOptions<DesignSystem>
  @OptionGroup(title: "How") var size: ScaleOption
  @OptionGroup(title: "How") var fonts: FontOptions

  /// For the argument parser, which fills in the options.
  public init() {}

  /// - Throws: `ValidationError` for a number of frames outside 2 to 1000, and when no option tells which sheet.
  public func validate() throws {
    guard (2...1000).contains(frames) else {
      throw ValidationError("--frames \(frames): give a number from 2 to 1000.")
    }
    guard component != nil || filter != nil || id != nil else {
      throw ValidationError("Say which sheet: --component NAME, --filter GLOB or --case ID.")
    }
  }

  /// Draws the frames and writes the file, whole or not at all.
  ///
  /// - Throws: when the catalogue does not know a word, when a layer, font or case cannot be used, and when the file
  ///   cannot be written.
  public func run() throws {
    let layers = try overlay.layers()
    let (first, last) = (try ThemePoint(from).with(layers), try ThemePoint(to).with(layers))
    let library = try fonts.folder.library()
    try library.check()
    let catalogue = OUDSCatalogue(fonts: library, symbols: try fonts.folder.symbols())
    let sheet = try sheetID(in: catalogue)
    let directions = catalogue.axes["direction"]?.allValues ?? []
    guard directions.contains(direction) else {
      throw SelectionError.unknownWord(direction, option: "direction", known: directions)
    }
    guard let transition = catalogue.transition(of: sheet, from: first.end, to: last.end, direction: direction) else {
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

  private func sheetID(in catalogue: OUDSCatalogue) throws -> String {
    let ids = catalogue.sheetIDs
    if let id, !ids.contains(id) { throw SelectionError.unknownWord(id, option: "case", known: ids) }
    var selection = SnapshotSelection()
    selection.components = component.map { [$0] } ?? []
    selection.filters = filter.map { [$0] } ?? []
    let selected = Set(try selection.cases(of: catalogue).map(\.id))
    guard let sheet = ids.first(where: { selected.contains($0) && (id == nil || $0 == id) }) else {
      throw SelectionError.nothingSelected
    }
    return sheet
  }
}

extension ThemePoint {
  /// Light and compact unless it says otherwise.
  var end: SheetTransition.End {
    SheetTransition.End(
      theme: theme.theme, skin: theme.skin, isDark: variants.isDark ?? false, isRegular: variants.isRegular ?? false)
  }
}
