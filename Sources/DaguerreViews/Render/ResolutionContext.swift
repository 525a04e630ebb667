internal import DaguerreSkins
internal import DaguerreSupport
internal import DaguerreText

/// What views need in order to become layout nodes: the environment at their place and the picture they are for.
public struct ResolutionContext {
  /// What views read at this place.
  public var environment: EnvironmentValues
  let session: RenderSession
  /// The axis of the stack around this place, if one is.
  var stackAxis: Axis?
  /// That of the scrolling view around; nil where nothing scrolls.
  var scrollRoom: ScrollRoom?
  /// What of a ``Grid`` this place is, if it is directly in one.
  var gridPlace: GridPlace?
  /// The view whose body this place is in.
  var origin = ProvenanceID.none
  /// What is kept here while views are made again; nil where they are made once.
  var place: ViewPlace?
  /// How many bodies this place is in.
  private var depth = 0
  /// Views within views use up the stack of their thread, of which the system gives 8 MB at least.
  private static let maximumDepth = 1_000

  init(environment: EnvironmentValues, session: RenderSession) {
    self.environment = environment
    self.session = session
  }

  /// The context of what is within a view; nil, which is reported, where that does not seem to end.
  func within(_ view: Any.Type) -> ResolutionContext? {
    guard depth < Self.maximumDepth else {
      session.report(
        ViewError.unsupported(
          view: PaintOrigin.name(of: view),
          rule: "more than \(Self.maximumDepth) views are nested here; does it hold itself?"))
      return nil
    }
    var inner = self
    inner.depth += 1
    return inner
  }

  /// Evaluates `body` so that `@Environment` reads the environment of this place, under the skin that the tree gives
  /// it.
  func withEnvironment<Result>(_ body: () throws -> Result) rethrows -> Result {
    try EnvironmentValues.$current.withValue(environment) {
      guard let skin = environment.treeSkin else { return try body() }
      return try SkinScope.withinTree(skin, body)
    }
  }

  /// The same for what the body around this place has handed on, as the content of a `ForEach`: what it reads is noted as
  /// what that body reads.
  func withEnvironmentOfBody<Result>(_ content: () -> Result) -> Result {
    guard session.origins != nil, origin != .none else { return withEnvironment(content) }
    let (result, keys) = SkinScope.directReads { withEnvironment(content) }
    session.origins?.add(keys.map(\.name), to: origin)
    return result
  }

  func resolveBody<Content: View>(of view: Content) -> [LayoutNode] {
    resolveBody(of: view) { view.body }
  }

  /// Evaluates the body of a view or modifier and resolves it; notes where its paints come from, when that is wanted.
  func resolveBody<Owner, Body: View>(of owner: Owner, _ body: () -> Body) -> [LayoutNode] {
    guard var inner = within(Owner.self, { owner }) else { return [] }
    guard session.origins != nil else { return withEnvironment(body)._resolve(in: inner) }
    let (content, keys) = SkinScope.directReads { withEnvironment(body) }
    inner.origin = session.origins?.add(Owner.self, reading: keys.map(\.name), within: origin) ?? .none
    return content._resolve(in: inner).map { OriginNode($0, inner.origin, environment) }
  }

  /// The context of the body of a view or modifier; nil, which is reported, where it cannot be evaluated.
  private func within(_ type: Any.Type, _ owner: () -> Any) -> ResolutionContext? {
    if let missing = EnvironmentRequirements.missing(by: type, in: environment, owner) {
      session.report(
        ViewError.unsupported(
          view: PaintOrigin.name(of: type), rule: "it reads \(missing.displayName): \(missing.remedy)."))
      return nil
    }
    guard var inner = within(type) else { return nil }
    if let place {
      inner.place = place.after(.view(type))
      inner.place?.keepState(of: owner())
    }
    return inner
  }
}

extension View {
  /// The nodes of the view at a place within that of a context, if that keeps places.
  func resolve(in context: ResolutionContext, after step: @autoclosure () -> ViewPlace.Step) -> [LayoutNode] {
    // Apart, for a context is not copied in vain.
    guard let place = context.place else { return _resolve(in: context) }
    var inner = context
    inner.place = place.after(step())
    return _resolve(in: inner)
  }
}

/// What is shared by all that makes one picture.
package final class RenderSession {
  /// That of the picture that the task is making.
  @TaskLocal static var current: Holder?

  /// Hands a session to the code that it evaluates, which stays in its task.
  struct Holder: @unchecked Sendable { let session: RenderSession }

  let fonts: FontLibrary
  /// Nil where nobody asks for them.
  var origins: PaintOrigins?
  private(set) var errors: [any Error] = []
  /// Where the views are that others follow, by their names.
  var matchedFrames: [MatchedName: MatchedFrame] = [:]
  /// What is to be done once views have been told what is known.
  private var work: [(RenderSession) -> Void] = []

  init(fonts: FontLibrary, tracesOrigins: Bool) {
    self.fonts = fonts
    self.origins = tracesOrigins ? PaintOrigins() : nil
  }

  /// Notes why the picture cannot be made; drawing goes on, so that all reasons are found.
  func report(_ error: any Error) { errors.append(error) }

  /// Whether something is left to be done.
  var hasWork: Bool { !work.isEmpty }

  /// Does what is left to be done, and what that leaves, for some turns.
  func doWork() {
    for _ in 0..<Self.maximumTurns where hasWork {
      let turn = work
      work = []
      for action in turn { action(self) }
    }
  }

  /// What goes on leaving itself to be done, as a clock does, is not waited for.
  private static let maximumTurns = 16
}

extension RenderSession {
  /// Whether a picture is being made here.
  package static var isDrawing: Bool { current != nil }

  /// Leaves something to be done once views have been told what is known, under the environment of the view that is told
  /// or made now; nothing where no picture is being made.
  package static func leave(_ work: @escaping () -> Void) {
    guard let session = current?.session else { return }
    let environment = EnvironmentValues.current
    session.work.append { session in
      ResolutionContext(environment: environment, session: session).withEnvironment(work)
    }
  }

  /// Makes the picture fail that is being made; where none is, says why on standard error.
  package static func report(_ view: String, _ rule: String) {
    guard let session = current?.session else { return StandardError.write("\(view): \(rule)\n") }
    session.report(ViewError.unsupported(view: view, rule: rule))
  }
}

extension RequiredEnvironmentValue {
  /// Makes the picture fail that is being made, because of a value that something read and nothing set; where none is
  /// being made, says so on standard error.
  package static func reportMissing() {
    RenderSession.report("\(Self.self)", "something reads it where nothing sets it: \(remedy).")
  }
}
