import DaguerreSkins
import DaguerreSnapshots

extension SnapshotCatalogue {
  /// The canonical texts of the tokens at a point, by path.
  func values(at point: SnapshotPoint, under skin: (any Skin)? = nil) throws -> [String: String] {
    Dictionary(try tokens(at: point, under: skin).map { ($0.path, $0.value) }) { first, _ in first }
  }
}
