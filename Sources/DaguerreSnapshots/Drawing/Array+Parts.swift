extension Array {
  /// The indices of the elements, grouped by key; groups and their members are in the order of the array.
  func groupedIndices<Key: Hashable>(by key: (Element) -> Key) -> [[Int]] {
    Dictionary(grouping: indices) { key(self[$0]) }.values.sorted { $0[0] < $1[0] }
  }

  /// The elements that are included; the array itself, not a copy, where all are.
  func keeping(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try allSatisfy(isIncluded) ? self : filter(isIncluded)
  }
}
