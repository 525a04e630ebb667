/// A curve that an outline cuts into chords, in grid steps.
protocol Curve {
  /// The farthest that one chord from end to end can be away from the curve; n chords are n² times closer.
  var flatness: Double { get }
  /// A box that holds the curve.
  var hull: GridRect { get }
  var halves: (Self, Self) { get }
  /// The point at a parameter of 0...1, exact at both ends.
  func point(at t: Double) -> GridPoint
}
