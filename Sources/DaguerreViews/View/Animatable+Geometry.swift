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

extension StrokeStyle: Animatable {
  /// The width, how far corners may reach, and where dashes begin.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      (lineWidth, miterLimit) = (newValue.first, newValue.second.first)
      dashPhase = newValue.second.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  /// Those at the top and those at the bottom, each from where lines begin.
  public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

private let stepsToOne = 128.0
