extension Array {
  /// The indices of the elements, grouped by key; groups and their members are in the order of the array.
  package func groupedIndices<Key: Hashable>(by key: (Element) -> Key) -> [[Int]] {
    Dictionary(grouping: indices) { key(self[$0]) }.values.sorted { $0[0] < $1[0] }
  }

  /// The elements that are included; the array itself, not a copy, where all are.
  package func keeping(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try allSatisfy(isIncluded) ? self : filter(isIncluded)
  }
}

extension [[Int]] {
  /// Transforms groups on several threads, see ``parallelMap(_:threads:progress:makeWorker:transform:)``.
  ///
  /// - Parameter transform: gives a result for each member of a group, in its order.
  /// - Returns: the results by index, of which every one is in one group.
  package func mapMembers<Worker, Result: Sendable>(
    threads: Int, progress: ProgressHandler? = nil, makeWorker: @escaping @Sendable () -> Worker,
    transform: @escaping @Sendable (Worker, [Int]) throws -> [Result]
  ) throws -> [Result] {
    let results = try parallelMap(
      self, threads: threads, progress: progress, makeWorker: makeWorker, transform: transform
    ).flatMap { $0 }
    var places = [Int](repeating: 0, count: results.count)
    for (place, index) in joined().enumerated() { places[index] = place }
    return places.map { results[$0] }
  }
}
