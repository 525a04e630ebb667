internal import DaguerreSkins
internal import DaguerreSnapshots
internal import DaguerreText
internal import OUDS

/// Draws sheets in one theme at one point of the matrix.
struct SheetDrawing {
  let theme: OUDSTheme
  let point: SheetEnvironment
  let fonts: FontLibrary

  /// Lays a sheet out, noting every token that it reads.
  func draw(_ definition: SheetDefinition, in context: SnapshotContext) throws -> Sheet {
    let recorder = ReadRecorder()
    var renderer = ViewRenderer(fonts: fonts, environment: point.values(scale: context.scale))
    renderer.tracesOrigins = context.tracesOrigins
    let rendering = try SkinScope.recording(recorder) {
      try renderer.render(
        OUDSThemeableView(theme: theme) { content(of: definition) },
        background: theme.colors.bgPrimary.color(for: point.mode))
    }
    let cells = SheetCells(marks: rendering.markedFrames, direction: point.direction).inReadingOrder
    return Sheet(
      list: rendering.list, cells: cells,
      tokens: recorder.reads.map { TokenRead(path: $0.key.name, value: $0.value.canonicalText) },
      origins: context.tracesOrigins ? rendering.list.commands.indices.map(rendering.origin(of:)) : [])
  }

  @ViewBuilder
  private func content(of definition: SheetDefinition) -> some View {
    if definition.isOnColoredSurface {
      definition.content().oudsColoredSurface(theme.colorModes.onBrandPrimary)
    } else {
      definition.content()
    }
  }
}

/// The cells of a sheet, as the frames that its views reported tell them.
///
/// A mark is the word of a ``SheetState``, row and column of a grid as in `Neutral/Small`, or a name of its own.
struct SheetCells {
  private let cells: [Cell]
  private let direction: LayoutDirection

  init(marks: [MarkedFrame], direction: LayoutDirection) {
    cells = marks.map { mark in
      let name = SheetState(rawValue: mark.name)?.caption ?? mark.name
      return Cell(name: name, state: mark.name, direction: direction.word, frame: mark.frame)
    }
    self.direction = direction
  }

  /// Row by row, each from the side where lines begin.
  var inReadingOrder: [Cell] { cells.sorted { position($0) < position($1) } }

  private func position(_ cell: Cell) -> (Double, Double) {
    (cell.frame.minY, direction == .leftToRight ? cell.frame.minX : -cell.frame.maxX)
  }
}
