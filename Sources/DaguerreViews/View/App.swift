internal import DaguerreSupport

/// What an application shows, for sources that have one: a view that can be drawn.
public protocol Scene: View {}

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
  /// What it shows.
  var body: Body { get }
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
