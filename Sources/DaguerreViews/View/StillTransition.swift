// Transitions by the names that the system has for them, where a type of one's own is asked for: `Fade().combined(with: .opacity)`.

/// A transition of the system; a picture shows a view there or not there.
public struct StillTransition: Transition, Sendable {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Out of focus, as the system does it.
public struct BlurReplaceTransition: Transition, Sendable {
  /// Where the view comes from and goes to.
  public enum Configuration: Hashable, Sendable { case downUp, upUp }

  /// Out of focus, one way or the other.
  public init(configuration: Configuration) {}
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One transition for a view that comes, another for one that goes.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// For a view that comes.
  public var insertion: Insertion
  /// For one that goes.
  public var removal: Removal

  /// One of two transitions.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  /// This and another at the same time.
  public func combined(with other: some Transition) -> StillTransition { StillTransition() }
  /// The same, with an animation.
  public func animation(_ animation: Animation?) -> Self { self }
}

extension Transition where Self == StillTransition {
  /// At once.
  public static var identity: Self { Self() }
  /// By fading.
  public static var opacity: Self { Self() }
  /// By growing and shrinking.
  public static var scale: Self { Self() }
  /// From one side to the other.
  public static var slide: Self { Self() }
  /// As a symbol of the system comes and goes.
  public static var symbolEffect: Self { Self() }
  /// By growing from and shrinking to a size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self() }
  /// From a side and back.
  public static func move(edge: Edge) -> Self { Self() }
  /// From a side, pushing what was there before it.
  public static func push(from edge: Edge) -> Self { Self() }
  /// From elsewhere.
  public static func offset(x: Double = 0, y: Double = 0) -> Self { Self() }
}

extension Transition where Self == BlurReplaceTransition {
  /// Out of focus.
  public static var blurReplace: Self { Self(configuration: .downUp) }
}
