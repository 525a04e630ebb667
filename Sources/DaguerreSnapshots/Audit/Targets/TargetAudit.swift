import DaguerreGraphics

/// Measures what fingers and pointers can hit in all cases of a catalogue, as WCAG 2.2, 2.5.8 asks for it.
public struct TargetAudit: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let threads: Int
  private let progress: ProgressHandler?

  /// - Parameter catalogue: with the layers in force.
  public init(catalogue: any SnapshotCatalogue, threads: Int, progress: ProgressHandler? = nil) {
    self.catalogue = catalogue
    self.threads = threads
    self.progress = progress
  }

  /// Lays out the selected cases that have references; nothing is drawn.
  ///
  /// - Throws: `SelectionError`, `CaseError` and what the catalogue throws.
  public func report(_ selection: SnapshotSelection) throws -> TargetReport {
    let cases = try selection.references(of: catalogue)
    let found = try parallelMap(cases, threads: threads, progress: progress) {
      ()
    } transform: { _, snapshot in
      do {
        return TargetReport.Target.all(in: try snapshot.draw(SnapshotContext(scale: SnapshotStore.scale)))
      } catch {
        throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
      }
    }
    return TargetReport(Array(zip(cases, found)), components: catalogue.components, axes: catalogue.axes)
  }
}
