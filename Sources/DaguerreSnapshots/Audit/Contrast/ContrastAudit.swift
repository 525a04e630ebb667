public import DaguerreGraphics

/// Measures the contrast of texts, graphics and controls in all cases of a catalogue, as WCAG 2.2 asks for it.
public struct ContrastAudit: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let threads: Int
  private let progress: ProgressHandler?

  /// - Parameter catalogue: with the layers in force.
  public init(catalogue: any SnapshotCatalogue, threads: Int, progress: ProgressHandler? = nil) {
    self.catalogue = catalogue
    self.threads = threads
    self.progress = progress
  }

  /// The pairs of one sheet, in the order in which they are drawn, boundaries of controls last.
  ///
  /// - Parameters:
  ///   - sheet: with origins where tokens shall be those of the painting view.
  ///   - point: where it is drawn; nil where that is not known, so that sizes are those of text scale 1 and a token counts
  ///     with its values for all modes.
  ///   - scale: pixels per point.
  public static func pairs(
    in sheet: Sheet, at point: SnapshotPoint? = nil, scale: Double = SnapshotStore.scale
  ) throws(DrawingError) -> [ContrastPair] {
    try ContrastScanner().pairs(in: sheet, at: point, scale: scale)
  }

  /// Lays out the selected cases that have references, each once, and looks at every sheet that differs.
  ///
  /// - Throws: `SelectionError`, `CaseError` and what the catalogue throws.
  public func report(_ selection: SnapshotSelection) throws -> ContrastReport {
    let cases = try selection.references(of: catalogue)
    // Points at which a sheet is laid out alike come together.
    struct Group: Hashable {
      let id: String
      let theme: String
    }
    let groups = cases.groupedIndices { Group(id: $0.id, theme: $0.point.theme) }
    let pairs = try groups.mapMembers(threads: threads, progress: progress) {
      ContrastScanner()
    } transform: { scanner, group in
      var known: [(list: DisplayList, pairs: [ContrastPair])] = []
      return try group.map { index in
        let snapshot = cases[index]
        do {
          let sheet = try snapshot.draw(SnapshotContext(scale: SnapshotStore.scale))
          if let same = known.last(where: { $0.list.drawsTheSame(as: sheet.list) }) { return same.pairs }
          let traced = try snapshot.draw(SnapshotContext(scale: SnapshotStore.scale, tracesOrigins: true))
          let pairs = try scanner.pairs(in: traced, at: snapshot.point, scale: SnapshotStore.scale)
          known.append((sheet.list, pairs))
          return pairs
        } catch {
          throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
        }
      }
    }
    return ContrastReport(Array(zip(cases, pairs)), axes: catalogue.axes)
  }
}
