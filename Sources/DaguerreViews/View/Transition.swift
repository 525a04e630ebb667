/// How a view would come and go, by a type of its own; a picture shows it there or not there, so that nobody asks for
/// its body.
public protocol Transition {
  /// What the view looks like on its way.
  associatedtype Body: View
  /// Stands for the view.
  typealias Content = TransitionContent
  /// What the view looks like in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition is like; says nothing.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Nothing special.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// What a transition is like, for a system that asks for less motion; a picture has none.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  /// A transition in which something moves or not.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view that comes or goes.
public struct TransitionContent: View {
  /// Nothing: it is never drawn.
  public var body: EmptyView { EmptyView() }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it comes.
  case willAppear
  /// It is there.
  case identity
  /// After it has gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// From -1 before it comes to 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension AnyTransition {
  /// A transition whose own type does not matter.
  public init(_ transition: some Transition) { self.init() }
}
