public import DaguerreGraphics
internal import DaguerreSkins
public import DaguerreSheets
public import DaguerreText
public import DaguerreViews

extension Sheet {
  /// Lays out a view, noting every token that it reads.
  ///
  /// A frame that the view marks (`markFrame(_:)`) is a cell; cells are in reading order, row by row from the side
  /// where lines begin.
  ///
  /// - Parameters:
  ///   - environment: what the view inherits; the skin of the context lies over one that it gives.
  ///   - cellName: what people call the cell of a mark.
  ///   - content: evaluated once, as the background is, so that their reads are noted too.
  /// - Throws: `ViewError` and `FontError`.
  public init(
    in environment: EnvironmentValues, fonts: FontLibrary, background: @autoclosure () -> Color,
    context: SnapshotContext, cellName: (_ mark: String) -> String = { $0 }, @ViewBuilder content: () -> some View
  ) throws {
    let recorder = ReadRecorder(isAskedForFaults: true)
    let (environment, skin) = environment.startingSkin(under: context.skin)
    var renderer = ViewRenderer(fonts: fonts, environment: environment)
    renderer.tracesOrigins = context.tracesOrigins
    // Always this skin, whatever was in force outside.
    let ((rendering, directReads), surroundings) = try recorder.checkingFaults {
      try SurroundingReads.recording {
        try SkinScope.with(skin) {
          try SkinScope.recording(recorder) {
            try SkinScope.directReads { try renderer.render(content(), background: background()) }
          }
        }
      }
    }
    let isBackwards = environment.layoutDirection == .rightToLeft
    func position(_ frame: Rect) -> (Double, Double) { (frame.minY, isBackwards ? -frame.maxX : frame.minX) }
    self.init(
      list: rendering.list,
      cells: rendering.markedFrames.map { Cell(name: cellName($0.name), state: $0.name, frame: $0.frame) }
        .sorted { position($0.frame) < position($1.frame) },
      tokens: recorder.mapReads { TokenRead(path: $0.key.name, value: $1) },
      directReads: directReads.sorted().map(\.name), surroundings: surroundings,
      origins: context.tracesOrigins ? rendering.list.commands.indices.map(rendering.origin(of:)) : [],
      targets: rendering.targets, inactiveFrames: rendering.inactiveFrames)
  }
}
