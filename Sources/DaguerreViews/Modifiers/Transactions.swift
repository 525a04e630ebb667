// Changes with an animation, and what would come and go: a picture is one moment.

/// How a change would be made; a picture shows it made.
public struct Transaction: Sendable {
  /// How it would move.
  public var animation: Animation?
  /// Whether nothing moves, whatever a view says.
  public var disablesAnimations = false
  /// Whether more changes follow, as while a finger moves.
  public var isContinuous = false
  /// Whether scrolling follows a change of content.
  public var tracksVelocity = false

  /// A change without an animation.
  public init() {}
  /// A change with an animation, if there is one.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes changes at once: nothing moves in a still picture.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Makes changes at once: nothing moves in a still picture.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When an animation counts as over.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Makes changes at once; a picture is of the moment then, so `completion` is not called.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The same binding: changes are made at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// The same binding: changes are made at once.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension View {
  /// The same view: nothing moves in a still picture, so `transform` is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  /// The same view: nothing moves in a still picture, so `transform` is not called.
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  /// The view as `body` has it: nothing moves in a still picture.
  public func animation<Result: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Result
  ) -> Result {
    body(PlaceholderContentView(content: self))
  }

  /// The same view: places and sizes are those of one moment.
  public func geometryGroup() -> Self { self }
}

/// A view that a closure is given to change.
public struct PlaceholderContentView<Content: View>: View {
  let content: Content

  /// The view.
  public var body: Content { content }
}

/// How something swings; nothing does in a still picture, so a spring holds nothing.
public struct Spring: Hashable, Sendable {
  /// Swinging far past the end.
  public static let bouncy = Spring()
  /// Swinging a little past the end.
  public static let snappy = Spring()
  /// Not past the end.
  public static let smooth = Spring()

  /// For some seconds.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// By how fast it answers.
  public init(response: Double, dampingRatio: Double) {}
  /// By what a spring of metal has.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}

  /// Swinging far past the end, for some seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  /// Swinging a little past the end, for some seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  /// Not past the end, for some seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
}

extension Animation {
  /// Swinging as a spring does.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation() }
  /// Swinging as a spring does.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation() }
  /// Swinging far past the end, for some seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Swinging a little past the end, for some seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Not past the end, for some seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// The same animation, with a closure that tells when it is over, which is not called.
  public func logicallyComplete(after seconds: Double) -> Animation { self }
}

extension AnyTransition {
  /// Out of focus.
  public static let blurReplace = AnyTransition()
  /// As a symbol of the system comes and goes.
  public static let symbolEffect = AnyTransition()

  /// From a side, pushing what was there before it.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From elsewhere.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// From elsewhere.
  public static func offset(_ offset: Size) -> AnyTransition { AnyTransition() }
  /// From one modifier to the other.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition()
  }
}

/// How one screen would follow another; a picture shows one of them.
public struct NavigationTransition: Hashable, Sendable {
  /// As the platform has it.
  public static let automatic = NavigationTransition()
  /// Growing out of a view of the first.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

extension View {
  /// The same view: a picture shows one screen.
  public func navigationTransition(_ transition: NavigationTransition) -> Self { self }

  /// The same view: no screen grows out of it.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
}

/// How a symbol of the system would move again and again.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Faster or slower.
  public static func speed(_ factor: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public func speed(_ factor: Double) -> SymbolEffectOptions { self }
}

extension SymbolEffect {
  /// Larger or smaller.
  public static let scale = SymbolEffect()
  /// Coming.
  public static let appear = SymbolEffect()
  /// Turning this way and that.
  public static let wiggle = SymbolEffect()
  /// Round and round.
  public static let rotate = SymbolEffect()
  /// Larger and smaller, slowly.
  public static let breathe = SymbolEffect()
  /// One symbol for another.
  public static let replace = SymbolEffect()

  /// The old one down, the new one up.
  public var downUp: SymbolEffect { self }
  /// The old one up, the new one up.
  public var upUp: SymbolEffect { self }
  /// The old one gone, the new one up.
  public var offUp: SymbolEffect { self }
  /// Part after part.
  public var iterative: SymbolEffect { self }
  /// More and more parts.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
  /// There only.
  public var nonReversing: SymbolEffect { self }
  /// Parts without colour hidden.
  public var hideInactiveLayers: SymbolEffect { self }
  /// Parts without colour paler.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Layer after layer.
  public var byLayer: SymbolEffect { self }
  /// All at once.
  public var wholeSymbol: SymbolEffect { self }
}

extension View {
  /// The same view: nothing moves in a still picture.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
