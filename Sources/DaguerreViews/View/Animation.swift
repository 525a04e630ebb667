/// How a change would move; nothing moves in a still picture, so an animation holds nothing.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()

  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
}

/// Makes changes at once: nothing moves in a still picture.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view would come and go; a picture shows it there or not there.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
}

extension View {
  /// The same view: nothing moves in a still picture.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// The same view: a picture shows it there or not there.
  public func transition(_ transition: AnyTransition) -> some View { self }
}
