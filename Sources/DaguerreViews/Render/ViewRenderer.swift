public import DaguerreSupport
public import DaguerreText

/// Turns a view into a display list.
///
/// With the first one the time zone of the process becomes Greenwich's, which dates have that views format themselves.
public struct ViewRenderer: Sendable {
  /// Where the fonts that views name come from.
  public let fonts: FontLibrary
  /// What the view inherits; its `displayScale` should be the scale that the list is drawn at.
  public var environment: EnvironmentValues
  /// Whether to note from which view and which tokens each paint comes, which costs a little time; the picture is the
  /// same.
  public var tracesOrigins = false

  /// A renderer with some fonts, whose views inherit `environment`.
  public init(fonts: FontLibrary, environment: EnvironmentValues = EnvironmentValues()) {
    HostTimeZone.isGreenwich
    self.fonts = fonts
    self.environment = environment
  }

  /// Lays out `view` in the room of `proposal` and draws it; the picture is as large as the view chooses to be.
  ///
  /// - Throws: ``ViewError`` when a view may not be used as it is, and ``FontError`` when a font cannot be had;
  ///   ``RenderingErrors`` if there are several.
  public func render(
    _ view: some View, proposal: ProposedViewSize = .unspecified, background: Color = .clear
  ) throws -> Rendering {
    let first = try draw(view, at: nil, proposal: proposal, background: background)
    guard !first.canvas.messages.isEmpty || first.leavesWork else { return first.rendering }
    // Something is told: so views are made again at places that keep what they hold, until none is told anything new.
    let root = ViewPlace()
    defer { root.end() }
    var last = first
    for round in 0..<Self.maximumRounds {
      root.begin()
      let commands = last.canvas.list.commands
      last = try draw(view, at: root, proposal: proposal, background: background)
      // What views leave to be done each time that they are made has an end where it changes nothing.
      let isNew = last.leavesWork && (round == 0 || last.canvas.list.commands != commands)
      guard try last.tellsAnything() || isNew else { return last.rendering }
    }
    last.context.warn(
      "\(type(of: view))", "it changes each time that it is drawn; its picture is that of round \(Self.maximumRounds).")
    try last.context.session.throwErrors()
    return last.rendering
  }

  /// How often views are made again at most: those that change each other take three or four rounds.
  private static let maximumRounds = 16

  /// Makes the views and draws them once.
  private func draw(
    _ view: some View, at place: ViewPlace?, proposal: ProposedViewSize, background: Color
  ) throws -> Round {
    let session = RenderSession(fonts: fonts, tracesOrigins: tracesOrigins)
    return try RenderSession.$current.withValue(.init(session: session)) {
      var context = ResolutionContext(environment: environment, session: session)
      context.place = place
      let root = ZStack { view }._resolve(in: context)[0]
      try session.throwErrors()
      let size = root.size(for: proposal)
      let canvas = Canvas(size: size, background: background, colorScheme: environment.colorScheme)
      root.draw(in: Rect(origin: .zero, size: size), proposal: proposal, on: canvas)
      try session.throwErrors()
      return Round(canvas: canvas, context: context)
    }
  }
}

/// Views that were made and drawn once.
private struct Round {
  let canvas: Canvas
  let context: ResolutionContext

  /// Whether something was left to be done while they were made.
  var leavesWork: Bool { context.session.hasWork }

  /// Tells views what is known since they were drawn, and does what is left to be done.
  ///
  /// - Returns: whether that was anything new.
  func tellsAnything() throws -> Bool {
    let session = context.session
    return try RenderSession.$current.withValue(.init(session: session)) {
      var isAnythingNew = false
      for occasion in ToldOccasion.allCases {
        for message in canvas.messages where message.occasion == occasion && message.tell() { isAnythingNew = true }
      }
      session.doWork()
      try session.throwErrors()
      return isAnythingNew
    }
  }

  var rendering: Rendering {
    Rendering(
      list: canvas.list, markedFrames: canvas.markedFrames, targets: canvas.targets,
      inactiveFrames: canvas.inactiveFrames,
      accessibility: canvas.accessibility,
      unmappedScalars: canvas.unmappedScalars, origins: context.session.origins)
  }
}

/// All that keeps a picture from being made.
public struct RenderingErrors: DiagnosticError {
  /// Each once, in the order in which they were found.
  public let errors: [any Error]

  /// Those of all errors.
  public var diagnostics: [Diagnostic] { errors.flatMap(Diagnostic.all(of:)) }
}

extension RenderSession {
  fileprivate func throwErrors() throws {
    var known: Set<String> = []
    let different = errors.filter { known.insert("\($0)").inserted }
    guard let first = different.first else { return }
    throw different.count == 1 ? first : RenderingErrors(errors: different)
  }
}

/// What rendering a view gives.
public struct Rendering: Sendable {
  /// What to draw, in points.
  public let list: DisplayList
  /// In the order in which they were drawn.
  public let markedFrames: [MarkedFrame]
  /// What a finger or a pointer can hit, in points, in the order in which it was drawn.
  public let targets: [HitTarget]
  /// The frames of the views that are disabled, in points, in the order in which they were drawn.
  public let inactiveFrames: [Rect]
  /// What views tell assistive technology, in the order in which they were drawn.
  public let accessibility: [AccessibilityElement]
  /// Characters that were drawn as `.notdef` because no font has them.
  public let unmappedScalars: [Unicode.Scalar]
  private let origins: PaintOrigins?

  init(
    list: DisplayList, markedFrames: [MarkedFrame], targets: [HitTarget], inactiveFrames: [Rect],
    accessibility: [AccessibilityElement], unmappedScalars: [Unicode.Scalar], origins: PaintOrigins?
  ) {
    self.list = list
    self.markedFrames = markedFrames
    self.targets = targets
    self.inactiveFrames = inactiveFrames
    self.accessibility = accessibility
    self.unmappedScalars = unmappedScalars
    self.origins = origins
  }

  /// Where a command of the list comes from; nil where that was not traced, or where no view's body made it.
  public func origin(of command: Int) -> PaintOrigin? { origins?[list.provenance[command]] }
}

/// Why a view cannot be drawn as it was written.
public enum ViewError: DiagnosticError, Equatable {
  /// The design system does not allow it; `rule` says why in words.
  case disallowedUse(view: String, rule: String)
  /// It cannot be drawn; `rule` says what can.
  case unsupported(view: String, rule: String)

  /// The view, then the rule.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .disallowedUse(let view, let rule), .unsupported(let view, let rule): [Diagnostic(rule, at: view)]
    }
  }
}
