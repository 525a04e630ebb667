/// Identifies a case: an id at a point.
///
/// Sorted by id, then by the values of the axes in the order of manifest columns.
struct CaseKey: Hashable {
  let id: String
  let point: SnapshotPoint
}

extension CaseKey: Comparable {
  static func < (left: CaseKey, right: CaseKey) -> Bool {
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
  var description: String { "\(id) (\(point))" }
}

extension SnapshotCase {
  var key: CaseKey { CaseKey(id: id, point: point) }
}
