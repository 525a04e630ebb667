internal import DaguerreText

/// What views need in order to become layout nodes: the environment at their place and the picture they are for.
public struct ResolutionContext {
  public var environment: EnvironmentValues
  let session: RenderSession
  /// The axis of the stack around this place, if one is.
  var stackAxis: Axis?

  /// Evaluates `body` so that `@Environment` reads the environment of this place.
  func withEnvironment<Result>(_ body: () throws -> Result) rethrows -> Result {
    try EnvironmentValues.$current.withValue(environment, operation: body)
  }

  func resolveBody<Content: View>(of view: Content) -> [LayoutNode] {
    withEnvironment { view.body }._resolve(in: self)
  }
}

/// What is shared by all that makes one picture.
final class RenderSession {
  let fonts: FontLibrary
  private(set) var errors: [any Error] = []

  init(fonts: FontLibrary) { self.fonts = fonts }

  /// Notes why the picture cannot be made; drawing goes on, so that all reasons are found.
  func report(_ error: any Error) { errors.append(error) }
}
