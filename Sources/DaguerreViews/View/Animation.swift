/// How a change would move; nothing moves in a still picture, so an animation is only what is said of it.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The call that makes it, as in `easeIn(duration: 0.35)`; equal animations have the same.
  public let description: String

  init(_ description: String) { self.description = description }

  /// The platform's usual one.
  public static let `default` = Animation("default")
  /// At constant speed.
  public static let linear = Animation.linear(duration: 0.35)
  /// Slow at first.
  public static let easeIn = Animation.easeIn(duration: 0.35)
  /// Slow at last.
  public static let easeOut = Animation.easeOut(duration: 0.35)
  /// Slow at first and at last.
  public static let easeInOut = Animation.easeInOut(duration: 0.35)
  /// Swinging past the end and back.
  public static let spring = Animation.spring()

  /// Swinging past the end and back.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))")
  }
  /// Swinging past the end and back, for some seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring(duration: \(duration), bounce: \(bounce), blendDuration: \(blendDuration))")
  }
  /// Following a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(
      "interactiveSpring(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))")
  }
  /// Following a finger.
  public static let interactiveSpring = Animation.interactiveSpring()
  /// Swinging by a spring's properties.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      "interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), initialVelocity: "
        + "\(initialVelocity))")
  }
  /// By a cubic Bézier curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation("timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))") }
  /// Swinging far past the end.
  public static let bouncy = Animation.bouncy()
  /// Swinging a little past the end.
  public static let snappy = Animation.snappy()
  /// Not past the end.
  public static let smooth = Animation.smooth()
  /// The same animation, later.
  public func delay(_ seconds: Double) -> Animation { Animation("\(self).delay(\(seconds))") }
  /// The same animation, faster or slower.
  public func speed(_ factor: Double) -> Animation { Animation("\(self).speed(\(factor))") }
  /// The same animation, again and again.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(self).repeatCount(\(count), autoreverses: \(autoreverses))")
  }
  /// The same animation, without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(self).repeatForever(autoreverses: \(autoreverses))")
  }

  /// At constant speed, for some seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear(duration: \(duration))") }
  /// Slow at first, for some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn(duration: \(duration))") }
  /// Slow at last, for some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut(duration: \(duration))") }
  /// Slow at first and at last, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut(duration: \(duration))") }
}

/// Makes changes at once: nothing moves in a still picture.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view would come and go; a picture shows it there or not there.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By growing and shrinking.
  public static let scale = AnyTransition()
  /// From one side to the other.
  public static let slide = AnyTransition()

  /// From a side and back.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// By growing and shrinking.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// One way when it comes, another when it goes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// This and another at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same, with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// The same view: nothing moves in a still picture.
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }

  /// The same view: nothing moves in a still picture.
  public func animation(_ animation: Animation?) -> Self { self }

  /// The same view: a picture shows it there or not there.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// The same view: a picture shows it there or not there.
  public func transition(_ transition: some Transition) -> Self { self }
}

/// How the content of a view would change; a picture shows it before or after.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// As the content has it.
  public static let interpolate = ContentTransition()
  /// Digits that roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digits that roll up or down to a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// As a symbol of the system moves.
  public static let symbolEffect = ContentTransition()
  /// As a symbol of the system moves.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
}
