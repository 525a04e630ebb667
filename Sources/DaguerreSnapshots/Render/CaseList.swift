import DaguerreGraphics
import DaguerreSupport

/// The cases of a catalogue as text.
public struct CaseList: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let threads: Int

  /// - Parameter threads: how many lay sheets out at the same time, which only ``json(_:)`` needs.
  public init(catalogue: any SnapshotCatalogue, threads: Int) {
    self.catalogue = catalogue
    self.threads = threads
  }

  /// One line for each case: its id and its point.
  ///
  /// - Throws: `SelectionError` and what the catalogue throws.
  public func text(_ selection: SnapshotSelection) throws -> [String] {
    try selection.cases(of: catalogue).map { "\($0.id) \($0.point)" }
  }

  /// The lines of a JSON array with one entry for each case.
  ///
  /// An entry has `case`, `component`, the axes, and `size`: that of the sheet in points as `[width, height]`, as laid
  /// out at the scale of references.
  ///
  /// - Throws: `SelectionError`, `CaseError` and what the catalogue throws.
  public func json(_ selection: SnapshotSelection) throws -> [String] {
    let sharing = SheetSharing(catalogue)
    let entries = try selection.cases(of: catalogue).mapSharing(threads: threads) {
      CaseDrawer(scale: SnapshotStore.scale, sharing: sharing)
    } transform: { drawer, snapshot, _ in
      Self.entry(snapshot, try drawer.draw(snapshot).sheet.list.size)
    }
    return ["["] + entries.enumerated().map { "  \($1)" + ($0 == entries.count - 1 ? "" : ",") } + ["]"]
  }

  private static func entry(_ snapshot: SnapshotCase, _ size: Size) -> String {
    let fields =
      [("case", snapshot.id), ("component", snapshot.component)] + snapshot.point.pairs.map { ($0.name, $1) }
    return "{\(JSONText.members(fields)), \"size\": [\(size.width), \(size.height)]}"
  }
}
