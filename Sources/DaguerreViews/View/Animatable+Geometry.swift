// What shapes of one's own hand on as theirs; the numbers are SwiftUI's, which counts steps of a 128th.

extension Angle: Animatable {
  /// The radians in steps.
  public var animatableData: Double {
    get { radians * stepsToOne }
    set { radians = newValue / stepsToOne }
  }
}

extension UnitPoint: Animatable {
  /// The shares in steps.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * stepsToOne, y * stepsToOne) }
    set { (x, y) = (newValue.first / stepsToOne, newValue.second / stepsToOne) }
  }
}

extension EdgeInsets: Animatable {
  /// The points at the top, where lines begin, at the bottom, and where lines end.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

private let stepsToOne = 128.0
