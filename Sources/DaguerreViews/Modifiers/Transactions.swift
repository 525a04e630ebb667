// Changes with an animation, and what would come and go: a picture is one moment.

/// How a change would be made; a picture shows it made.
public struct Transaction {
  /// How it would move.
  public var animation: Animation?
  /// Whether nothing moves, whatever a view says.
  public var disablesAnimations = false
  /// Whether more changes follow, as while a finger moves.
  public var isContinuous = false
  /// Whether the pace of what changes is kept, for an animation that follows.
  public var tracksVelocity = false
  private var values = KeyedValues()

  /// A change without an animation.
  public init() {}
  /// A change with an animation, if there is one.
  public init(animation: Animation?) { self.animation = animation }

  /// Does nothing: what would move has come to its end, and nobody waits for it.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}

  /// The value of a key; its default where nobody set it.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[key, default: Key.defaultValue] }
    set { values[key, default: Key.defaultValue] = newValue }
  }

  /// The value of a key; its default where nobody set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[key, default: Key.defaultValue] }
    set { values[key, default: Key.defaultValue] = newValue }
  }
}

/// Names a value of ``Transaction``.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set it.
  static var defaultValue: Value { get }
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

  /// The view as `body` has it: nothing moves in a still picture, so `transform` is not called.
  public func transaction<Result: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> Result
  ) -> Result {
    body(PlaceholderContentView(content: self))
  }

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

extension Animation {
  /// Swinging as a spring does.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation("spring(\(spring), blendDuration: \(blendDuration))")
  }
  /// Swinging as a spring does.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation("interpolatingSpring(\(spring), initialVelocity: \(initialVelocity))")
  }
  /// Swinging as a spring does that goes so far past the end, for some seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring(duration: \(duration), bounce: \(bounce), initialVelocity: \(initialVelocity))")
  }
  /// Swinging far past the end, for some seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(duration: \(duration), extraBounce: \(extraBounce))")
  }
  /// Swinging a little past the end, for some seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(duration: \(duration), extraBounce: \(extraBounce))")
  }
  /// Not past the end, for some seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(duration: \(duration), extraBounce: \(extraBounce))")
  }
  /// The same animation, with a closure that tells when it is over, which is not called.
  public func logicallyComplete(after seconds: Double) -> Animation { self }
}

extension AnyTransition {
  /// Out of focus.
  public static let blurReplace = AnyTransition()
  /// As a symbol of the system comes and goes.
  public static let symbolEffect = AnyTransition()

  /// Out of focus, upwards or downwards.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition { .blurReplace }
  /// As a symbol of the system comes and goes.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }

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

  /// The same view: no screen grows out of it, so nobody asks how.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (MatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration
  ) -> Self { self }
}

/// What a view would look like while a screen grows out of it.
public struct MatchedTransitionSourceConfiguration: Sendable {
  /// On a ground.
  public func background(_ color: Color) -> Self { self }
  /// With round corners.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// With a shadow.
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> Self { self }
}
