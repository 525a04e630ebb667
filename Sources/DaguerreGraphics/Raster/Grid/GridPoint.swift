/// A point on the grid.
struct GridPoint: Hashable {
  var x, y: Int
}
