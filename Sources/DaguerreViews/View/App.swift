internal import DaguerreSupport

/// What an application shows, for sources that have one: a view that can be drawn.
public protocol Scene: View {}

/// Collects the scenes of an application.
@resultBuilder
public enum SceneBuilder {
  /// A scene as it is written.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> SceneList<First> { SceneList(first: first) }
  /// The scenes of an `if` without `else`.
  public static func buildIf<Content: Scene>(_ content: Content?) -> Content? { content }
  /// The scenes of an `if`.
  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }
  /// The scenes of an `else`.
  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }
  /// The scenes of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes: the first one is what an application opens with, the others are pictures of their own.
public struct SceneList<First: Scene>: Scene {
  let first: First

  /// The first one.
  public var body: some View { first }
}

extension Optional: Scene where Wrapped: Scene {}
extension ConditionalContent: Scene where First: Scene, Second: Scene {}

/// A window, drawn as its content.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// A window with views in it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

/// An application, for sources that have one.
///
/// There is no screen to show it on: draw its `body` with a ``ViewRenderer``.
public protocol App {
  /// The type of what it shows.
  associatedtype Body: Scene
  /// What it shows; of several scenes the first one.
  @SceneBuilder var body: Body { get }
  /// An application as it starts.
  init()
}

extension App {
  /// Says that there is no screen, and ends.
  public static func main() {
    let text = "\(Self.self) has no screen here: draw its body with ViewRenderer, or run it on a device.\n"
    StandardError.write(text)
  }
}
