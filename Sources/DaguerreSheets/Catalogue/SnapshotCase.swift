/// One sheet of a catalogue at one point of the matrix.
public struct SnapshotCase: Sendable {
  /// Words of `a` to `z`, `0` to `9`, `-` and `_`, joined by `/`, as in `button/default/icon-and-text`.
  public var id: String
  /// Where in the matrix it is drawn.
  public var point: SnapshotPoint
  /// The first word of the id.
  public var component: String
  /// Whether references hold it; others can only be rendered.
  public var isReference: Bool
  /// Whether references keep the picture for people to look at; otherwise they keep only the hash of its pixels, which
  /// is as exact.
  public var storesImage: Bool
  /// Lays out the sheet.
  ///
  /// It may be called on any thread and must give the same sheet every time.
  public var draw: @Sendable (SnapshotContext) throws -> Sheet

  /// - Parameters:
  ///   - component: the first word of `id`.
  ///   - draw: may be called on any thread; what it throws becomes a ``CaseError``.
  public init(
    id: String, point: SnapshotPoint, component: String, isReference: Bool = true, storesImage: Bool = true,
    draw: @escaping @Sendable (SnapshotContext) throws -> Sheet
  ) {
    self.id = id
    self.point = point
    self.component = component
    self.isReference = isReference
    self.storesImage = storesImage
    self.draw = draw
  }
}

/// Identifies a case: an id at a point.
///
/// Sorted by id, then by the values of the axes in the order of manifest columns.
package struct CaseKey: Hashable {
  package let id: String
  package let point: SnapshotPoint

  package init(id: String, point: SnapshotPoint) {
    self.id = id
    self.point = point
  }
}

extension CaseKey: Comparable {
  package static func < (left: CaseKey, right: CaseKey) -> Bool {
    if left.id != right.id { return left.id < right.id }
    for index in left.point.axes.stored {
      let (first, second) = (left.point.values[index], right.point.values[index])
      if first != second { return first < second }
    }
    return false
  }
}

extension CaseKey: CustomStringConvertible {
  /// As in `button/default/text (orange/max-it/dark/compact/ltr)`.
  package var description: String { "\(id) (\(point))" }
}

extension SnapshotCase {
  package var key: CaseKey { CaseKey(id: id, point: point) }
}
