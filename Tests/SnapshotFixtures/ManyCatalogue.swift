import DaguerreGraphics
public import DaguerreSnapshots

/// As many cases as one likes, each with a look of its own, to see what a case costs.
public struct ManyCatalogue: SnapshotCatalogue {
  private let count: Int

  /// - Parameter count: of cases.
  public init(count: Int) { self.count = count }

  /// One, of all ids.
  public let components = ["many"]
  /// Those of the shapes.
  public var axes: SnapshotAxes { ShapesCatalogue.axes }

  /// The points of an id one after the other, then the next id.
  public func cases() -> [SnapshotCase] {
    let points = axes.points
    return (0..<count).map { number in
      let point = points[number % points.count]
      return SnapshotCase(id: "many/\(number / points.count)", point: point, component: "many", storesImage: false) {
        _ in
        var list = DisplayList(size: Size(width: 8, height: 2), background: .white)
        list.append(.fillRect(Rect(x: 0, y: 0, width: 4, height: 2), Color(rgba: UInt32(number) << 8 | 0xFF)))
        return Sheet(list: list, cells: [], tokens: [])
      }
    }
  }
}
